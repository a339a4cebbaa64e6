/**
 * The moments that pictures are taken of, and the files that each becomes. To take others: look through courses with
 * `?course=` in the game, write down the course and the second here, and run `npm run pictures`.
 */

import type { ShownPilot } from '../../testing/pilots/shown-pilot.ts'

export interface PictureFile {
  /** Below the repository's root, with the ending `.avif`, `.webp`, `.jpg` or `.png`. */
  readonly path: string
  /** In pixels; the height follows from the moment's shape. */
  readonly width: number
  /** Of the encoder, from 1 to 100. */
  readonly quality: number
  /** What it may weigh; heavier is an error. */
  readonly mostBytes: number
  /** Encoded for the fewest bytes: colour at half the resolution, and the encoder's greatest effort. */
  readonly isLight?: boolean
}

export interface FlownMoment extends ShownPilot {
  /** The flight's seed. */
  readonly course: number
  readonly isRelaxed?: boolean
  /** Of the flight; past its end, the scene after it. */
  readonly second: number
  /** Drawn by the 2D renderer instead of WebGL. */
  readonly isFlat?: boolean
  /** With the motions that are left where the system asks for reduced motion. */
  readonly isStill?: boolean
  /** Shown taking off, where it is flown from its start. */
  readonly isTakeOff?: boolean
}

export interface Moment extends FlownMoment {
  readonly name: string
  /** Size of the picture as rendered, in CSS pixels; it is drawn with twice as many and made smaller. */
  readonly width: number
  readonly height: number
  /** What is kept of the rendered width, counted from the left: it moves the craft to the right. */
  readonly keptWidth?: number
  readonly files: readonly PictureFile[]
}

const CAPTURES = 'app/site/landing/captures'
const kB = 1000

/** `lightQuality`, of AVIF, is for a picture that is waited for. */
type CaptureSize = readonly [width: number, mostKilobytes: number, lightQuality?: number]

/**
 * AVIF at each width for nearly all browsers, and WebP at the largest for the rest; the bounds are what the page can carry.
 * `name`: the path in the folder of the captures.
 */
function captureFiles(name: string, sizes: readonly CaptureSize[]): PictureFile[] {
  const [largest = 0, mostOfLargest = 0, lightQuality] = sizes.at(-1) ?? []
  return [
    ...sizes.map(([width, most, light]) => ({
      path: `${CAPTURES}/${name}-${width}.avif`,
      width,
      quality: light ?? 56,
      mostBytes: most * kB,
      isLight: light !== undefined,
    })),
    {
      path: `${CAPTURES}/${name}-${largest}.webp`,
      width: largest,
      quality: lightQuality === undefined ? 74 : 55,
      mostBytes: mostOfLargest * 2 * kB,
    },
  ]
}

/** A moment as the preview and the gallery show it. */
function still(folder: 'preview' | 'gallery', name: string, flown: FlownMoment): Moment {
  // The gallery shows a picture no wider than 928 px.
  const sizes: CaptureSize[] = [[640, 25], folder === 'gallery' ? [960, 40] : [1280, 60]]
  return { name, ...flown, width: 1280, height: 720, files: captureFiles(`${folder}/${name}`, sizes) }
}

