/**
 * Sequences of pictures a tenth of a second apart on one sheet, to judge motion by: eight by name, and any flight in words.
 * The sheets are written into test-results/, which is not committed.
 */
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'

import { flightFromText } from '../../app/game/flight-link/link-text.ts'
import { flightTextFromAddress } from '../../app/game/flight-link/flight-hash.ts'
import { TICKS_PER_SECOND } from '../../app/game/simulation/rules.ts'
import { startSteeredFlight } from '../../app/game/simulation/flight/steered-flight.ts'
import { CALM_COURSE, HANDS_OFF_CRASH_COURSE } from '../../testing/flights/known-courses.ts'
import { PILOT_NAMES, steerOf, type PilotName } from '../../testing/pilots/shown-pilot.ts'
import { flyTo, takePicture } from './fly-to.ts'
import type { FlownMoment } from './moments.ts'

const FOLDER = 'test-results/sequences'
const GAP = 4
const CAPTION = 22

/** The words of a sequence, each a name and a value; the defaults stand in `WORDS`. */
const WORDS: Readonly<Record<string, string>> = {
  course: '43',
  pilot: 'expert',
  /** Metres beside the line of the course, and above it, or above the ground for the low pilot. */
  right: '0',
  up: '0',
  /** From when on it flies there: like `from`. */
  since: '0',
  /** A link of a flight, which is flown instead. */
  flight: '',
  /** The first picture: a second of the flight, `ring3-0.4` from the third ring that is met, or `end-0.5` from the end. */
  from: '0',
  step: '0.1',
  moments: '16',
  columns: '4',
  width: '480',
  height: '270',
  view: '3D',
  motion: 'full',
  opening: 'none',
}

/** The values of the words that have few. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  pilot: PILOT_NAMES,
  /** By the names of the settings. */
  view: ['3D', '2D'],
  motion: ['full', 'reduced'],
  /** `take-off`: the first flight of a visit. */
  opening: ['none', 'take-off'],
}

const NAMED: Readonly<Record<string, string>> = {
  'take-off': 'course=43 opening=take-off',
  'strong-ring': 'course=43 from=ring4-0.3',
  'weak-ring': 'course=43 right=10 since=ring4-1.2 from=ring4-0.3',
  'close-pass': 'course=3 right=25 from=11.4',
  'over-water': 'course=3 pilot=low up=5 from=4.3',
  'tenth-ring': 'course=5 from=end-0.2 step=0.2 moments=24',
  'fuel-out': `course=${CALM_COURSE} pilot=hands-off from=end-0.2 step=0.2 moments=24`,
  crash: `course=${HANDS_OFF_CRASH_COURSE} pilot=hands-off from=end-0.2 step=0.2 moments=20`,
}

interface Sequence {
  readonly name: string
  readonly moment: FlownMoment
  readonly step: number
  readonly moments: number
  readonly columns: number
  readonly width: number
  readonly height: number
}

/** The sequences that `words` ask for: by name, or one in words of its own. Words after a name change it. */
export function sequencesFrom(words: readonly string[]): Sequence[] {
  const isNamed = (word: string) => !word.includes('=')
  const names = words.filter(isNamed)
  const changes = words.filter((word) => !isNamed(word))
  const unknown = names.filter((name) => !(name in NAMED))
  if (unknown.length > 0) throw new Error(`There is no sequence named ${unknown.join(', ')}.`)
  if (names.length === 0 && changes.length > 0) return [sequenceOf('sequence', changes)]
  const wanted = names.length > 0 ? names : Object.keys(NAMED)
  return wanted.map((name) => sequenceOf(name, [...NAMED[name].split(' '), ...changes]))
}

