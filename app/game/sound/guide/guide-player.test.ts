import { beforeEach, expect, test, vi } from 'vitest'

import { openSilently, flown } from '../../../../testing/fakes/silent-flight-sound.ts'
import { createFlightGuide, type GuidePreferences } from './guide-player.ts'

const FRAME = 1 / 60
const STEREO: GuidePreferences = { guideVolume: 1, soundGuide: 'stereo' }

beforeEach(() => {
  vi.useFakeTimers()
})

function flyWith(preferences: GuidePreferences, state = flown(), seconds = 2) {
  const said: string[] = []
  const { sound, context } = openSilently()
  sound.start()
  const without = context().nodes.length
  sound.setOptional(
    'guide',
    createFlightGuide(
      () => preferences,
      (word) => said.push(word),
    ),
  )
  const made = context().nodes.slice(without)
  for (let frame = 0; frame < seconds * 60; frame += 1) {
    context().play(FRAME)
    sound.update(state, FRAME)
  }
  return { sound, context, made, said, nodesLater: context().nodes.length - without - made.length }
}

/** A state whose beacon is far to the right. */
const ASIDE = flown({ craft: { ...flown().craft, x: -60 } })

test('the guide creates its nodes once and pulses 4 to 6 times a second', () => {
  const { made, nodesLater } = flyWith(STEREO)
  expect(made.length).toBeGreaterThan(5)
  expect(nodesLater).toBe(0)
  const pulses = made.flatMap(({ gain }) => gain.changes).filter(({ value }) => value === 0.22)
  expect(pulses.length).toBeGreaterThanOrEqual(8)
  expect(pulses.length).toBeLessThanOrEqual(13)
})

test('turning the guide off disconnects all its nodes', () => {
  const { sound, context, made } = flyWith(STEREO)
  sound.setOptional('guide', null)
  expect(made.filter((node) => node.feeds.size > 0)).toEqual([])
  expect(context().state).toBe('running')
})

test('a guide turned on before the first flight opens with its context', () => {
  const { sound, context } = openSilently()
  sound.setOptional(
    'guide',
    createFlightGuide(
      () => STEREO,
      () => undefined,
    ),
  )
  sound.start()
  const square = context()
    .all('oscillator')
    .filter(({ type }) => type === 'square')
  expect(square).toHaveLength(1)
})

test('a paused flight is silent, the guide included', () => {
  const { sound, context, made } = flyWith(STEREO)
  sound.pause()
  vi.advanceTimersByTime(250)
  expect(context().state).toBe('suspended')
  const before = made.flatMap(({ gain }) => gain.changes).length
  sound.update(flown(), FRAME)
  expect(made.flatMap(({ gain }) => gain.changes)).toHaveLength(before)
})

test('stereo gives the side by panning and says no word', () => {
  const { made, said } = flyWith(STEREO, ASIDE)
  expect(Math.max(...made.flatMap(({ pan }) => pan.changes.map(({ value }) => value)))).toBeCloseTo(0.9)
  expect(said).toEqual([])
})

test('mono pans nothing and says the side in words', () => {
  const { made, said } = flyWith({ guideVolume: 1, soundGuide: 'mono' }, ASIDE)
  expect(made.flatMap(({ pan }) => pan.changes).filter(({ value }) => value !== 0)).toEqual([])
  expect(said).toEqual(['hard right'])
})

test('no word is said at a guide volume of 0', () => {
  expect(flyWith({ guideVolume: 0, soundGuide: 'mono' }, ASIDE).said).toEqual([])
})

function stubVoices(voices: readonly { localService: boolean; lang: string }[]) {
  const spoken: string[] = []
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    cancel: () => undefined,
    speak: ({ text }: { text: string }) => spoken.push(text),
  })
  return spoken
}

test('words are only spoken by a voice of the device', () => {
  const remote = { localService: false, lang: 'en-US' }
  const spoken = stubVoices([remote, { localService: true, lang: 'en-AU' }])
  expect(flyWith({ guideVolume: 1, soundGuide: 'mono' }, ASIDE).said).toEqual([])
  expect(spoken).toEqual(['hard right'])
  const never = stubVoices([remote])
  expect(flyWith({ guideVolume: 1, soundGuide: 'mono' }, ASIDE).said).toEqual(['hard right'])
  expect(never).toEqual([])
})
