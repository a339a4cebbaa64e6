/**
 * A flight as the text of a link: a header of 13 bytes, then its input recording, in base64url.
 *
 *     0       format (4 bits), whether practice, whether slow, whether relaxed
 *     1–2     edition of the rules
 *     3–6     seed
 *     7–9     ticks
 *     10–12   CRC-24 of all the other bytes
 *     13–     the input recording
 */
import { SAMPLE_TICKS, MOST_RECORDED_TICKS, type RecordedFlight } from '../simulation/input-recording.ts'
import { RULES_EDITION } from '../simulation/rules-edition.ts'
import { bytesFromRecording, recordingFromBytes } from './recording-code.ts'

/** Raised by hand when the layout or meaning of the bytes changes. */
const FORMAT = 1
const HEADER = 13
const CHECK_AT = 10
const RELAXED = 1
const SLOW = 2
const PRACTICE = 4
/** Longer texts are rejected unread. */
const LONGEST_TEXT = 16_384

/** What a link holds: a flight, the course of a flight by another edition of the rules, or nothing readable. */
export type LinkContent = UnflownContent | { readonly status: 'flight'; readonly flight: RecordedFlight }

export type UnflownContent =
  | { readonly status: 'older' | 'newer'; readonly seed: number }
  | { readonly status: 'damaged' }

/**
 * `flight.recording`: exactly as long as its ticks need; at most ten minutes, checked by the caller. The text ends in a letter or
 * digit, because mail and chat leave other signs out of a link's end.
 */
export function textFromFlight(flight: RecordedFlight): string {
  const recorded = bytesFromRecording(flight.recording)
  const text = textWithBytes(flight, recorded)
  // A recording is read as if zeros followed it, so one more zero byte changes only the last sign.
  return /[-_]$/.test(text) ? textWithBytes(flight, [...recorded, 0]) : text
}

function textWithBytes(
  { seed, isRelaxed, isSlow, isPractice, ticks }: RecordedFlight,
  recorded: readonly number[],
): string {
  const bytes = new Uint8Array([...new Uint8Array(HEADER), ...recorded])
  const view = new DataView(bytes.buffer)
  const flags = (isPractice ? PRACTICE : 0) + (isSlow ? SLOW : 0) + (isRelaxed ? RELAXED : 0)
  view.setUint8(0, FORMAT * 16 + flags)
  view.setUint16(1, RULES_EDITION)
  view.setUint32(3, seed)
  setUint24(view, 7, ticks)
  setUint24(view, CHECK_AT, checkOf(bytes))
  return textFromBytes(bytes)
}

/** Reads a flight from a text to whose end mail or chat may have added something. Never throws. */
export function flightFromText(text: string): LinkContent {
  const [written = ''] = /[\w-]+/.exec(text) ?? []
  if (written.length > LONGEST_TEXT) return DAMAGED
  const content = contentOf(written)
  // Older links may end in these signs, so the whole is tried first.
  return content === DAMAGED ? contentOf(written.replace(/[-_]+$/, '')) : content
}

function contentOf(text: string): LinkContent {
  const bytes = bytesFromText(text)
  if (bytes === undefined || bytes.length < HEADER) return DAMAGED
  const view = new DataView(bytes.buffer)
  const first = view.getUint8(0)
  if (first >> 4 !== FORMAT || (first & 15) > RELAXED + SLOW + PRACTICE || uint24(view, CHECK_AT) !== checkOf(bytes))
    return DAMAGED
  const edition = view.getUint16(1)
  const seed = view.getUint32(3)
  const ticks = uint24(view, 7)
  if (edition !== RULES_EDITION) return { status: edition < RULES_EDITION ? 'older' : 'newer', seed }
  if (ticks === 0 || ticks > MOST_RECORDED_TICKS) return DAMAGED
  const recording = recordingFromBytes(bytes.subarray(HEADER), 2 * Math.ceil(ticks / SAMPLE_TICKS))
  return {
    status: 'flight',
    flight: {
      seed,
      isRelaxed: (first & RELAXED) !== 0,
      isSlow: (first & SLOW) !== 0,
      isPractice: (first & PRACTICE) !== 0,
      ticks,
      recording,
    },
  }
}

const DAMAGED: LinkContent = { status: 'damaged' }

function uint24(view: DataView, at: number): number {
  return view.getUint16(at) * 256 + view.getUint8(at + 2)
}

function setUint24(view: DataView, at: number, value: number): void {
  view.setUint16(at, value >>> 8)
  view.setUint8(at + 2, value & 255)
}

/** The CRC-24 of OpenPGP (RFC 4880, 6.1): it finds every error within 24 neighbouring bits. */
function checkOf(bytes: Uint8Array): number {
  let check = 0xb704ce
  for (let at = 0; at < bytes.length; at += 1) {
    if (at >= CHECK_AT && at < HEADER) continue
    check ^= bytes[at] << 16
    for (let bit = 0; bit < 8; bit += 1) {
      check <<= 1
      if (check & 0x1000000) check ^= 0x1864cfb
    }
  }
  return check
}

function textFromBytes(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** `text`: of the alphabet of base64url. Undefined for anything that `textFromBytes` did not write. */
function bytesFromText(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return textFromBytes(bytes) === text ? bytes : undefined
}