function sequenceOf(name: string, words: readonly string[]): Sequence {
  const pairs = words.map((word) => word.split(/=(.*)/s, 2) as [string, string])
  const unknown = pairs.find(([word]) => !(word in WORDS))
  if (unknown !== undefined)
    throw new Error(`A sequence has no ${unknown[0]}; it has ${Object.keys(WORDS).join(', ')}.`)
  const said = { ...WORDS, ...Object.fromEntries(pairs) }
  for (const [word, values] of Object.entries(CHOICES)) {
    if (!values.includes(said[word]))
      throw new Error(`A sequence has no ${word} ${said[word]}; it may be ${values.join(' or ')}.`)
  }
  const onLine = {
    course: Number(said['course']),
    pilot: said['pilot'] as PilotName,
    ...linkedFlight(said['flight']),
    isFlat: said['view'] === '2D',
    isStill: said['motion'] === 'reduced',
    isTakeOff: said['opening'] === 'take-off',
  }
  const beside = { right: Number(said['right']), up: Number(said['up']), since: secondOf(onLine, said['since']) }
  const flown = { ...onLine, ...beside }
  return {
    name: [name, ...(flown.isFlat ? ['2d'] : []), ...(flown.isStill ? ['reduced'] : [])].join('-'),
    moment: { ...flown, second: secondOf(flown, said['from']) },
    step: Number(said['step']),
    moments: Number(said['moments']),
    columns: Number(said['columns']),
    width: Number(said['width']),
    height: Number(said['height']),
  }
}

function linkedFlight(address: string): Partial<FlownMoment> {
  if (address === '') return {}
  const content = flightFromText(flightTextFromAddress(address) ?? address)
  if (content.status !== 'flight') throw new Error(`The link holds no flight of these rules: ${content.status}.`)
  const { seed, isRelaxed, recording } = content.flight
  return { course: seed, isRelaxed, recording: Array.from(recording) }
}

/** The second of a flight that `words` mean; rings count from 1. */
function secondOf(flown: Omit<FlownMoment, 'second'>, words: string): number {
  const [, place = '', seconds = '0'] = /^(ring\d+|end)?([+-]?[\d.]+)?$/.exec(words) ?? []
  if (place === '') return Number(seconds)
  const flight = startSteeredFlight(flown.course, { isRelaxed: flown.isRelaxed === true }, steerOf(flown, flown.course))
  const rings = place === 'end' ? Infinity : Number(place.slice('ring'.length))
  const isThere = () => flight.state.ringsCollected + flight.state.ringsMissed >= rings
  while (!isThere() && !flight.fly(1));
  return Math.max(0, flight.state.tick / TICKS_PER_SECOND + Number(seconds))
}

/** The sheet as a JPEG and its path below the root. `page`: with the harness. */
export async function takeSequence(page: Page, sequence: Sequence): Promise<[path: string, bytes: Buffer]> {
  const { name, moment, step, moments, columns, width, height } = sequence
  const pictures: OverlayOptions[] = []
  await flyTo(page, moment, { width, height, ratio: 2 })
  for (let place = 0; place < moments; place += 1) {
    const { png, flight } = await takePicture(page, place === 0 ? 0 : step)
    const { craft, phase, fuelTenths } = flight
    const texts = [
      `${(place * step).toFixed(2)} s`,
      `${phase === 'flying' ? '' : `${phase} `}${Math.round(craft.speed * 3.6)} km/h`,
      `wake ${craft.wake.toFixed(2)}`,
      `fuel ${fuelTenths / 10}`,
      `rock ${craft.rockMetres.toFixed(0)}`,
      `x ${craft.x.toFixed(0)} y ${craft.y.toFixed(0)}`,
    ]
    const caption = `<svg width="${width}" height="${CAPTION}"><rect width="100%" height="100%" fill="#111"/><text x="6" y="16" font-family="DejaVu Sans, sans-serif" font-size="13" fill="#fff">${texts.join('  ')}</text></svg>`
    const left = (place % columns) * (width + GAP)
    const top = Math.floor(place / columns) * (height + CAPTION + GAP)
    pictures.push({ input: Buffer.from(caption), left, top })
    pictures.push({ input: await sharp(png).resize({ width }).toBuffer(), left, top: top + CAPTION })
  }
  const rows = Math.ceil(moments / columns)
  const size = { width: columns * (width + GAP) - GAP, height: rows * (height + CAPTION + GAP) - GAP }
  const sheet = sharp({ create: { ...size, channels: 3, background: '#fff' } }).composite(pictures)
  return [join(FOLDER, `${name}.jpg`), await sheet.jpeg({ quality: 88 }).toBuffer()]
}
