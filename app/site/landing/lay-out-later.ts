/**
 * The sections below the first screen are not laid out while the page comes (section.module.css), which halves what there
 * is to do before its first picture. Until they are, where they stand is a guess.
 */

/** On the root element of a page that was opened at its top (scripts/first-screen.mjs); without it nothing waits. */
const MARK = 'data-first-screen'

/** Lays out at once what still waits. Call it before anything below the first screen is scrolled to or measured. */
export function layOutAll(): void {
  document.documentElement.removeAttribute(MARK)
}

/**
 * Lays the sections out one after the other, each when the browser has nothing else to do.
 *
 * @returns a function that lays out at once what then still waits
 */
export function layOutInTurn(sections: Iterable<HTMLElement>): () => void {
  const waiting = document.documentElement.hasAttribute(MARK) ? [...sections] : []
  const done: HTMLElement[] = []
  let request = 0

  const finish = () => {
    cancelWhenIdle(request)
    layOutAll()
    for (const section of done) section.style.removeProperty('content-visibility')
    done.length = waiting.length = 0
  }
  const layOutNext = () => {
    const section = waiting.shift()
    if (section === undefined) {
      finish()
      return
    }
    section.style.setProperty('content-visibility', 'visible')
    done.push(section)
    request = whenIdle(layOutNext)
  }
  request = whenIdle(layOutNext)
  return finish
}

// Safari has no idle callbacks: there, each section has a task of its own.
const hasIdleCallbacks = typeof window !== 'undefined' && 'requestIdleCallback' in window
const LATEST_MILLISECONDS = 500

function whenIdle(act: () => void): number {
  return hasIdleCallbacks ? window.requestIdleCallback(act, { timeout: LATEST_MILLISECONDS }) : window.setTimeout(act)
}

function cancelWhenIdle(request: number): void {
  if (hasIdleCallbacks) window.cancelIdleCallback(request)
  else window.clearTimeout(request)
}
