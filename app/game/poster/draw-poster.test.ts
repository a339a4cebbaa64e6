import { expect, test, vi } from 'vitest'

import { drawPoster } from './draw-poster.ts'
import { POSTER } from './layout.ts'
import type { Poster } from './poster.ts'

test('words are drawn from left to right on a page that a translator turned around', () => {
  vi.stubGlobal('Path2D', Object)
  const directions: unknown[] = []
  const pen: Record<string, unknown> = { direction: 'rtl', measureText: () => ({ width: 1 }) }
  for (const name of ['scale', 'fillRect', 'save', 'beginPath', 'rect', 'clip', 'restore']) pen[name] = () => undefined
  pen['fillText'] = () => directions.push(pen['direction'])
  const words: Poster['caption'][number] = {
    words: 'Course 7',
    x: 0,
    y: 0,
    size: 10,
    weight: 600,
    face: 'text',
    colour: 'black',
    most: 100,
  }
  const poster: Poster = { paper: [0, 0, 0], picture: [], caption: [words], words: '', holdsFlight: true }
  drawPoster({ ...POSTER, getContext: () => pen } as unknown as HTMLCanvasElement, poster)
  expect(directions).toEqual(['ltr'])
})
