/** The last rule of each style sheet, added by the build, as engines serialise it. A truncated sheet lacks it. */
export const SHEET_END = '@layer end;'

/** Whether a style sheet arrived whole. */
export function isWholeSheet({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules[sheet.cssRules.length - 1]?.cssText === SHEET_END
  } catch {
    // The rules of a sheet that did not arrive may not be read.
    return false
  }
}
