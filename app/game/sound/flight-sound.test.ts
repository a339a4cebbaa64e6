import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { steerTowardsCourse } from '../simulation/autopilot.ts'
import { advanceFlight, createFlight, startFlight } from '../simulation/flight.ts'
import { FLIGHT_EVENTS } from '../simulation/flight-state.ts'
import type { FlightState } from '../simulation/flight-state.ts'
import { createFlightSound } from './flight-sound.ts'
import type { FlightSoundOptions } from './flight-sound.ts'
import { CountingTarget, RecordingContext } from './recording-audio.ts'
import type { RecordingNode } from './recording-audio.ts'

const FRAME = 1 / 60

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function silent(options: FlightSoundOptions = {}) {
  const contexts: RecordingContext[] = []
  const gestures = new CountingTarget()
  const sound = createFlightSound({
    openContext: () => {
      const context = new RecordingContext()
      contexts.push(context)
      return context.asAudioContext()
    },
    gestures,
    ...options,
  })
  function context(): RecordingContext {
    const latest = contexts.at(-1)
    if (latest === undefined) throw new Error('no context was opened')
    return latest
  }
  return { sound, contexts, context, gestures }
}

/** The gain through which everything but the menu passes. */
function gateOf(context: RecordingContext): RecordingNode {
  const [compressor] = context.all('compressor')
  const gate = context
    .all('gain')
    .find((node) => node.feeds.has(compressor) && context.nodes.filter((other) => other.feeds.has(node)).length > 1)
  if (gate === undefined) throw new Error('no gate')
  return gate
}

/** Voices begun: sources of sound that do not loop. */
function notesOf(context: RecordingContext): RecordingNode[] {
  return context.all('source').filter((node) => !node.loop)
}

function flown(change: Partial<FlightState> = {}): FlightState {
  return { ...startFlight(3), ...change }
}

describe('opening', () => {
  it('opens no audio before the player’s gesture, whatever it hears', () => {
    const { sound, contexts } = silent()
    const state = flown()
    sound.follow(state, FRAME)
    sound.play(FLIGHT_EVENTS.ringCollected, state)
    sound.setVolumes({ engine: 0.4, effects: 0.2 })
    sound.setMuted(true)
    sound.setMuted(false)
    sound.pause()
    sound.resume()
    sound.tick()
    expect(contexts).toHaveLength(0)
  })

  it('opens one with the start and keeps it for the next flights', () => {
    const { sound, contexts, context } = silent()
    sound.start()
    sound.start()
    expect(contexts).toHaveLength(1)
    expect(context().state).toBe('running')
  })

  it('never throws where there is no audio', () => {
    vi.stubGlobal('AudioContext', undefined)
    const sound = createFlightSound({ gestures: new EventTarget() })
    const state = flown()
    expect(() => {
      sound.start()
      sound.follow(state, FRAME)
      sound.play(127, state)
      sound.tick()
      sound.pause()
      sound.resume()
      sound.setMuted(true)
      sound.dispose()
    }).not.toThrow()
  })

  it('opens nothing while muted, and opens when the sound is switched on in mid-flight', () => {
    const { sound, contexts, context } = silent({ muted: true })
    sound.start()
    sound.follow(flown(), FRAME)
    expect(contexts).toHaveLength(0)
    sound.setMuted(false)
    expect(context().state).toBe('running')
    expect(gateOf(context()).gain.value).toBe(1)
  })

  it('ticks before the first flight only within a gesture, and falls asleep again', () => {
    vi.stubGlobal('navigator', { userActivation: { isActive: true } })
    const { sound, context } = silent()
    sound.tick()
    expect(notesOf(context())).toHaveLength(1)
    expect(gateOf(context()).gain.value).toBe(0)
    context().play(0.4)
    expect(context().state).toBe('suspended')
  })
})

