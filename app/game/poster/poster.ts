/** A poster of a flight: its course's world, the line that was flown, the result, and a code that opens it. */
import { secondsTextFrom } from '../hud/time-words.ts'
import { brightness, mixRgb, PALETTE, type Rgb } from '../rendering/colour/palette.ts'
import { skyOfCourse } from '../rendering/mood/course-sky.ts'
import type { FlightSummary } from '../session/flight-summary.ts'
import { namedCourse } from '../session/named-courses.ts'
import type { RecordedFlight } from '../simulation/input-recording.ts'
import { RINGS_TO_WIN } from '../simulation/rules.ts'
import { captionShapes, type Caption } from './caption.ts'
import { codeOf } from './flight-code.ts'
import { flownLineOf } from './flown-line.ts'
import { pictureShapes } from './picture.ts'
import type { PathShape, Shape } from './shapes.ts'

export interface PosterContent {
  readonly summary: FlightSummary
  readonly flight: RecordedFlight
  readonly medal: Caption['medal']
  /** Undefined where the flight is too long for a link. */
  readonly flightLink: string | undefined
  readonly courseLink: string
  /** When the poster is made: its day is printed on it. */
  readonly date: Date
}

export interface Poster {
  readonly paper: Rgb
  readonly picture: readonly PathShape[]
  readonly caption: readonly Shape[]
  /** What it shows, for those who do not see it. */
  readonly words: string
  readonly holdsFlight: boolean
}

export function posterOf({ summary, flight, medal, flightLink, courseLink, date }: PosterContent): Poster {
  const { seed, ticks, ringsCollected, outcome, isRelaxed, isSlow, isPractice } = summary
  const flightCode = flightLink === undefined ? undefined : codeOf(flightLink)
  const code = flightCode ?? codeOf(courseLink)
  if (code === undefined) throw new RangeError(`The address ${courseLink} is too long for a code.`)
  const { mood } = skyOfCourse(seed)
  const paper = mixRgb(PALETTE.ivory, [1, 1, 1], 0.2)
  const ink = darkened(mixRgb(mood.sky[5], NIGHT, 0.6), NIGHT, 0.1)
  const line = flownLineOf(flight)
  const isComplete = outcome === 'complete'
  const name = namedCourse(seed)?.name
  const title = (name ?? `Course ${String(seed)}`).split(' ')
  const result = isComplete ? secondsTextFrom(ticks) : `${String(ringsCollected)} of ${String(RINGS_TO_WIN)} rings`
  const about = [
    ...(name === undefined ? [] : [`Course ${String(seed)}`]),
    date.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' }),
    ...(isRelaxed ? ['relaxed'] : []),
    ...(isSlow ? ['below full speed'] : []),
    ...(isPractice ? ['practice'] : []),
    // For whoever sees it on the device that would have to scan it.
    new URL(courseLink).host,
  ]
  const codeWords =
    flightCode === undefined ? 'Too long for a code: scan to fly the course' : 'Scan to race or watch this flight'
  const caption = { title, result, medal, rings: line.rings, about: about.join(' · '), code, codeWords }
  return {
    paper,
    picture: pictureShapes(seed, line, isComplete),
    caption: captionShapes(caption, { ink, title: darkened(mood.sky[3], ink, 0.24) }),
    words: `${title.join(' ')}: ${result}${medal === null ? '' : `, ${medal.name}`}. ${about.join(', ')}. ${codeWords}.`,
    holdsFlight: flightCode !== undefined,
  }
}

const NIGHT: Rgb = [0.08, 0.05, 0.14]

/** The colour brought towards a dark one, so far that it is about as dark as `most`: pale letters would not be read on paper. */
function darkened(rgb: Rgb, dark: Rgb, most: number): Rgb {
  return mixRgb(dark, rgb, Math.min(1, most / brightness(rgb)))
}
