/** Whether any form of the page holds something that a reload would lose: a field that is not as the page sent it. */
export function isAnyFormDirty(): boolean {
  return [...document.forms].some((form) => [...form.elements].some(isDirty))
}

function isDirty(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return /^(?:checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== defaultIndexOf(field)
  return false
}

/** With nothing marked, a select stands on its first option. */
function defaultIndexOf({ options }: HTMLSelectElement): number {
  const marked = [...options].findLastIndex(({ defaultSelected }) => defaultSelected)
  return marked < 0 ? Math.min(0, options.length - 1) : marked
}
