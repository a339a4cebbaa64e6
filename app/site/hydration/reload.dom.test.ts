import { beforeEach, expect, test, vi } from 'vitest'

import { CONTAINER_ID, isAnyFormDirty, placeOf, pressButtonAt, takePress, tryReload } from './reload.ts'

const pressed: string[] = []

beforeEach(() => {
  pressed.length = 0
  document.body.innerHTML = `<button>Foreign</button><div id="${CONTAINER_ID}"></div><button>Reload</button>`
  render()
})

function render() {
  const container = document.getElementById(CONTAINER_ID)
  if (!container) throw new Error('no container')
  container.innerHTML = '<button>Login</button><button>Register</button><button>Login</button>'
  for (const [index, button] of [...container.children].entries())
    button.addEventListener('click', () => pressed.push(`${button.textContent} ${String(index)}`))
}

test('a press on a translated button is repeated on the button rendered in its place', () => {
  const button = document.querySelectorAll('button')[3]
  button.innerHTML = '<font>Anmelden</font>'
  const place = placeOf(button)
  render()
  pressButtonAt(place)
  expect(pressed).toEqual(['Login 2'])
})

test('a button outside the page is not pressed again', () => {
  const [foreign, , , , ours] = document.querySelectorAll('button')
  for (const button of [foreign, ours, null]) expect(placeOf(button ?? null)).toBe(-1)
  pressButtonAt(-1)
  pressButtonAt(7)
  expect(pressed).toEqual([])
})

test('a page that was reloaded for a press is not reloaded again, even where the browser hides how it was opened', () => {
  window.history.replaceState({ kept: true, pressAfterReload: 2 }, '')
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  expect(takePress()).toBe(2)
  expect(window.history.state).toEqual({ kept: true })
  expect(tryReload(2)).toBe('reloaded-before')
  expect(takePress()).toBeUndefined()
})

function renderForms(): void {
  document.body.innerHTML = `
    <form></form>
    <form>
      <input name="name"><input name="agreed" type="checkbox"><textarea name="details"></textarea>
      <select name="type"><option value="">Choose</option><option>Feedback</option></select>
      <button>Send</button>
    </form>`
}

/** The field of that kind; there is one of each. */
function field<Name extends 'input' | 'textarea' | 'select'>(name: Name, more = ''): HTMLElementTagNameMap[Name] {
  const [found] = document.querySelectorAll<HTMLElementTagNameMap[Name]>(`${name}${more}`)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}

test('a form is dirty once any of its fields is changed', () => {
  renderForms()
  expect(isAnyFormDirty()).toBe(false)
  const acts: readonly (() => void)[] = [
    () => (field('input', '[name=name]').value = 'A'),
    () => (field('input', '[name=agreed]').checked = true),
    () => (field('textarea').value = ' '),
    () => (field('select').selectedIndex = 1),
  ]
  for (const act of acts) {
    act()
    expect(isAnyFormDirty(), String(act)).toBe(true)
    document.forms[1].reset()
    expect(isAnyFormDirty(), 'after it was reset').toBe(false)
  }
})
