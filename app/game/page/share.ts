/** Ways for a text to leave the page: the system's share sheet and the clipboard. */

/** Shows the system's share sheet until it is used or closed; false where there is none, or the system refuses it. */
export async function showShareSheet(data: ShareData): Promise<boolean> {
  // Some browsers lack it, although the types have it.
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    // What closing the sheet rejects with.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Whether the text is copied: a browser may refuse it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
