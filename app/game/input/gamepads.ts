/**
 * The gamepads that are plugged in. The browser reports no presses, so they are polled: once a frame in flight, and by a
 * slow timer outside it, only while there is a pad and the page is visible.
 */
import {
  addPad,
  createPadMemory,
  expectRest,
  MENU_ACTIONS,
  type PadMemory,
  type PadReading,
} from './gamepad-reading.ts'
import { padSettingsOf, type Pads } from '../player-data/pad-settings.ts'
import type { Stick } from './stick.ts'

/** Shorter than a press of a button lasts. */
const MENU_POLL_MILLISECONDS = 100
/** A direction that stays held in a menu steps again after this many polls, then at each. */
const POLLS_BEFORE_REPEAT = 5

const DIRECTIONS = MENU_ACTIONS.up | MENU_ACTIONS.down | MENU_ACTIONS.left | MENU_ACTIONS.right

/** What the game does with the pads. */
interface PadAnswers {
  readonly isFlying: () => boolean
  /** What is assigned to their inputs. */
  readonly settings: () => Pads
  /** What a pad begins to do in flight, and outside it in a menu: the bits of `MENU_ACTIONS`. */
  readonly onFlight: (actions: number) => unknown
  readonly onMenu: (actions: number) => void
  /** A pad was touched. */
  readonly onUse: () => void
  /** A pad that had been used went away. */
  readonly onUnplugged: () => void
}

/** The connected pads and what is pressed on them. */
function createConnectedPads(settings: () => Pads) {
  const reading: PadReading = { x: 0, y: 0, actions: 0 }
  /** By the index of each connected pad. */
  const memories = new Map<number, PadMemory>()
  let actionsBefore = 0

  /** Reads all pads into `reading`; nothing while another window has the focus, which they act on then. */
  function read(): void {
    reading.x = reading.y = reading.actions = 0
    const hasFocus = document.hasFocus()
    for (const pad of padsNow()) {
      const memory = memories.get(pad.index)
      if (memory === undefined) continue
      if (hasFocus) addPad(pad, memory, padSettingsOf(settings(), pad), reading)
      else expectRest(memory)
    }
  }

  return {
    reading,
    isEmpty: () => memories.size === 0,

    read,

    /** The bits that were set at the last call of `newActions`. */
    actionsBefore: () => actionsBefore,

    /** The bits that were not set at the last call. */
    newActions(): number {
      const added = reading.actions & ~actionsBefore
      actionsBefore = reading.actions
      return added
    },

    /** Takes note of the pads that came and went. Returns whether one that had been used is gone. */
    recount(): boolean {
      const connected = new Set(padsNow().map(({ index }) => index))
      const gone = [...memories].filter(([index]) => !connected.has(index))
      const added = [...connected].filter((index) => !memories.has(index))
      for (const [index] of gone) memories.delete(index)
      for (const index of added) memories.set(index, createPadMemory())
      // What is at rest now counts from the next reading on.
      read()
      return gone.some(([, { isUsed }]) => isUsed)
    },
  }
}

/** The connected pads. Browsers offer none to a page that is served over plain http. */
export function padsNow(): readonly Gamepad[] {
  if (!('getGamepads' in navigator)) return []
  return navigator.getGamepads().filter((pad): pad is Gamepad => pad?.connected === true)
}

/** For React: calls `onChange` where a gamepad is plugged in or unplugged. Returns what ends it. */
export function followPads(onChange: () => void): () => void {
  const listening = new AbortController()
  for (const change of ['gamepadconnected', 'gamepaddisconnected'])
    window.addEventListener(change, onChange, { signal: listening.signal })
  return () => listening.abort()
}

/** Listens and polls until `signal` aborts. */
export function openGamepads(answers: PadAnswers, signal: AbortSignal) {
  const pads = createConnectedPads(answers.settings)
  const { reading } = pads
  let pollsHeld = 0
  let timer: ReturnType<typeof setInterval> | undefined

  function read(): void {
    pads.read()
    if (reading.actions !== 0 || reading.x !== 0 || reading.y !== 0) answers.onUse()
  }

  function pollForMenu(): void {
    // Not those of `reading`, which each frame behind an end screen overwrites, too.
    const before = pads.actionsBefore() & DIRECTIONS
    read()
    const added = pads.newActions()
    const still = reading.actions & DIRECTIONS
    pollsHeld = still !== 0 && still === before ? pollsHeld + 1 : 0
    const actions = pollsHeld >= POLLS_BEFORE_REPEAT ? added | still : added
    if (actions !== 0) answers.onMenu(actions)
  }

  /** Starts or stops polling on behalf of the menus, as the flight begins or ends. */
  function followStage(): void {
    const polls = !pads.isEmpty() && !answers.isFlying() && document.visibilityState !== 'hidden' && !signal.aborted
    if (polls === (timer !== undefined)) return
    clearInterval(timer)
    // A stick that is still held from the flight moves no focus on the end screen.
    pollsHeld = -Infinity
    timer = polls ? setInterval(pollForMenu, MENU_POLL_MILLISECONDS) : undefined
  }

  function recount(): void {
    const hasLostUsed = pads.recount()
    followStage()
    if (hasLostUsed) answers.onUnplugged()
  }

  window.addEventListener('gamepadconnected', recount, { signal })
  window.addEventListener('gamepaddisconnected', recount, { signal })
  document.addEventListener('visibilitychange', followStage, { signal })
  signal.addEventListener('abort', followStage)
  recount()

  return {
    /**
     * The deflection of all pads, in an object that the next reading overwrites; reports what the pads begin to
     * do as well. Called once a frame in flight.
     */
    poll(): Readonly<Stick> {
      if (pads.isEmpty()) {
        reading.x = reading.y = 0
        return reading
      }
      read()
      // Outside a flight, as behind its end screen, a press is the menu's.
      if (!answers.isFlying()) return reading
      const actions = pads.newActions()
      if (actions !== 0) answers.onFlight(actions)
      return reading
    },
    followStage,
  }
}
