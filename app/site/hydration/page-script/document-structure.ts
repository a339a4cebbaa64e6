import { CONTAINER_ID } from '../container-id.ts'

/** After so many removals a node is no longer put back, so that the two scripts do not loop for ever. */
const MOST_RESTORES = 100

/**
 * From now on, puts back what others take out of the frame of a page: head, body, style sheets, and React's container or
 * all that is in it. A copy that they put in its place is removed, because it has no event listeners.
 *
 * @returns stops it
 */
export function keepDocumentStructure(): () => void {
  const { documentElement, head, body } = document
  const sheets = document.querySelectorAll('link[rel=stylesheet]')
  const container = document.getElementById(CONTAINER_ID)
  if (container === null) return () => undefined
  let takenOut: Node[] = []
  let restoresLeft = MOST_RESTORES
  let timer: ReturnType<typeof setTimeout> | undefined

  const isWhole = () =>
    document.body === body &&
    container.isConnected &&
    container.hasChildNodes() &&
    [...sheets].every((sheet) => sheet.isConnected)

  const countRestore = () => {
    restoresLeft -= 1
    if (restoresLeft === 0) observer.disconnect()
  }

  const restore = () => {
    if (document.body !== body) document.body = body
    for (const sheet of sheets) if (!sheet.isConnected) head.append(sheet)
    if (!container.isConnected) {
      document.getElementById(CONTAINER_ID)?.remove()
      body.prepend(container)
    }
    // React never renders an empty page.
    if (!container.hasChildNodes()) container.append(...takenOut)
    countRestore()
  }

  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes } of records) {
      if (target !== container) continue
      takenOut.push(...removedNodes)
      // React removes one node at a time. Several at once were replaced by copies.
      if (removedNodes.length > 1) for (const copy of addedNodes) (copy as ChildNode).remove()
    }
    // At once: a navigation that begins in the next task needs a head.
    if (document.head !== head) {
      documentElement.prepend(head)
      countRestore()
    }
    observer.takeRecords()
    // The rest in a later task, so that repeated removals cannot block the page.
    timer ??= setTimeout(() => {
      timer = undefined
      if (!isWhole()) restore()
      takenOut = []
    })
  })
  for (const part of [documentElement, head, body, container]) observer.observe(part, { childList: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
