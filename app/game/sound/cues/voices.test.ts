import { expect, test } from 'vitest'

import { COMPLETE_NOTES, CANISTER_NOTES, ringCollectedNotes } from './cue-notes.ts'
import { RecordingContext } from '../../../../testing/fakes/recording-audio.ts'
import { createVoices, MOST_VOICES } from './voices.ts'

function open() {
  const context = new RecordingContext()
  context.enter('running')
  const voices = createVoices(context.asAudioContext(), (name) => ({ name }) as unknown as AudioBuffer)
  const bus = context.destination as unknown as AudioNode
  return { context, voices, bus }
}

/** Sources that have been started and not told to stop: they sound to their own end. */
function sounding(context: RecordingContext): number {
  return context.all('source').filter((node) => node.startedAt !== null && node.stopsAt === null).length
}

test('voices start each note with its delay, pitch and gain', () => {
  const { context, voices, bus } = open()
  context.currentTime = 2
  voices.play(CANISTER_NOTES, bus, 2)
  const sources = context.all('source')
  expect(sources.map((node) => node.startedAt)).toEqual(CANISTER_NOTES.map((note) => 2 + note.after))
  expect(sources.map((node) => node.playbackRate.value)).toEqual(CANISTER_NOTES.map((note) => note.rate))
  expect(context.all('gain').map((node) => node.gain.value)).toEqual(CANISTER_NOTES.map((note) => note.gain))
})

test('the number of voices never exceeds its maximum', () => {
  const { context, voices, bus } = open()
  for (let cue = 0; cue < 50; cue += 1) voices.play(COMPLETE_NOTES, bus, 0)
  expect(voices.count()).toBe(MOST_VOICES)
  expect(sounding(context)).toBe(MOST_VOICES)
})

test('the oldest voice is faded out instead of cut off', () => {
  const { context, voices, bus } = open()
  for (let note = 0; note <= MOST_VOICES; note += 1) voices.play(ringCollectedNotes(1, 0).slice(0, 1), bus, 1)
  const oldest = context.all('source')[0]
  expect(oldest.stopsAt).toBeGreaterThan(1.05)
  expect(context.all('gain')[0].gain.changes[0]).toMatchObject({ value: 0, at: 1 })
})

test('voices release their nodes when they end', () => {
  const { context, voices, bus } = open()
  voices.play(ringCollectedNotes(3, 0), bus, 0, 0.5)
  expect(context.connected().length).toBeGreaterThan(0)
  for (const source of context.all('source')) source.onended?.()
  expect(context.connected()).toEqual([])
  expect(voices.count()).toBe(0)
})

test('all voices fade out on request', () => {
  const { context, voices, bus } = open()
  voices.play(COMPLETE_NOTES, bus, 0)
  voices.fadeOut(0)
  expect(voices.count()).toBe(0)
  expect(sounding(context)).toBe(0)
  context.play(1)
  expect(context.connected()).toEqual([])
})