describe('in flight', () => {
  it('brings the engine up, and follows the craft without piling up changes', () => {
    const { sound, context } = silent()
    let state = startFlight(3)
    let next = createFlight()
    const controls = { turn: 0, climb: 0 }
    sound.start()
    for (let frame = 0; frame < 600; frame += 1) {
      for (let tick = 0; tick < 2; tick += 1) {
        steerTowardsCourse(state, controls)
        advanceFlight(state, controls, next)
        ;[state, next] = [next, state]
      }
      context().play(FRAME)
      sound.follow(state, FRAME)
    }
    const changes = context()
      .nodes.flatMap((node) => [node.gain, node.offset, node.frequency, node.pan])
      .reduce((sum, parameter) => sum + parameter.changes.length, 0)
    expect(changes).toBeGreaterThan(20)
    expect(changes).toBeLessThan(6 * 10 * 25)
    const [band] = context().all('filter').slice(-1)
    expect(band?.frequency.value).toBeGreaterThan(300)
  })

  it('makes no node in steady flight', () => {
    const { sound, context } = silent()
    const state = flown()
    sound.start()
    sound.follow(state, FRAME)
    const before = context().nodes.length
    for (let frame = 0; frame < 600; frame += 1) {
      context().play(FRAME)
      sound.follow(state, FRAME)
    }
    expect(context().nodes.length).toBe(before)
  })

  it('climbs with the rings', () => {
    const { sound, context } = silent()
    sound.start()
    const pitches = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((ringsCollected) => {
      const before = notesOf(context()).length
      sound.play(FLIGHT_EVENTS.ringCollected, flown({ ringsCollected }))
      return Math.max(
        ...notesOf(context())
          .slice(before)
          .map((node) => node.playbackRate.value),
      )
    })
    expect(pitches).toEqual([...new Set(pitches)].sort((low, high) => low - high))
  })

  it('hears each kind of event, and two at once', () => {
    const { sound, context } = silent()
    sound.start()
    const count = (events: number, change: Partial<FlightState> = {}) => {
      const before = notesOf(context()).length
      sound.play(events, flown(change))
      return notesOf(context()).length - before
    }
    const { ringMissed, canisterCollected, canisterSpawned, lowFuel } = FLIGHT_EVENTS
    expect(count(0)).toBe(0)
    expect(count(canisterSpawned)).toBe(0)
    expect(count(ringMissed)).toBe(1)
    expect(count(canisterCollected)).toBe(3)
    expect(count(lowFuel)).toBe(4)
    expect(count(ringMissed | canisterCollected)).toBe(4)
  })

  it('pulses while the fuel is low, but not in a relaxed flight', () => {
    const { sound, context } = silent()
    const low = flown({ fuelTenths: 100 })
    sound.start()
    for (let frame = 0; frame < 600; frame += 1) {
      context().play(FRAME)
      sound.follow(low, FRAME)
    }
    const pulses = notesOf(context()).length
    expect(pulses).toBeGreaterThanOrEqual(5)
    expect(pulses).toBeLessThanOrEqual(8)
    for (let frame = 0; frame < 600; frame += 1) {
      context().play(FRAME)
      sound.follow({ ...low, relaxed: true }, FRAME)
    }
    expect(notesOf(context()).length).toBe(pulses)
  })

  it('is not thrown off by senseless frame times', () => {
    const { sound, context } = silent()
    sound.start()
    for (const seconds of [NaN, -1, Infinity, 1e9]) sound.follow(flown({ fuelTenths: 250 }), seconds)
    expect(notesOf(context())).toHaveLength(0)
  })
})

