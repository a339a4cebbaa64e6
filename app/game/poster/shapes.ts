/** What a poster is made of: flat shapes and words, in the order they are drawn. Lengths in pixels of the poster. */
import type { Rgb } from '../rendering/colour/palette.ts'

/** One of the world's colours, or one as CSS writes it. */
export type Colour = Rgb | string

export interface PathShape {
  /** As in the `d` of an SVG path. */
  readonly path: string
  /** Where the path's origin stands, and what the path is multiplied by. */
  readonly at?: Point
  readonly scale?: number
  readonly fill?: Colour
  readonly stroke?: Colour
  /** Of the stroke. */
  readonly width?: number
  readonly dash?: readonly number[]
  /** In [0, 1]; 1 if left out. */
  readonly opacity?: number
}

export interface WordsShape {
  readonly words: string
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  /** Of the letters; smaller where the words would be wider than `most`. */
  readonly size: number
  readonly most: number
  readonly face: 'display' | 'text'
  readonly weight: number
  readonly colour: Colour
  readonly align?: 'start' | 'end'
}

export type Shape = PathShape | WordsShape

export interface Point {
  readonly x: number
  readonly y: number
}

const written = (value: number): string => value.toFixed(1)

export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`).join('')
}

export function areaPath(points: readonly Point[]): string {
  return `${linePath(points)}Z`
}

export function circlePath({ x, y }: Point, radius: number): string {
  const r = written(radius)
  return `M${written(x - radius)} ${written(y)}a${r} ${r} 0 1 1 ${written(2 * radius)} 0a${r} ${r} 0 1 1 ${written(-2 * radius)} 0Z`
}

export function rectanglePath(left: number, top: number, width: number, height: number): string {
  return `M${written(left)} ${written(top)}h${written(width)}v${written(height)}h${written(-width)}Z`
}

/** A colour as CSS writes it. */
export function colourText(colour: Colour): string {
  if (typeof colour === 'string') return colour
  const [red, green, blue] = colour
  const part = (value: number) => String(Math.round(255 * Math.max(0, Math.min(1, value))))
  return `rgb(${part(red)} ${part(green)} ${part(blue)})`
}
