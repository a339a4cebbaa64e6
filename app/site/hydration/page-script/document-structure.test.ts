// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CONTAINER_ID } from '../container-id.ts'
import { keepDocumentStructure } from './document-structure.ts'

const PAGE = '<a href="#main">Skip</a><main><button>Play</button></main>'

const { head, body } = document
// The tests of other files share the document, and Testing Library searches the body that it first saw.
afterAll(() => {
  document.documentElement.replaceChildren(head, body)
})

let presses: number

/** A page whose container listens, as React's does. */
function openPage(): HTMLElement {
  document.documentElement.innerHTML = '<head><title>Page</title><link rel="stylesheet" href="#"></head><body></body>'
  const container = document.createElement('div')
  container.id = CONTAINER_ID
  document.body.append(container)
  container.innerHTML = PAGE
  presses = 0
  container.addEventListener('click', () => (presses += 1))
  return container
}

let container: HTMLElement
let stopKeeping: () => void

beforeEach(() => {
  container = openPage()
  stopKeeping = keepDocumentStructure()
})

afterEach(() => {
  stopKeeping()
})

test('nodes removed from a hydrated page’s head, body or container are restored and work', async () => {
  const acts: readonly (() => void)[] = [
    () => container.remove(),
    () => container.replaceWith(container.cloneNode(true)),
    () => container.replaceChildren(),
    () => (container.textContent = ''),
    () => {
      while (container.firstChild) container.firstChild.remove()
    },
    () => {
      const foreign = document.createElement('x-foreign')
      foreign.id = container.id
      container.replaceWith(foreign)
      foreign.append(...container.childNodes)
    },
    () => container.replaceChildren(...container.cloneNode(true).childNodes),
    () => document.body.replaceChildren(...document.body.cloneNode(true).childNodes),
    () => document.body.remove(),
    () => document.body.replaceWith(document.createElement('body')),
    () => document.head.remove(),
    () => document.querySelector('link')?.remove(),
    () => document.head.replaceChildren(),
  ]
  for (const act of acts) {
    act()
    await vi.waitFor(() => {
      expect(document.body.innerHTML, String(act)).toBe(`<div id="ringwake-page">${PAGE}</div>`)
      expect(document.querySelectorAll('head > link[rel=stylesheet]'), String(act)).toHaveLength(1)
      presses = 0
      document.querySelector('button')?.click()
      expect(presses, String(act)).toBe(1)
    })
  }
})

test('React’s own changes to its container are left alone', async () => {
  const [, main] = container.children
  const next = document.createElement('main')
  main?.remove()
  container.append(next)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([...container.children].at(-1)).toBe(next)
})

test('a node removed about 100 times is left removed', async () => {
  let removals = 0
  const foreign = new MutationObserver(() => {
    if (!container.isConnected) return
    container.remove()
    removals += 1
  })
  foreign.observe(document.body, { childList: true })
  container.remove()
  await vi.waitUntil(() => removals >= 99, { timeout: 10_000 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(removals).toBeLessThanOrEqual(101)
  expect(container.isConnected).toBe(false)
  foreign.disconnect()
})
