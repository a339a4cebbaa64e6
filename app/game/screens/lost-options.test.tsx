import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { createStores } from '../../../testing/fakes/game-stores.ts'
import { stubBrowser } from '../../../testing/fakes/stub-browser.ts'

// The file of the options does not arrive. The modules are reset, because an earlier test may have loaded it.
vi.mock('./options/options-screen.tsx', () => Promise.reject(new Error('offline')))
vi.resetModules()
const { CurrentScreen } = await import('./current-screen.tsx')

beforeEach(() => stubBrowser())

test('options that cannot be loaded say so, and Done leads back', async () => {
  const stores = createStores()
  render(<CurrentScreen {...stores} onClose={() => undefined} />)
  act(() => stores.session.dispatch({ type: 'picture-ready' }))
  await userEvent.click(screen.getByRole('button', { name: 'Options' }))
  const done = await screen.findByRole('button', { name: 'Done' })
  // It gets the focus after it is drawn.
  await waitFor(() => expect(document.activeElement).toBe(done))
  expect(screen.getByText(/^This couldn’t be loaded/)).toBeDefined()
  await userEvent.click(done)
  expect(screen.getByRole('button', { name: 'TAKE OFF' })).toBeDefined()
})
