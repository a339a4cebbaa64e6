import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { COMPLETE } from '../../../../testing/flights/flight-summaries.ts'
import { lineFlight, madeUpFlight } from '../../../../testing/flights/linked-flights.ts'
import type { RecordedFlight } from '../../simulation/input-recording.ts'
import { MakePoster } from './make-poster.tsx'

const FLIGHT = lineFlight(4, 7)
const button = (name: string) => screen.getByRole('button', { name })
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

/** A pen that draws nothing: jsdom has none. */
function stubCanvas(): void {
  const pen: object = new Proxy(
    {},
    { get: (_, name) => (name === 'measureText' ? () => ({ width: 1 }) : () => undefined) },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as CanvasRenderingContext2D)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['a'])))
}

beforeEach(() => {
  vi.stubGlobal('Path2D', Object)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } })
})

afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(document, 'fonts')
})

async function showPoster(flight: RecordedFlight | null = FLIGHT): Promise<void> {
  render(<MakePoster summary={COMPLETE} latest={flight} />)
  await userEvent.click(button('Poster'))
  await vi.waitFor(() => expect(button('Save poster').getAttribute('aria-disabled')).toBe('false'), 10_000)
}

test('the poster is shown, described, saved as a picture, and hidden again', async () => {
  stubCanvas()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined }))
  const onClick = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  await showPoster()
  expect(
    screen.getByRole('img', { name: /^Course 7: 28.40 s, Bronze\. .*Scan to race or watch this flight\.$/ }),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Share poster' })).toBeNull()
  await userEvent.click(button('Save poster'))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(said()).toContain('Your browser saves localhost-course-7.png.')
  await userEvent.click(button('Poster'))
  expect(button('Poster').getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('img')).toBeNull()
})

test('the poster of a flight too long for a code says that its code opens the course', async () => {
  stubCanvas()
  await showPoster(madeUpFlight(3, 2_400))
  expect(said()).toContain('This flight is too long for a code, so the code of the poster opens its course.')
})

test('a flight that was not written down has no poster', () => {
  render(<MakePoster summary={COMPLETE} latest={null} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['AbortError', ''],
  ['NotAllowedError', 'The poster can’t be shared here; save it instead.'],
])('a share sheet that ends with %s leaves "%s"', async (name, words) => {
  stubCanvas()
  const share = vi.fn(() => Promise.reject(new DOMException('', name)))
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true })
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  await showPoster()
  await userEvent.click(button('Share poster'))
  expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'localhost-course-7.png' })] })
  expect(said().join('')).toBe(words)
})

test('a browser that gives no canvas says so', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  render(<MakePoster summary={COMPLETE} latest={FLIGHT} />)
  await userEvent.click(button('Poster'))
  await vi.waitFor(() => expect(said()).toContain('Your browser can’t draw the poster.'))
  expect(button('Save poster').getAttribute('aria-disabled')).toBe('true')
})
