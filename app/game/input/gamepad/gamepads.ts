/**
 * The gamepads that are plugged in. The browser reports no presses, so they are polled: once a frame in flight, and by a
 * slow timer outside it, only while there is a pad and the page is visible.
 */
import {
  addPad,
  clearReading,
  createPadMemory,
  PAD_ASKS,
  type PadMemory,
  type PadReading,
  type PadState,
} from './gamepad-reading.ts'
import type { Stick } from '../stick.ts'

/** Shorter than a press of a button lasts. */
const MENU_POLL_MILLISECONDS = 100
/** A direction that stays held in a menu steps again after this many polls, then at each. */
const POLLS_BEFORE_REPEAT = 5

const DIRECTIONS = PAD_ASKS.up | PAD_ASKS.down | PAD_ASKS.left | PAD_ASKS.right

interface GamepadsDeps {
  readonly isFlying: () => boolean
  /** A pad's pause button went down in flight. */
  readonly onPause: () => void
  /** What a pad began to ask of a menu: the bits of `PAD_ASKS`. Only outside a flight. */
  readonly onMenu: (asks: number) => void
  /** A pad was touched. */
  readonly onUse: () => void
  /** A pad that had been used went away. */
  readonly onUnplugged: () => void
}

/** The connected pads and what they ask for. */
function createConnectedPads() {
  const reading: PadReading = { x: 0, y: 0, asks: 0 }
  /** By the index of each connected pad. */
  const memories = new Map<number, PadMemory>()
  let asksBefore = 0

  return {
    reading,
    isEmpty: () => memories.size === 0,

    /** Reads all pads into `reading`. */
    read(): void {
      clearReading(reading)
      for (const pad of padsNow()) {
        const memory = memories.get(pad.index)
        if (memory !== undefined) addPad(pad, memory, reading)
      }
    },

    /** What was read that the pads ask for, and did not ask for at the last call. */
    newAsks(): number {
      const added = reading.asks & ~asksBefore
      asksBefore = reading.asks
      return added
    },

    /** Takes note of the pads that came and went. */
    recount(): { hasNew: boolean; hasLostUsed: boolean } {
      const connected = new Set(padsNow().map(({ index }) => index))
      const gone = [...memories].filter(([index]) => !connected.has(index))
      const added = [...connected].filter((index) => !memories.has(index))
      for (const [index] of gone) memories.delete(index)
      for (const index of added) memories.set(index, createPadMemory())
      return { hasNew: added.length > 0, hasLostUsed: gone.some(([, { isUsed }]) => isUsed) }
    },
  }
}

/** The browser's list of pads; empty where it has none, a policy forbids it, or an extension replaces it by something else. */
function padsNow(): readonly PadState[] {
  try {
    // Throws for an answer that is no list. An extension's may have holes of another kind than `null`.
    return [...navigator.getGamepads()].filter((pad): pad is Gamepad => pad?.connected === true)
  } catch {
    return []
  }
}

/** Listens and polls until `signal` aborts. */
export function openGamepads(deps: GamepadsDeps, signal: AbortSignal) {
  const pads = createConnectedPads()
  const { reading } = pads
  let pollsHeld = 0
  let timer: ReturnType<typeof setInterval> | undefined

  function read(): void {
    pads.read()
    if (reading.asks !== 0 || reading.x !== 0 || reading.y !== 0) deps.onUse()
  }

  function pollForMenu(): void {
    const before = reading.asks & DIRECTIONS
    read()
    const added = pads.newAsks()
    const still = reading.asks & DIRECTIONS
    pollsHeld = still !== 0 && still === before ? pollsHeld + 1 : 0
    const asks = pollsHeld >= POLLS_BEFORE_REPEAT ? added | still : added
    if (asks !== 0) deps.onMenu(asks)
  }

  /** Starts or stops polling on behalf of the menus, as the flight begins or ends. */
  function followStage(): void {
    const polls = !pads.isEmpty() && !deps.isFlying() && document.visibilityState !== 'hidden' && !signal.aborted
    if (polls === (timer !== undefined)) return
    clearInterval(timer)
    pollsHeld = 0
    timer = polls ? setInterval(pollForMenu, MENU_POLL_MILLISECONDS) : undefined
  }

  function recount(): void {
    const { hasNew, hasLostUsed } = pads.recount()
    // Buttons held while a pad is plugged in do not count as presses.
    if (hasNew) {
      read()
      pads.newAsks()
    }
    followStage()
    if (hasLostUsed) deps.onUnplugged()
  }

  window.addEventListener('gamepadconnected', recount, { signal })
  window.addEventListener('gamepaddisconnected', recount, { signal })
  document.addEventListener('visibilitychange', followStage, { signal })
  signal.addEventListener('abort', followStage)
  recount()

  return {
    /** Reads all pads into `stick`, and handles a press on pause. Called once a frame in flight; without a pad it does nothing. */
    readInto(stick: Stick): void {
      stick.x = 0
      stick.y = 0
      if (pads.isEmpty()) return
      read()
      stick.x = reading.x
      stick.y = reading.y
      // Outside a flight, as behind its end screen, a press is the menu's.
      if (deps.isFlying() && pads.newAsks() & PAD_ASKS.pause) deps.onPause()
    },
    followStage,
  }
}
