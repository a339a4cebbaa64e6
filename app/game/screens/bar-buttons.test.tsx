import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { stubBrowser } from '../../../testing/fakes/stub-browser.ts'
import { openSession, type Session } from '../session/session.ts'
import { createSessionStore } from '../session/session-store.ts'
import { BackgroundButton } from './bar-buttons.tsx'

beforeEach(() => stubBrowser())

function renderButton(state: Pick<Session, 'stage' | 'picture'> & Partial<Session>) {
  const session = createSessionStore({ ...openSession(7), isEndShown: state.stage !== 'not-started', ...state })
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  render(
    <>
      <BackgroundButton session={session} />
      <section>
        <button type="button">TRY AGAIN</button>
      </section>
    </>,
    { container: dialog },
  )
  return session
}

const pause = (): HTMLElement | null => screen.queryByRole('button', { name: 'Pause background' })

test('the background button pauses and resumes the attract flight on the start screen', async () => {
  const session = renderButton({ stage: 'not-started', picture: 'ready' })
  await userEvent.click(screen.getByRole('button', { name: 'Pause background', pressed: false }))
  expect(session.getState().isAttractHeld).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Pause background', pressed: true }))
  expect(session.getState().isAttractHeld).toBe(false)
})

test('the background button pauses the end scene and passes its focus on when the scene ends', async () => {
  const session = renderButton({ stage: 'crashed', picture: 'ready', endScene: 'running' })
  await userEvent.click(screen.getByRole('button', { name: 'Pause background', pressed: false }))
  expect(session.getState().endScene).toBe('held')
  await userEvent.click(screen.getByRole('button', { name: 'Pause background', pressed: true }))
  expect(session.getState().endScene).toBe('running')
  expect(document.activeElement).toBe(pause())
  act(() => session.dispatch({ type: 'end-scene-over' }))
  expect(pause()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'TRY AGAIN' }))
})

test('the background button is absent when nothing moves', () => {
  renderButton({ stage: 'not-started', picture: 'preparing' })
  expect(pause()).toBeNull()
  cleanup()
  renderButton({ stage: 'crashed', picture: 'ready' })
  expect(pause()).toBeNull()
  cleanup()
  renderButton({ stage: 'not-started', picture: 'unavailable' })
  expect(pause()).toBeNull()
  cleanup()
  stubBrowser({ isMotionReduced: true })
  renderButton({ stage: 'not-started', picture: 'ready' })
  expect(pause()).toBeNull()
})

test('the background button is absent until the end screen is shown', () => {
  renderButton({ stage: 'crashed', picture: 'ready', endScene: 'running', isEndShown: false })
  expect(pause()).toBeNull()
})
