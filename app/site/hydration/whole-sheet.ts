/** Whether a style sheet arrived and is not empty. */
export function isWholeSheet({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length)
  } catch {
    // The rules of a sheet that did not arrive may not be read.
    return false
  }
}
