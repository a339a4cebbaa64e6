/** Pictures of the game's screens, the same in every engine but for antialiasing. */
import sharp from 'sharp'

import { HANDS_OFF_CRASH_COURSE } from '../../testing/flights/known-courses.ts'
import { launch, openWith, STAGE } from './mission.ts'
import { element, hasFocus } from './visitor.ts'

const PHONE = /** @type {const} */ ([360, 560])
/** In CSS pixels: a wide window and a phone. Both fit into the smallest window of the three engines. */
const SIZES = /** @type {const} */ ([
  ['wide', 960, 540],
  ['phone', ...PHONE],
])
/** Pictures are compared by the mean colour of blocks of this size, so that antialiasing does not count. */
const BLOCK_PIXELS = 8
/** Of 255. Measured between the engines: at most 40; with the planted fault: 113. */
const TOLERANCE = 60
const NEIGHBOURS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => /** @type {const} */ ([across, down])))

/** The instruments with a fault. */
export const PLANTED = 'planted, phone'

/**
 * The styles of a comparison: one size, no motion, no drawing, none of the units that depend on the window, and glyphs and
 * lines placed without the choices that CSS leaves to an engine.
 */
const comparisonStyles = (/** @type {number} */ width, /** @type {number} */ height) => `
  :root { --size-body: 1.125rem; --size-lead: 1.25rem; --gutter: 2rem }
  * { text-rendering: geometricPrecision !important; text-wrap: wrap !important }
  *, ::before, ::after { animation: none !important; transition: none !important; scrollbar-width: none !important }
  dialog[open] { inset: 0 auto auto 0 !important; width: ${width}px !important; height: ${height}px !important }
  :has(> canvas) { background: #84708a }
  [data-stage=playing] section { display: none !important }
  canvas { visibility: hidden !important }`

/** Shows the instruments of a paused flight alone, with fixed readings, the arrow and the note about a missed ring. */
const SHOW_INSTRUMENTS = `(() => {
  const part = (name) => document.querySelector('[data-instrument="' + name + '"]')
  for (const { firstChild: text } of document.querySelectorAll('[data-instrument]'))
    if (text instanceof Text) text.data = text.data.replace(/\\d+/g, '62')
  part('fuel').style.setProperty('--fuel-share', '0.62')
  for (const [name, value] of [['across', 1], ['down', 0.4], ['angle', '1.6rad']]) part('ring-arrow').style.setProperty('--' + name, value)
  part('ring-arrow').hidden = part('ring-missed').hidden = false
  document.querySelectorAll('[data-mark]').forEach((mark, index) => (mark.dataset.mark = index < 3 ? 'collected' : index === 3 ? 'next' : 'ahead'))
  document.querySelector('[data-stage]').dataset.stage = 'playing'
})()`
const SHOW_PAUSE = `(() => {
  document.querySelector('[data-instrument=ring-arrow]').hidden = true
  document.querySelector('[data-stage]').dataset.stage = 'paused'
})()`
/** The fault that the comparison must notice: a bar that shows much less fuel than its number. */
const LOWER_BAR = `document.querySelector('[data-instrument=fuel]').style.setProperty('--fuel-share', '0.1')`
/** Settles once a change has been painted. */
const NEXT_PICTURE = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'

/**
 * Walks through the screens.
 *
 * @param {import('./drivers.ts').Engine} engine
 * @param {import('./visitor.ts').Visitor} visitor
 * @param {string} origin
 * @returns {Promise<Map<string, Buffer>>} PNG files by the name of what they show
 */
export async function takePictures({ evaluate, screenshot }, visitor, origin) {
  const { waitFor, press } = visitor
  /** @type {Map<string, Buffer>} */
  const pictures = new Map()
  /** @param {number} width @param {number} height */
  const crop = async (width, height) =>
    sharp(await screenshot())
      .extract({ left: 0, top: 0, width, height })
      .removeAlpha()
      .png()
      .toBuffer()
  /** @param {string} screen */
  async function take(screen) {
    for (const [size, width, height] of SIZES) {
      await evaluate(`(async () => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(${JSON.stringify(comparisonStyles(width, height))})
        document.adoptedStyleSheets = [sheet]
        await document.fonts.ready
        await ${NEXT_PICTURE}
      })()`)
      pictures.set(`${screen}, ${size}`, await crop(width, height))
    }
  }

  // Low detail is enough for a drawing that is hidden, and fast in the engines that draw on the CPU.
  await openWith(visitor, origin, { detail: 'low' }, HANDS_OFF_CRASH_COURSE)
  /** By keys, so that every engine shows where the focus is. @param {string} button */
  async function click(button) {
    await waitFor(button)
    await evaluate(`${button}.focus()`)
    await press('Enter')
  }
  await launch({ ...visitor, click })
  await take('start')
  await press('Enter')
  await waitFor(`${STAGE} === 'playing'`)
  await press('KeyP')
  await waitFor(`${STAGE} === 'paused'`)
  await evaluate(SHOW_INSTRUMENTS)
  await take('instruments')
  await evaluate(`(async () => { ${LOWER_BAR}; await ${NEXT_PICTURE} })()`)
  pictures.set(PLANTED, await crop(...PHONE))
  await evaluate(SHOW_PAUSE)
  await take('pause')
  await press('KeyP')
  await waitFor(`${STAGE} === 'crashed'`, 120)
  await waitFor(hasFocus(element('dialog[open] button', /TRY AGAIN/)))
  await take('end')
  return pictures
}

/** @param {Buffer} png the mean colours of its blocks: `at` gives the channel of a block, row by row */
async function blocksOf(png) {
  const { width, height } = await sharp(png).metadata()
  const [columns, rows] = [Math.round(width / BLOCK_PIXELS), Math.round(height / BLOCK_PIXELS)]
  const colours = await sharp(png).resize(columns, rows, { fit: 'fill', kernel: 'linear' }).raw().toBuffer()
  const at = (/** @type {number} */ column, /** @type {number} */ row, /** @type {number} */ channel) =>
    colours[(row * columns + column) * 3 + channel] ?? 0
  return { columns, rows, at }
}

/** @typedef {Awaited<ReturnType<typeof blocksOf>>} Blocks */

/**
 * How far a block of one picture is from all that the other shows there and in the blocks around it: engines place glyphs a
 * few pixels apart.
 *
 * @param {Blocks} one @param {Blocks} other
 */
function largestDistance(one, other) {
  let most = 0
  let where = ''
  for (let row = 1; row < one.rows - 1; row += 1)
    for (let column = 1; column < one.columns - 1; column += 1)
      for (const channel of [0, 1, 2]) {
        const near = NEIGHBOURS.map(([across, down]) => other.at(column + across, row + down, channel))
        const value = one.at(column, row, channel)
        const distance = Math.max(Math.min(...near) - value, value - Math.max(...near))
        if (distance <= most) continue
        most = distance
        where = `${column * BLOCK_PIXELS},${row * BLOCK_PIXELS}`
      }
  return { most, where }
}

/**
 * @param {Buffer | undefined} one @param {Buffer | undefined} other PNG files of the same size
 * @returns {Promise<{ isSame: boolean, most: number, where: string }>} the largest difference, of 255, and its place in pixels
 */
export async function comparePictures(one, other) {
  if (one === undefined || other === undefined) throw new Error('A picture is missing.')
  const [first, second] = await Promise.all([blocksOf(one), blocksOf(other)])
  const [there, back] = [largestDistance(first, second), largestDistance(second, first)]
  const { most, where } = there.most > back.most ? there : back
  return { isSame: most <= TOLERANCE, most, where }
}
