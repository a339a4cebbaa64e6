import { CONTAINER_ID } from './container-id.ts'

/** The container in the open document; an empty one if somebody took it out, which React fills. */
export function findAppContainer(): HTMLElement {
  return (
    document.getElementById(CONTAINER_ID) ??
    document.body.appendChild(Object.assign(document.createElement('div'), { id: CONTAINER_ID }))
  )
}

/** Gives the document the head that React writes to, if somebody took it out. */
export function restoreHead(): void {
  if (document.querySelector('head') === null) document.documentElement.prepend(document.createElement('head'))
}

/**
 * From now on, puts back what others take out of the document of a hydrated page: head, body, style sheets, and the
 * container or all that is in it. What they put in its place, a copy that hears no press, goes.
 */
export function keepFrame(container: HTMLElement): void {
  const { documentElement, head, body } = document
  const sheets = document.querySelectorAll('link[rel=stylesheet]')

  const restore = () => {
    if (document.head !== head) documentElement.prepend(head)
    if (document.body !== body) document.body = body
    for (const sheet of sheets) if (!sheet.isConnected) head.append(sheet)
    if (!container.isConnected) findAppContainer().replaceWith(container)
  }

  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes } of records) {
      // React itself takes out one node at a time.
      if (target !== container || removedNodes.length < 2) continue
      for (const copy of addedNodes) container.removeChild(copy)
      container.prepend(...removedNodes)
    }
    // Later, so that somebody who insists cannot stop the page.
    setTimeout(restore)
  })
  for (const part of [documentElement, head, body, container]) observer.observe(part, { childList: true })
  restore()
}
