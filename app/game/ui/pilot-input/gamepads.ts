/**
 * The gamepads that are plugged in, polled: the browser tells of no press by itself. In flight they are read once a
 * frame by whoever flies; outside it a slow timer looks, and only while there is a pad and the page is shown.
 */
import { addPad, clearReading, PAD_ASKS, type PadReading, type PadState } from './gamepad-reading.ts'
import type { Stick } from './stick.ts'

/** Ten looks a second: a press in a menu is held longer than that. */
const MENU_LOOK_MILLISECONDS = 100
/** A direction that stays held in a menu steps again after this many looks, then at each. */
const LOOKS_BEFORE_REPEAT = 5

const DIRECTIONS = PAD_ASKS.up | PAD_ASKS.down | PAD_ASKS.left | PAD_ASKS.right

export interface GamepadsParts {
  readonly isFlying: () => boolean
  /** A pad's pause button went down in flight. */
  readonly onPause: () => void
  /** What a pad began to ask of a menu: the bits of `PAD_ASKS`. Only outside a flight. */
  readonly onMenu: (asks: number) => void
  /** A pad was touched. */
  readonly onUse: () => void
  /** A pad went away. */
  readonly onUnplugged: () => void
}

export interface Gamepads {
  /** Reads all pads into `stick`, and answers a press on pause. For once a frame in flight; without a pad it is free. */
  readonly readInto: (stick: Stick) => void
  /** Starts or stops looking on behalf of the menus, as the flight begins or ends. */
  readonly followStage: () => void
  readonly close: () => void
}

/** The browser's own list, or nothing where it has none or a policy forbids it. */
function padsNow(): readonly (PadState | null)[] {
  try {
    return navigator.getGamepads()
  } catch {
    return []
  }
}

export function openGamepads(parts: GamepadsParts): Gamepads {
  const closing = new AbortController()
  const { signal } = closing
  const reading: PadReading = { x: 0, y: 0, asks: 0 }
  let isPlugged = padsNow().some((pad) => pad?.connected)
  let heldBefore = 0
  let looksHeld = 0
  let timer: ReturnType<typeof setInterval> | undefined

  /** Reads all pads; gives what they ask for now and did not ask for at the reading before. */
  function look(): number {
    clearReading(reading)
    for (const pad of padsNow()) if (pad !== null) addPad(pad, reading)
    const begun = reading.asks & ~heldBefore
    heldBefore = reading.asks
    if (begun !== 0 || reading.x !== 0 || reading.y !== 0) parts.onUse()
    return begun
  }

  function lookForMenu(): void {
    const before = heldBefore & DIRECTIONS
    const begun = look()
    const still = reading.asks & DIRECTIONS
    looksHeld = still !== 0 && still === before ? looksHeld + 1 : 0
    const asks = looksHeld >= LOOKS_BEFORE_REPEAT ? begun | still : begun
    if (asks !== 0) parts.onMenu(asks)
  }

  function followStage(): void {
    const looks = isPlugged && !parts.isFlying() && document.visibilityState !== 'hidden' && !signal.aborted
    if (looks === (timer !== undefined)) return
    if (!looks) {
      clearInterval(timer)
      timer = undefined
      return
    }
    looksHeld = 0
    timer = setInterval(lookForMenu, MENU_LOOK_MILLISECONDS)
  }

  function countPads(): void {
    const wasPlugged = isPlugged
    isPlugged = padsNow().some((pad) => pad?.connected)
    // What is held while a pad comes is not a press on what it finds.
    if (isPlugged && !wasPlugged) look()
    followStage()
  }

  window.addEventListener('gamepadconnected', countPads, { signal })
  window.addEventListener(
    'gamepaddisconnected',
    () => {
      countPads()
      parts.onUnplugged()
    },
    { signal },
  )
  document.addEventListener('visibilitychange', followStage, { signal })
  if (isPlugged) look()
  followStage()

  return {
    readInto(stick) {
      stick.x = 0
      stick.y = 0
      if (!isPlugged) return
      const begun = look()
      stick.x = reading.x
      stick.y = reading.y
      if (begun & PAD_ASKS.pause) parts.onPause()
    },
    followStage,
    close() {
      closing.abort()
      clearInterval(timer)
      timer = undefined
    },
  }
}
