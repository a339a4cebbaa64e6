/**
 * The moments that pictures are taken of, and the files that each becomes. To take others: look through courses with
 * `?course=` in the game, write down the course and the second here, and run `npm run pictures`.
 */

/**
 * @typedef {object} PictureFile
 * @property {string} path below the repository's root, with the ending `.avif`, `.webp`, `.jpg` or `.png`
 * @property {number} width in pixels; the height follows from the moment's shape
 * @property {number} quality of the encoder, from 1 to 100
 * @property {number} mostBytes what it may weigh; heavier is an error
 */

/**
 * @typedef {object} Moment
 * @property {string} name
 * @property {number} course the flight's seed
 * @property {import('../flight-harness/harness-page.ts').PilotName} pilot
 * @property {number} second of the flight; past its end, the scene after it
 * @property {number} width of the picture as rendered, in CSS pixels; it is drawn with twice as many and made smaller
 * @property {number} height
 * @property {number} [keptWidth] of the rendered width, what is kept, counted from the left: it moves the craft to the right
 * @property {PictureFile[]} files
 */

const CAPTURES = 'app/site/landing/captures'
const kB = 1000

/**
 * AVIF for nearly all browsers and WebP for the rest, at each width; the bounds are what the page can carry.
 *
 * @param {string} name
 * @param {[width: number, mostKilobytes: number][]} sizes
 * @returns {PictureFile[]}
 */
function captureFiles(name, sizes) {
  return sizes.flatMap(([width, most]) => [
    { path: `${CAPTURES}/${name}-${width}.avif`, width, quality: 62, mostBytes: most * kB },
    { path: `${CAPTURES}/${name}-${width}.webp`, width, quality: 82, mostBytes: most * 2 * kB },
  ])
}

/** @type {readonly Moment[]} */
export const MOMENTS = [
  {
    // Room at the left and above for a headline; the giant, the ring and the craft stand to the right.
    name: 'hero-wide',
    ...{ course: 16, pilot: 'expert', second: 26.2 },
    ...{ width: 2376, height: 1080, keptWidth: 1920 },
    files: captureFiles('hero-wide', [
      [640, 25],
      [1280, 60],
      [1920, 110],
    ]),
  },
  {
    // The same idea for an upright phone: sky above, the valley below.
    name: 'hero-tall',
    ...{ course: 172, pilot: 'expert', second: 25.25 },
    ...{ width: 720, height: 1100 },
    files: captureFiles('hero-tall', [[720, 55]]),
  },
  {
    name: 'preview',
    ...{ course: 21, pilot: 'expert', second: 20.9 },
    ...{ width: 1280, height: 720 },
    files: captureFiles('preview', [
      [640, 25],
      [1280, 60],
    ]),
  },
  {
    name: 'preview-tall',
    ...{ course: 21, pilot: 'expert', second: 20.9 },
    ...{ width: 720, height: 900 },
    files: captureFiles('preview-tall', [[720, 50]]),
  },
  {
    name: 'through-the-ring',
    ...{ course: 34, pilot: 'expert', second: 22.85 },
    ...{ width: 1280, height: 720 },
    files: captureFiles('through-the-ring', [
      [640, 25],
      [1280, 60],
    ]),
  },
  {
    name: 'low-in-the-valley',
    ...{ course: 7, pilot: 'expert', second: 12.75 },
    ...{ width: 1280, height: 720 },
    files: captureFiles('low-in-the-valley', [
      [640, 25],
      [1280, 60],
    ]),
  },
  {
    name: 'wreck',
    ...{ course: 20, pilot: 'first-time', second: 33.2 },
    ...{ width: 1280, height: 720 },
    files: captureFiles('wreck', [
      [640, 25],
      [1280, 60],
    ]),
  },
  {
    name: 'homeward',
    ...{ course: 172, pilot: 'expert', second: 33.9 },
    ...{ width: 1280, height: 720 },
    files: captureFiles('homeward', [
      [640, 25],
      [1280, 60],
    ]),
  },
  {
    name: 'share',
    ...{ course: 12, pilot: 'expert', second: 15.8 },
    ...{ width: 1200, height: 630 },
    files: [{ path: 'public/share.jpg', width: 1200, quality: 90, mostBytes: 200 * kB }],
  },
  {
    name: 'flight',
    ...{ course: 318, pilot: 'expert', second: 30.6 },
    ...{ width: 1600, height: 900 },
    files: [{ path: 'docs/pictures/flight.png', width: 1600, quality: 90, mostBytes: 400 * kB }],
  },
]

/** The captures that one part of the page uses stand in one module, so that a page carries only what it shows. */
export const CAPTURE_MODULES = {
  hero: ['hero-wide', 'hero-tall'],
  preview: ['preview', 'preview-tall'],
  gallery: ['through-the-ring', 'low-in-the-valley', 'wreck', 'homeward'],
}
