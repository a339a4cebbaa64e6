import { beforeEach, expect, test } from 'vitest'

import { RecordingContext } from '../../../../testing/fakes/recording-audio.ts'
import { flown, notesOf } from '../../../../testing/fakes/silent-flight-sound.ts'
import { FULL_FUEL_TENTHS } from '../../simulation/rules.ts'
import { createFlightMusic } from './flight-music.ts'

const UPDATE_SECONDS = 0.04

let context: RecordingContext
let music: ReturnType<ReturnType<typeof createFlightMusic>>

beforeEach(async () => {
  context = new RecordingContext()
  await context.resume()
  const audio = context.asAudioContext()
  music = createFlightMusic(() => 'dusk')(audio, audio.destination, () => ({}) as AudioBuffer)
  music.start(0)
})

function fly(seconds: number, change: Parameters<typeof flown>[0] = {}) {
  const state = flown(change)
  for (let passed = 0; passed < seconds; passed += UPDATE_SECONDS) {
    music.update(state, context.currentTime)
    context.play(UPDATE_SECONDS)
  }
}

const steadyNodes = () => context.nodes.length - 2 * notesOf(context).length

test('every note is scheduled ahead of its time, on the grid of the tempo', () => {
  const late: number[] = []
  const state = flown({ chain: 8 })
  for (let passed = 0; passed < 20; passed += UPDATE_SECONDS) {
    const before = notesOf(context).length
    music.update(state, context.currentTime)
    late.push(
      ...notesOf(context)
        .slice(before)
        .map(({ startedAt }) => (startedAt ?? -1) - context.currentTime),
    )
    context.play(UPDATE_SECONDS)
  }
  expect(late.length).toBeGreaterThan(60)
  expect(Math.min(...late)).toBeGreaterThanOrEqual(0)
  const steps = [...new Set(notesOf(context).map(({ startedAt }) => startedAt ?? 0))].sort((one, other) => one - other)
  const gaps = steps.slice(1).map((at, index) => at - steps[index])
  const sixteenth = 60 / 120 / 4
  for (const gap of gaps) expect(gap).toBeGreaterThan(sixteenth * 0.99)
})

test('speed raises the tempo from 96 towards 120 beats a minute', () => {
  const beatsPerMinuteAt = (speed: number) => {
    fly(10, { chain: 8, craft: { ...flown().craft, speed } })
    const before = notesOf(context).length
    fly(10, { chain: 8, craft: { ...flown().craft, speed } })
    const times = notesOf(context)
      .slice(before)
      .map(({ startedAt }) => startedAt ?? 0)
      .sort((one, other) => one - other)
    const sixteenth = Math.min(
      ...times
        .slice(1)
        .map((at, index) => at - times[index])
        .filter((gap) => gap > 0.01),
    )
    return 60 / (4 * sixteenth)
  }
  const [slow, fast] = [beatsPerMinuteAt(53), beatsPerMinuteAt(116)]
  expect(slow).toBeCloseTo(96, -1)
  expect(fast / slow).toBeGreaterThan(1.15)
  expect(fast).toBeLessThan(120.5)
})

test('a ring flown through dead centre is answered on the next beat, one that is only clean is not', () => {
  const bellsAfter = (precision: number) => {
    const state = flown({ ringsCollected: 1, nextRingSerial: 1 })
    Object.assign(state.rings[0], { serial: 0, precision })
    fly(1)
    const before = notesOf(context).length
    for (let passed = 0; passed < 2; passed += UPDATE_SECONDS) {
      music.update(state, context.currentTime)
      context.play(UPDATE_SECONDS)
    }
    music.start(context.currentTime)
    return notesOf(context).slice(before).length
  }
  expect(bellsAfter(0.95)).toBeGreaterThan(bellsAfter(0.8) + 2)
})

test('after a long frame what is late is not played all at once', () => {
  fly(2, { chain: 8 })
  const before = notesOf(context).length
  context.play(3)
  music.update(flown({ chain: 8 }), context.currentTime)
  expect(notesOf(context).length - before).toBeLessThan(4)
})

test('the filter closes with the fuel', () => {
  fly(1, { fuelTenths: FULL_FUEL_TENTHS })
  const [filter] = context.all('filter')
  expect(filter.frequency.value).toBeGreaterThan(4000)
  fly(1, { fuelTenths: 100 })
  expect(filter.frequency.value).toBeLessThan(600)
})

test('a steady flight makes no node but those of its notes, which are freed', () => {
  fly(1)
  const nodes = steadyNodes()
  fly(30, { chain: 9 })
  expect(steadyNodes()).toBe(nodes)
})

test.each(['mountain', 'fuel', 'complete'] as const)('all nodes are freed after the end: %s', (ending) => {
  fly(10, { chain: 9 })
  music.end(ending, context.currentTime)
  context.play(6)
  expect(context.connected()).toEqual([])
})

test('a flight that is started over, twice, leaves nothing of the ones before', () => {
  for (const chain of [3, 9]) {
    fly(4, { chain })
    music.start(context.currentTime)
  }
  context.play(6)
  expect(context.connected()).toEqual([])
  music.dispose()
})
