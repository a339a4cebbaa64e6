import { act, fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { Film } from './film.tsx'

const { prototype } = HTMLMediaElement
const ignore = () => undefined

beforeEach(() => {
  vi.spyOn(prototype, 'play').mockResolvedValue()
  vi.spyOn(prototype, 'pause').mockReturnValue()
})

function renderFilm(isPlaying = true) {
  const onPlaying = vi.fn()
  const film = (plays: boolean) => (
    <Film isPlaying={plays} onPlaying={onPlaying} onReadings={ignore} onFailure={ignore} />
  )
  const { container, rerender } = render(film(isPlaying))
  const video = container.querySelector('video') ?? container
  return { onPlaying, video, play: (plays: boolean) => rerender(film(plays)) }
}

test('a pause and a start by the browser are told, and a pause that was asked for is not', () => {
  const { onPlaying, video, play } = renderFilm()
  fireEvent.pause(video)
  expect(onPlaying.mock.calls).toEqual([[false]])
  fireEvent.play(video)
  expect(onPlaying).toHaveBeenLastCalledWith(true)
  onPlaying.mockClear()
  play(false)
  fireEvent.pause(video)
  expect(onPlaying).not.toHaveBeenCalled()
})

test.each([
  ['NotAllowedError', [[false]]],
  ['AbortError', []],
])('a start that ends with %s is told as a pause only where the browser refuses it', async (name, told) => {
  vi.spyOn(prototype, 'play').mockRejectedValue(new DOMException('', name))
  const { onPlaying } = renderFilm()
  await act(async () => Promise.resolve())
  expect(onPlaying.mock.calls).toEqual(told)
})
