// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { isAnyFormDirty } from './dirty-form.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <form></form>
    <form>
      <input name="name"><input name="agreed" type="checkbox"><textarea name="details"></textarea>
      <select name="type"><option value="">Choose</option><option>Feedback</option></select>
      <button>Send</button>
    </form>`
})

/** The field of that kind; there is one of each. */
function field<Name extends 'input' | 'textarea' | 'select'>(name: Name, more = ''): HTMLElementTagNameMap[Name] {
  const [found] = document.querySelectorAll<HTMLElementTagNameMap[Name]>(`${name}${more}`)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}

test('a form as the page sent it holds nothing to lose', () => {
  expect(isAnyFormDirty()).toBe(false)
})

test('a form holds something once any of its fields is another', () => {
  const acts: readonly (() => void)[] = [
    () => (field('input', '[name=name]').value = 'A'),
    () => (field('input', '[name=agreed]').checked = true),
    () => (field('textarea').value = ' '),
    () => (field('select').selectedIndex = 1),
  ]
  for (const act of acts) {
    act()
    expect(isAnyFormDirty(), String(act)).toBe(true)
    document.forms[1]?.reset()
    expect(isAnyFormDirty(), 'after it was reset').toBe(false)
  }
})