export const MOMENTS: readonly Moment[] = [
  {
    // Dark rock at the left for a headline, which ends before the ring and the sun; the craft shows its sunlit wings.
    name: 'hero-wide',
    course: 88,
    pilot: 'expert',
    second: 13.3,
    width: 2856,
    height: 1080,
    keptWidth: 1920,
    files: captureFiles('hero/hero-wide', [
      [640, 25],
      [1280, 60],
      [1440, 70],
      [1920, 110],
    ]),
  },
  {
    // The same idea for a portrait phone: sky above, the valley below.
    name: 'hero-tall',
    course: 88,
    pilot: 'expert',
    second: 13.2,
    width: 720,
    height: 1100,
    // A little wider than the phones it is for, as Lighthouse's asks for 731. The first is what a slow line waits for: at this
    // weight it comes in two round trips beside the fonts, and beside a larger file it is softer in the far rock alone.
    files: captureFiles('hero/hero-tall', [
      [760, 10.2, 36],
      [1140, 80],
    ]),
  },
  still('preview', 'preview', { course: 12, pilot: 'expert', second: 17.4 }),
  {
    name: 'preview-tall',
    course: 12,
    pilot: 'expert',
    second: 17.4,
    width: 720,
    height: 900,
    files: captureFiles('preview/preview-tall', [[720, 50]]),
  },
  still('gallery', 'through-the-ring', { course: 30, pilot: 'expert', second: 11.35 }),
  still('gallery', 'low-in-the-valley', { course: 3, pilot: 'low', up: 5, second: 4.2 }),
  {
    ...still('gallery', 'wreck', { course: 39, pilot: 'hands-off', second: 17.2 }),
    // Fire and smoke bear a coarser encoding, and the page its weight.
    files: captureFiles('gallery/wreck', [
      [640, 25, 44],
      [960, 40, 44],
    ]),
  },
  still('gallery', 'homeward', { course: 9, pilot: 'expert', second: 26 }),
  {
    name: 'share',
    course: 24,
    pilot: 'expert',
    second: 14.8,
    width: 1200,
    height: 630,
    files: [{ path: 'public/share.jpg', width: 1200, quality: 90, mostBytes: 200 * kB }],
  },
  {
    name: 'flight',
    course: 2,
    pilot: 'expert',
    second: 15.8,
    width: 1600,
    height: 900,
    files: [{ path: 'docs/pictures/flight.png', width: 1600, quality: 90, mostBytes: 400 * kB }],
  },
]

/** The captures that one part of the page uses stand in one module, so that a page carries only what it shows. */
export const CAPTURE_MODULES = {
  hero: ['hero-wide', 'hero-tall'],
  preview: ['preview', 'preview-tall'],
  gallery: ['through-the-ring', 'low-in-the-valley', 'wreck', 'homeward'],
}

/**
 * The silent loop of the preview: it begins at the moment of the picture that it replaces, and its end fades into its
 * beginning. One file for browsers of today, one for those that know H.264 alone.
 */
export const FILM = {
  name: 'film',
  course: 12,
  pilot: 'expert' as const,
  second: 17.4,
  seconds: 5,
  fadeSeconds: 0.5,
  framesPerSecond: 30,
  /** How often the instruments are read: as often as the fuel drops. */
  readingsPerSecond: 5,
  rendered: { width: 1280, height: 720 },
  files: [
    { path: `${CAPTURES}/preview/film.webm`, width: 1280, height: 720, mostBytes: 360 * kB },
    { path: `${CAPTURES}/preview/film.mp4`, width: 960, height: 540, mostBytes: 360 * kB },
  ],
}

export type Film = typeof FILM

/** Pictures side by side in one file, in rows. */
export interface Sheet {
  readonly name: string
  readonly moments: readonly FlownMoment[]
  readonly columns: number
  /** Size of one picture, in pixels. */
  readonly width: number
  readonly height: number
  readonly file: Pick<PictureFile, 'path' | 'quality' | 'mostBytes'>
}

/** Eight courses in a row, which are one of each mood. */
export const COURSES: Sheet = {
  name: 'courses',
  moments: [
    { course: 1, pilot: 'expert', second: 9 },
    { course: 2, pilot: 'expert', second: 15.8 },
    { course: 3, pilot: 'expert', second: 9 },
    { course: 4, pilot: 'expert', second: 14 },
    { course: 5, pilot: 'expert', second: 24 },
    { course: 6, pilot: 'expert', second: 9 },
    { course: 7, pilot: 'expert', second: 14 },
    { course: 8, pilot: 'expert', second: 24 },
  ],
  columns: 4,
  width: 400,
  height: 225,
  file: { path: 'docs/pictures/courses.jpg', quality: 80, mostBytes: 160 * kB },
}

const SEEN_BY_BOTH_VIEWS: readonly FlownMoment[] = [
  { course: 30, pilot: 'expert', second: 11.35 },
  { course: 12, pilot: 'expert', second: 17.4 },
  { course: 5, pilot: 'expert', second: 26.6 },
  { course: 183, pilot: 'hands-off', second: 44.8 },
]

/** Four moments, each drawn with WebGL on the left and by the 2D renderer on the right. */
export const VIEWS: Sheet = {
  name: 'views',
  moments: SEEN_BY_BOTH_VIEWS.flatMap((moment) => [
    { ...moment, isFlat: false },
    { ...moment, isFlat: true },
  ]),
  columns: 2,
  width: 800,
  height: 450,
  file: { path: 'docs/pictures/views.jpg', quality: 80, mostBytes: 320 * kB },
}
