/**
 * Watches what the browser, and others on the page, do to an open modal dialog.
 *
 * @param onClose it was closed, taken out of the page or hidden
 * @param onNotModal it was taken out with a part of the page and put back: it is still open, but no longer modal
 * @returns stops it
 */
export function watchDialog(dialog: HTMLDialogElement, onClose: () => void, onNotModal: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    timer = undefined
    if (!dialog.isConnected || !dialog.open || !dialog.checkVisibility()) onClose()
    else if (!dialog.matches(':modal')) onNotModal()
  }

  // Later: hydration/page-frame.ts, which began to watch before, has put the page's frame back by then.
  const observer = new MutationObserver(() => (timer ??= setTimeout(look)))
  observer.observe(dialog, { attributeFilter: ['open', 'hidden', 'class', 'style'] })
  for (let part: Node | null = dialog.parentNode; part !== null; part = part.parentNode)
    observer.observe(part, { childList: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
