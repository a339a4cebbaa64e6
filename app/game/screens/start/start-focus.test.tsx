import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { createStores, type StoredBefore } from '../../../../testing/fakes/game-stores.ts'
import { stubBrowser } from '../../../../testing/fakes/stub-browser.ts'
import { NAMED_COURSES } from '../../session/named-courses.ts'
import { StartScreen } from './start-screen.tsx'

beforeEach(() => stubBrowser())

function start(before: StoredBefore = {}) {
  return <StartScreen {...createStores(before)} />
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name })

test('the lists of courses are open where they were asked for on an end screen', async () => {
  render(start({ session: { startPart: 'courses' } }))
  expect(button('Courses').getAttribute('aria-expanded')).toBe('true')
  expect(await screen.findByRole('button', { name: new RegExp(NAMED_COURSES[0].name) })).toBeDefined()
  expect(document.activeElement).toBe(button('Courses'))
})

test('TAKE OFF is described by the sound guide: how to have it, or that it is on', () => {
  const { rerender } = render(start())
  const words = () => {
    const [, byEar = ''] = button('TAKE OFF').getAttribute('aria-describedby')?.split(' ') ?? []
    return document.getElementById(byEar)?.textContent
  }
  expect(words()).toMatch(/turn on the sound guide/)
  rerender(start({ settings: { soundGuide: 'stereo' } }))
  expect(words()).toBe('The sound guide is on.')
})