describe('the end of a flight', () => {
  const ENDS = [
    { phase: 'crashed', crashCause: 'mountain', events: FLIGHT_EVENTS.crashed },
    { phase: 'crashed', crashCause: 'fuel', events: FLIGHT_EVENTS.crashed },
    { phase: 'complete', crashCause: 'none', events: FLIGHT_EVENTS.complete | FLIGHT_EVENTS.ringCollected },
  ] as const

  it.each(ENDS)('stops the engine, plays out and falls asleep: $phase, $crashCause', (end) => {
    const { sound, context } = silent()
    sound.start()
    sound.follow(flown(), FRAME)
    const levels = context()
      .all('gain')
      .filter((node) => node.gain.changes.length > 0 && node !== gateOf(context()))
    expect(levels.length).toBe(2)
    const over = flown({ ...end, ringsCollected: 10 })
    sound.play(end.events, over)
    for (const level of levels) expect(level.gain.value).toBe(0)
    expect(notesOf(context()).length).toBeGreaterThan(0)
    for (let frame = 0; frame < 240; frame += 1) {
      context().play(FRAME)
      sound.follow(over, FRAME)
    }
    expect(context().state).toBe('running')
    context().play(3)
    expect(context().state).toBe('suspended')
  })

  it('goes on at once with the next flight, without the last one’s echoes', () => {
    const { sound, context } = silent()
    sound.start()
    const over = flown({ phase: 'crashed', crashCause: 'mountain' })
    sound.play(FLIGHT_EVENTS.crashed, over)
    sound.start()
    expect(notesOf(context()).every((node) => node.stopsAt !== null)).toBe(true)
    context().play(10)
    expect(context().state).toBe('running')
  })

  it('lets the crash ring out under a menu’s tick', () => {
    const { sound, context } = silent()
    sound.start()
    sound.play(FLIGHT_EVENTS.crashed, flown({ phase: 'crashed', crashCause: 'mountain' }))
    sound.tick()
    context().play(3)
    expect(context().state).toBe('running')
    context().play(4)
    expect(context().state).toBe('suspended')
  })
})

describe('pause, mute and volumes', () => {
  it('shuts the gate at once and stops all audio work within 250 ms', () => {
    const { sound, context } = silent()
    sound.start()
    sound.pause()
    expect(gateOf(context()).gain.changes.at(-1)).toMatchObject({ value: 0, at: context().currentTime })
    expect(gateOf(context()).gain.changes.at(-1)?.seconds).toBeLessThan(0.02)
    vi.advanceTimersByTime(250)
    expect(context().state).toBe('suspended')
    const { resumes } = context()
    sound.follow(flown(), FRAME)
    sound.play(FLIGHT_EVENTS.ringCollected, flown())
    expect(context().resumes).toBe(resumes)
    expect(notesOf(context())).toHaveLength(0)
  })

  it('goes on when resumed, even in the middle of falling asleep', () => {
    const { sound, context } = silent()
    sound.start()
    sound.pause()
    sound.resume()
    vi.advanceTimersByTime(1000)
    expect(context().state).toBe('running')
    expect(gateOf(context()).gain.value).toBe(1)
    sound.pause()
    vi.advanceTimersByTime(1000)
    sound.resume()
    expect(context().state).toBe('running')
  })

  it('ticks in the pause menu with the flight still shut out, and sleeps again', () => {
    const { sound, context } = silent()
    sound.start()
    sound.pause()
    vi.advanceTimersByTime(250)
    sound.tick()
    expect(context().state).toBe('running')
    expect(gateOf(context()).gain.value).toBe(0)
    const [tick] = notesOf(context())
    expect(tick?.startedAt).toBe(context().currentTime)
    context().play(0.3)
    expect(context().state).toBe('suspended')
  })

  it('is silent and asleep while muted, ticks included', () => {
    const { sound, context } = silent()
    sound.start()
    sound.setMuted(true)
    expect(gateOf(context()).gain.value).toBe(0)
    vi.advanceTimersByTime(250)
    expect(context().state).toBe('suspended')
    sound.tick()
    sound.resume()
    expect(context().state).toBe('suspended')
    expect(notesOf(context())).toHaveLength(0)
    sound.setMuted(false)
    expect(context().state).toBe('running')
  })

  it('does not wake a paused flight when the sound is switched on', () => {
    const { sound, context } = silent()
    sound.start()
    sound.setMuted(true)
    sound.pause()
    vi.advanceTimersByTime(250)
    sound.setMuted(false)
    expect(context().state).toBe('suspended')
    expect(gateOf(context()).gain.value).toBe(0)
  })

  it('sets each bus by its own volume, before and after opening', () => {
    const { sound, context } = silent({ volumes: { engine: 0.5, effects: 1 } })
    sound.start()
    const gate = gateOf(context())
    const buses = () =>
      context()
        .all('gain')
        .slice(0, 3)
        .filter((node) => node !== gate)
    expect(buses().map((node) => node.gain.value)).toEqual([0.25, 1, 1])
    sound.setVolumes({ engine: 1, effects: 0 })
    expect(buses().map((node) => node.gain.value)).toEqual([1, 0, 0])
  })

  it('does not pile up changes while a slider is dragged in the pause menu', () => {
    const { sound, context } = silent()
    sound.start()
    sound.pause()
    vi.advanceTimersByTime(250)
    for (let step = 0; step <= 100; step += 1) sound.setVolumes({ engine: step / 100, effects: step / 100 })
    for (const node of context().all('gain')) expect(node.gain.changes.length).toBeLessThan(4)
  })

  it('takes the flight up again after an interruption, at the next gesture', () => {
    const { sound, context, gestures } = silent()
    sound.start()
    context().isRefusing = true
    context().enter('interrupted')
    sound.follow(flown(), FRAME)
    sound.play(FLIGHT_EVENTS.ringCollected, flown({ ringsCollected: 1 }))
    expect(notesOf(context())).toHaveLength(0)
    context().isRefusing = false
    gestures.dispatchEvent(new Event('keydown'))
    expect(context().state).toBe('running')
  })
})

