/** What the build ends each style sheet with: one that was cut short lacks it. As engines serialise the rule. */
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
