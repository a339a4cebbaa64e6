import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { createStores } from '../../../../testing/fakes/game-stores.ts'
import { EMPTY_PAGE } from '../../player-data/logbook/logbook-page.ts'
import { EraseLogbook } from './erase-data.tsx'

const button = (name: string) => screen.getByRole('button', { name })

test('erasing the logbook needs confirmation, is reported and keeps the focus', async () => {
  const { logbook } = createStores({ logbook: { standard: { ...EMPTY_PAGE, flights: 12 } } })
  const onErase = vi.spyOn(logbook, 'erase')
  render(<EraseLogbook logbook={logbook} />)
  const status = screen.getByRole('status')
  button('Erase logbook').focus()
  await userEvent.keyboard('{Enter}')
  expect(status.textContent).toMatch(/can’t be undone/)
  expect(document.activeElement).toBe(button('Keep'))
  // As a translator does.
  status.firstChild?.replaceWith(document.createElement('span'))
  await userEvent.keyboard('{Enter}')
  expect(status.childNodes).toHaveLength(0)
  expect(document.activeElement).toBe(button('Erase logbook'))
  expect(onErase).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button('Erase'))
  expect(onErase).toHaveBeenCalledTimes(1)
  expect(status.textContent).toBe('Logbook erased.')
  expect(document.activeElement).toBe(status)
  expect(screen.queryByRole('button')).toBeNull()
})