describe('closing', () => {
  it('fades, then lets go of every node and closes', () => {
    const { sound, context } = silent()
    sound.start()
    sound.play(FLIGHT_EVENTS.complete | FLIGHT_EVENTS.ringCollected, flown({ ringsCollected: 10 }))
    sound.dispose()
    expect(gateOf(context()).gain.value).toBe(0)
    context().play(0.08)
    expect(context().state).toBe('closed')
    expect(context().connected()).toEqual([])
  })

  it('does nothing any more afterwards', () => {
    const { sound, contexts, context } = silent()
    sound.start()
    sound.dispose()
    vi.runAllTimers()
    const made = context().nodes.length
    sound.start()
    sound.resume()
    sound.tick()
    sound.setMuted(true)
    sound.setMuted(false)
    sound.follow(flown(), FRAME)
    sound.play(127, flown())
    sound.setVolumes({ engine: 0, effects: 0 })
    sound.dispose()
    expect(contexts).toHaveLength(1)
    expect(context().nodes.length).toBe(made)
  })

  it('leaves nothing behind after twenty openings: no context, node, listener or timer', () => {
    const gestures = new CountingTarget()
    const contexts: RecordingContext[] = []
    for (let opening = 0; opening < 20; opening += 1) {
      const sound = createFlightSound({
        gestures,
        openContext: () => {
          const context = new RecordingContext()
          contexts.push(context)
          return context.asAudioContext()
        },
      })
      sound.start()
      sound.follow(flown(), FRAME)
      sound.play(FLIGHT_EVENTS.ringCollected, flown({ ringsCollected: 1 }))
      if (opening % 3 === 1) contexts.at(-1)?.enter('interrupted')
      if (opening % 3 === 2) sound.pause()
      sound.dispose()
      vi.advanceTimersByTime(500)
    }
    expect(contexts).toHaveLength(20)
    expect(contexts.filter((context) => context.state !== 'closed')).toEqual([])
    expect(contexts.flatMap((context) => context.connected())).toEqual([])
    expect(gestures.listeners).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
