import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { stubBrowser } from '../../testing/fakes/stub-browser.ts'
import { GameDialog } from './game-dialog.tsx'

// A browser without WebGL. Whole flights are flown in a real one.
beforeEach(() => {
  stubBrowser()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

function openGame(): { readonly dialog: HTMLDialogElement; readonly onClose: ReturnType<typeof vi.fn> } {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  const onClose = vi.fn()
  render(
    <GameDialog dialog={dialog} titleId="game-title" name="Ringwake" keepsOfflineCopy={false} onClose={onClose} />,
    { container: dialog },
  )
  return { dialog, onClose }
}

test('the dialog explains itself and can be closed without WebGL or a 2D canvas', async () => {
  const { dialog, onClose } = openGame()
  expect(await screen.findByRole('heading', { name: 'No picture in this browser' }, { timeout: 20_000 })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'TAKE OFF' })).toBeNull()
  expect(dialog.hasAttribute('aria-describedby'), 'no start screen, no description').toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Close the game' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(3)
  const back = new Event('cancel', { cancelable: true })
  dialog.dispatchEvent(back)
  expect(back.defaultPrevented, 'the owner closes the dialog, not the browser').toBe(true)
  expect(onClose).toHaveBeenCalledTimes(4)
  const picker = dialog.appendChild(document.createElement('input'))
  picker.dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(onClose, 'a file picker was cancelled, not the dialog').toHaveBeenCalledTimes(4)
})

test('an unmounted dialog handles no key and leaves nothing on the page', async () => {
  const { onClose } = openGame()
  cleanup()
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  expect(window.ringwakeInspection).toBeUndefined()
  expect(document.querySelector('canvas')).toBeNull()
})
