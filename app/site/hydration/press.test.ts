// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { CONTAINER_ID } from './container-id.ts'
import { placeOf, pressButtonAt } from './press.ts'

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

test('a press on a translated button is repeated on the button that was rendered in its place', () => {
  const button = document.querySelectorAll('button')[3]
  if (!button) throw new Error('no button')
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
