import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { createStores, type StoredBefore } from '../../../testing/fakes/game-stores.ts'
import { DEFAULT_SETTINGS } from '../player-data/settings.ts'
import { InvertPrompt } from './elements/shared-buttons.tsx'
import { NoPictureScreen } from './no-picture-screen.tsx'
import { PauseScreen } from './pause-screen.tsx'
import { StartScreen } from './start/start-screen.tsx'

/** The stores of a flight that the player has paused, with a picture. */
function storesAtPause({ session, ...before }: StoredBefore = {}) {
  return createStores({ session: { stage: 'paused', pauseReason: 'player', picture: 'ready', ...session }, ...before })
}

function pause(before: StoredBefore = {}) {
  return <PauseScreen {...storesAtPause(before)} onClose={() => undefined} />
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

test('the pause screen says that Escape closes the game, and focuses Resume', () => {
  render(pause())
  expect(screen.getByText(/Escape closes the game/)).toBeDefined()
  expect(document.activeElement).toBe(button('Resume'))
})

test('the pause screen names the pause key that is set, or none', () => {
  const words = () => document.body.textContent
  const pauseBy = (pauseKey: string | null, startOver: string | null) =>
    pause({ settings: { hotkeys: { ...DEFAULT_SETTINGS.hotkeys, pause: pauseKey, startOver } } })
  const { rerender } = render(pauseBy('KeyK', 'KeyR'))
  expect(words()).toContain('K resumes, R starts over.\nEscape closes')
  rerender(pauseBy(null, null))
  expect(words()).not.toMatch(/resumes|R starts over/)
})

test('Start over on the pause screen begins the course anew', async () => {
  const { session, ...stores } = storesAtPause()
  render(<PauseScreen session={session} {...stores} onClose={() => undefined} />)
  await userEvent.click(button('Start over'))
  expect(session.getState()).toMatchObject({ stage: 'playing', flights: 1 })
})

test('the pause screen reports a lost picture and blocks Resume until it is back', async () => {
  const { session, ...stores } = storesAtPause({ session: { pauseReason: 'picture-lost', picture: 'lost' } })
  const dispatch = vi.spyOn(session, 'dispatch')
  render(<PauseScreen session={session} {...stores} onClose={() => undefined} />)
  expect(screen.getByText(/graphics have stopped/)).toBeDefined()
  await userEvent.click(button('Resume'))
  expect(dispatch).not.toHaveBeenCalled()
  act(() => session.dispatch({ type: 'picture-ready' }))
  expect(screen.getByText(/graphics are back/)).toBeDefined()
  await userEvent.click(button('Resume'))
  expect(session.getState().stage).toBe('resuming')
})

function textsIn(part: Node): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

const MEDAL = { seed: 8, standard: 'gold' } as const

test('a screen whose text nodes a translator has wrapped still updates its text', () => {
  const start = (before: StoredBefore) => <StartScreen {...createStores(before)} />
  const screens = [
    [
      start({ session: { picture: 'ready' }, settings: { flightPace: 0.5 } }),
      start({ session: { picture: 'lost', seed: 8 }, settings: { flightPace: 0.7 } }),
    ],
    [
      start({ session: { picture: 'ready', seed: 7, courseOrigin: 'number' } }),
      start({ session: { picture: 'ready', seed: 8, courseOrigin: 'day' }, logbook: { medals: [MEDAL] } }),
    ],
    [pause({ session: { pauseReason: null } }), pause({ session: { pauseReason: 'picture-lost', picture: 'lost' } })],
  ] as const
  for (const [before, after] of screens) {
    const expected = render(after).container.textContent
    cleanup()
    const { container, rerender } = render(before)
    for (const text of textsIn(container)) {
      const wrapper = document.createElement('span')
      text.replaceWith(wrapper)
      wrapper.append(text.data)
    }
    rerender(after)
    expect(container.textContent).toBe(expected)
  }
})

test('the screen for missing WebGL gives the reason and focuses Close', () => {
  render(<NoPictureScreen why="unavailable" onReload={() => undefined} onClose={() => undefined} />)
  expect(screen.getByText(/WebGL 2/)).toBeDefined()
  expect(screen.getByText(/another browser/)).toBeDefined()
  expect(document.activeElement).toBe(button('Close the game'))
})

test('the screen for graphics gone for good gives the reason and offers a reload', () => {
  const onReload = vi.fn()
  render(<NoPictureScreen why="gone" onReload={onReload} onClose={() => undefined} />)
  expect(screen.getByText(/haven’t come back/)).toBeDefined()
  expect(document.activeElement).toBe(button('Reload the page'))
  button('Reload the page').click()
  expect(onReload).toHaveBeenCalledTimes(1)
})

test('the invert prompt says what Up does and inverts it', async () => {
  const { settings, logbook } = createStores()
  render(<InvertPrompt settings={settings} logbook={logbook} />)
  expect(screen.getByRole('status').textContent).toBe('Up climbs, down dives.')
  await userEvent.click(button('Swap?'))
  expect(settings.getState().invertClimb).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('Up dives, down climbs.')
  await userEvent.click(button('Swap?'))
  expect(settings.getState().invertClimb).toBe(false)
})
