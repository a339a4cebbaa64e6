// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { createEndScene } from '../session/end-scene.ts'
import { openSession, type Session } from '../session/session.ts'
import { createSessionStore } from '../session/session-store.ts'
import { BackgroundButton } from './bar-buttons.tsx'

let isMotionReduced = false

beforeEach(() => {
  isMotionReduced = false
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isMotionReduced }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function renderButton(state: Pick<Session, 'stage' | 'picture'> & Partial<Session>) {
  const session = createSessionStore({ ...openSession(7), isEndShown: state.stage !== 'not-started', ...state })
  const showsAttract = createStore(() => true)
  const endScene = createEndScene()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  render(
    <>
      <BackgroundButton session={session} showsAttract={showsAttract} endScene={endScene} />
      <section>
        <button type="button">TRY AGAIN</button>
      </section>
    </>,
    { container: dialog },
  )
  return { showsAttract, endScene }
}

const pause = (): HTMLElement | null => screen.queryByRole('button', { name: 'Pause background' })

test('the background button pauses and resumes the attract flight on the start screen', async () => {
  const { showsAttract } = renderButton({ stage: 'not-started', picture: 'ready' })
  await userEvent.click(screen.getByRole('button', { name: 'Pause background', pressed: false }))
  expect(showsAttract.getState()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Pause background', pressed: true }))
  expect(showsAttract.getState()).toBe(true)
})

test('the background button pauses the end scene and passes its focus on when the scene ends', async () => {
  const { endScene } = renderButton({ stage: 'crashed', picture: 'ready' })
  expect(pause()).toBeNull()
  act(() => endScene.setState('running'))
  await userEvent.click(screen.getByRole('button', { name: 'Pause background', pressed: false }))
  expect(endScene.getState()).toBe('held')
  await userEvent.click(screen.getByRole('button', { name: 'Pause background', pressed: true }))
  expect(endScene.getState()).toBe('running')
  expect(document.activeElement).toBe(pause())
  act(() => endScene.setState('over'))
  expect(pause()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'TRY AGAIN' }))
})

test('the background button is absent when nothing moves', () => {
  renderButton({ stage: 'not-started', picture: 'preparing' })
  expect(pause()).toBeNull()
  cleanup()
  renderButton({ stage: 'not-started', picture: 'unavailable' })
  expect(pause()).toBeNull()
  cleanup()
  isMotionReduced = true
  renderButton({ stage: 'not-started', picture: 'ready' })
  expect(pause()).toBeNull()
})

test('the background button is absent until the end screen is shown', () => {
  const { endScene } = renderButton({ stage: 'crashed', picture: 'ready', isEndShown: false })
  act(() => endScene.setState('running'))
  expect(pause()).toBeNull()
})
