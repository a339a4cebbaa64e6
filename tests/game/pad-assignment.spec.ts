/** What a gamepad's buttons do, assigned with the gamepad itself. */
import { plugGamepad, pressGamepad, stepTo } from '../support/gamepad.ts'
import { expect, test } from '../support/journey.ts'
import { launchGame, limitFrames } from '../support/take-off.ts'

test('a button of a gamepad is assigned by gamepad alone, and the hints name it @rest', async ({
  page,
  expectAccessible,
}) => {
  await limitFrames(page)
  await plugGamepad(page)
  await page.goto('/?inspect')
  await launchGame(page)
  const dialog = page.getByRole('dialog')
  const options = dialog.getByRole('button', { name: 'Options', exact: true })
  await stepTo(page, options)
  await expect(dialog).toContainText(
    'The left stick or the d-pad steers. Options pauses, Triangle starts over; Cross selects, Circle goes back.',
  )
  await pressGamepad(page, 0, () => expect(dialog.getByRole('heading', { name: 'Options' })).toBeVisible())
  await stepTo(page, dialog.getByRole('list', { name: 'Groups of options' }).getByRole('button').first())
  await stepTo(page, dialog.getByRole('button', { name: 'Sound', exact: true }), 'right')
  await pressGamepad(page, 0, () => expect(dialog.getByRole('checkbox', { name: 'Mute' })).toBeFocused())
  const startOver = (name: string) => dialog.getByRole('button', { name: `Start over: ${name}, change` })
  await stepTo(page, startOver('none'), 'up')
  await stepTo(page, startOver('Triangle'), 'left')
  await pressGamepad(page, 0, () => expect(dialog.getByText('Press or move', { exact: true })).toBeFocused())
  // An input is taken once it is let go again.
  await pressGamepad(page, 2, () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200))))
  await expect(startOver('Square')).toBeFocused()
  await expectAccessible('the options with a gamepad')
  await pressGamepad(page, 1, () => expect(options).toBeFocused())
  await expect(dialog).toContainText(
    'Your gamepad steers as you have assigned it. Options pauses, Square starts over; Cross selects, Circle goes back.',
  )
})
