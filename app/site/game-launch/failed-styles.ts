/**
 * The bundler asks for the style sheets of a lazy module once only: if one is lost on the way, a second `import()` would
 * succeed without it and show the game undressed. So lost sheets are remembered and fetched again before the next try.
 */
const failed = new Set<HTMLLinkElement>()

/** Notes every style sheet that fails from now on; call the returned function to stop. */
export function watchFailedStyles(): () => void {
  const note = (event: Event) => {
    if (event.target instanceof HTMLLinkElement && event.target.rel === 'stylesheet') failed.add(event.target)
  }
  // An error of a resource does not bubble, but it can be caught on its way down.
  document.addEventListener('error', note, { capture: true })
  return () => {
    document.removeEventListener('error', note, { capture: true })
  }
}

/** Fetches again what failed earlier; rejects if a sheet fails once more, which keeps it on the list. */
export async function reloadFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(reload))
}

function reload(link: HTMLLinkElement): Promise<void> {
  const fresh = document.createElement('link')
  fresh.rel = 'stylesheet'
  fresh.href = link.href
  return new Promise((resolve, reject) => {
    fresh.addEventListener('load', () => {
      failed.delete(link)
      link.remove()
      resolve()
    })
    fresh.addEventListener('error', () => {
      // The watcher has put the fresh element on the list; it must not stand there twice.
      failed.delete(fresh)
      fresh.remove()
      reject(new Error('A style sheet of the game could not be loaded.'))
    })
    document.head.append(fresh)
  })
}
