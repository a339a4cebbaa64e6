/**
 * Watches what the browser, and others on the page, do to an open modal dialog.
 *
 * @param onClose it was closed, taken out of the page, hidden, made inert or emptied: nobody could leave it otherwise
 * @param onNotModal it was taken out with a part of the page and put back: it is still open, but no longer modal
 * @returns stops it
 */
export function watchDialog(dialog: HTMLDialogElement, onClose: () => void, onNotModal: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const check = () => {
    const isShown = dialog.open && dialog.getClientRects().length > 0
    if (!isShown || dialog.inert || dialog.querySelector('button') === null) onClose()
    else if (!dialog.matches(':modal')) onNotModal()
  }

  // After each change anew: hydration/page-script/document-structure.ts, which began to watch before, has put the page's frame
  // back by then. A check that was due before the change would come too early.
  const checkLater = () => {
    clearTimeout(timer)
    timer = setTimeout(check)
  }
  const observer = new MutationObserver(checkLater)
  observer.observe(dialog, { attributeFilter: ['open', 'inert'], childList: true })
  for (let part: Node | null = dialog.parentNode; part !== null; part = part.parentNode)
    observer.observe(part, { childList: true })
  // Also hidden by an extension's style sheet, which is not a node of the page.
  const sizes = new ResizeObserver(checkLater)
  sizes.observe(dialog)
  // A dialog hidden from the start never changes its size.
  checkLater()
  return () => {
    observer.disconnect()
    sizes.disconnect()
    clearTimeout(timer)
  }
}
