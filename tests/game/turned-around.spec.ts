/** The game on a page that a translator has turned around: it reads from the right. */
import { expect, test } from '../support/journey.ts'
import { limitFrames, takeOff } from '../support/take-off.ts'

test.use({ hasTouch: true, viewport: { width: 740, height: 360 } })

test.beforeEach(({ page }) => limitFrames(page))

test('what steers and what points stands where it stands in every language @rest', async ({ page }) => {
  await takeOff(page)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  const middleOf = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    return (box?.x ?? NaN) + (box?.width ?? NaN) / 2
  }
  expect(await middleOf('Turn left')).toBeLessThan(await middleOf('Turn right'))
  expect(await middleOf('Turn right')).toBeLessThan(await middleOf('Climb'))

  const places = await page
    .locator('[data-instrument=clock] > *')
    .evaluateAll((digits) => digits.map((digit) => digit.getBoundingClientRect().x))
  expect(places, 'the clock reads from the left').toEqual(places.toSorted((one, other) => one - other))

  const thumb = { x: 200, y: 180, id: 1 }
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [thumb] })
  const stick = page.locator('[data-thumb] > [aria-hidden]')
  await expect(stick).toBeVisible()
  const ring = await stick.boundingBox()
  expect((ring?.x ?? NaN) + (ring?.width ?? NaN) / 2).toBeCloseTo(thumb.x, 0)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

  const arrow = await page.evaluate(() => {
    const node = document.querySelector<HTMLElement>('[data-instrument="ring-arrow"]')
    if (!node?.parentElement) return undefined
    node.hidden = false
    node.style.setProperty('--across', '0.25')
    const field = node.parentElement.getBoundingClientRect()
    const { x, width } = node.getBoundingClientRect()
    return (x + width / 2 - field.x) / field.width
  })
  expect(arrow).toBeCloseTo(0.25, 2)
})
