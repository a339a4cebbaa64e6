import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { ACCESSIBILITY_TAGS } from './accessibility-tags.ts'

/** The test of each yes: its file, and words of its title. */
const TESTS: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'Stereo sound': ['tests/flight/rendered-sound.spec.ts', 'the wind rises by 6 dB in the ear on the side of near rock'],
  'Narrated menus': ['tests/flight/by-ear.spec.ts', 'flown by the accessibility tree alone'],
  'Difficulty levels': ['tests/game/options.spec.ts', 'relaxed flight take effect'],
  'Basic input remapping': ['tests/game/options.spec.ts', 'another key and relaxed flight take effect'],
  'Full input remapping': [
    'app/game/screens/options/pad-fields.test.tsx',
    'an axis of a stick with an unknown mapping is assigned by moving it',
  ],
  'Stick inversion': ['tests/game/options.spec.ts', 'inverted climb'],
  'Playable without button holds': ['testing/pilots/human-pilot.test.ts', 'a first-time pilot with a mouse completes'],
  'Playable without rapid button presses': [
    'tests/flight/touch-and-gamepad.spec.ts',
    'a mission is flown by touch alone',
  ],
  'Playable with keyboard only': ['tests/game/keyboard.spec.ts', 'works by keyboard alone'],
  'Playable with buttons only': ['tests/game/keyboard.spec.ts', 'works by keyboard alone'],
  'Playable with touch only': ['tests/flight/touch-and-gamepad.spec.ts', 'a mission is flown by touch alone'],
  'Playable with mouse only': ['testing/pilots/human-pilot.test.ts', 'a first-time pilot with a mouse completes'],
  'Playable without motion controls': ['tests/game/keyboard.spec.ts', 'works by keyboard alone'],
  'Playable without touch controls': ['tests/flight/touch-and-gamepad.spec.ts', 'a mission is flown by gamepad alone'],
  'Clear text': ['tests/game/legible.spec.ts', 'instrument text has a contrast of 4.5:1'],
  'Large text': ['tests/game/reflow.spec.ts', '200 % text size'],
  'Color alternatives': ['app/game/rendering/course/colour-vision.test.ts', 'a canister stands out from sky and rock'],
  'Camera comfort': ['app/game/play/mounted-view.dom.test.ts', 'each motion of the camera has its own switch'],
}

test('each of the 24 tags is answered once, in a sentence', () => {
  expect(new Set(ACCESSIBILITY_TAGS.map(({ tag }) => tag)).size).toBe(24)
  expect(ACCESSIBILITY_TAGS).toHaveLength(24)
  for (const { words } of ACCESSIBILITY_TAGS) expect(words).toMatch(/\.$/)
})

test('each yes has a test, which exists', () => {
  const yes = ACCESSIBILITY_TAGS.filter(({ answer }) => answer === 'Yes').map(({ tag }) => tag)
  expect(Object.keys(TESTS).sort()).toEqual(yes.sort())
  for (const [tag, [file, title]] of Object.entries(TESTS))
    expect(readFileSync(resolve(import.meta.dirname, '../../..', file), 'utf8'), tag).toContain(title)
})
