/** What a player reads of each ring, in a flight by real keys. */
import type { Page } from '@playwright/test'

import { missWords } from '../../app/game/hud/ring-words.ts'
import { CENTRE_PRECISION, CLEAN_PRECISION } from '../../app/game/simulation/flight/encounters.ts'
import { CALM_COURSE } from '../../testing/flights/known-courses.ts'
import { flyMission } from '../../testing/pilots/closed-loop-pilot.ts'
import { expect, test } from '../support/journey.ts'
import { limitFrames, takeOff } from '../support/take-off.ts'

interface Note {
  readonly name: string
  readonly words: string
  /** Whether it was cut by the picture's edge, or stood over the clock or the gap. */
  readonly isCovered: boolean
}

/** Writes down each note that appears, and each message of the live region. */
async function followNotes(page: Page) {
  await page.evaluate(() => {
    const told: { notes: Note[]; words: string[] } = { notes: [], words: [] }
    Object.assign(window, { told })
    const isOver = (box: DOMRect, other: DOMRect) =>
      box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom
    const isCovered = (note: Element): boolean => {
      const box = note.getBoundingClientRect()
      const others = [...document.querySelectorAll('[data-instrument=clock], [data-instrument=gap]')]
      const isCut = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight
      return isCut || others.some((other) => isOver(box, other.getBoundingClientRect()))
    }
    new MutationObserver((records) => {
      for (const { target, oldValue } of records) {
        if (!(target instanceof HTMLElement) || target.hidden || oldValue === null) continue
        const words = [...target.childNodes].map(({ textContent }) => textContent).filter((text) => text !== '')
        told.notes.push({
          name: target.dataset['instrument'] ?? '',
          words: words.join(' '),
          isCovered: isCovered(target),
        })
      }
    }).observe(document.querySelector('[role=application]') ?? document, {
      subtree: true,
      attributeFilter: ['hidden'],
      attributeOldValue: true,
    })
    const region = document.querySelector('dialog[open] p[aria-live=polite]')
    if (region !== null)
      new MutationObserver(() => told.words.push(region.textContent)).observe(region, { childList: true })
  })
  return {
    notesOf: (name: string) =>
      page.evaluate(
        (given) => (window as unknown as { told: { notes: Note[] } }).told.notes.filter((note) => note.name === given),
        name,
      ),
    words: () => page.evaluate(() => (window as unknown as { told: { words: string[] } }).told.words.join(' ')),
  }
}

function judgementOf(precision: number): string {
  return precision >= CENTRE_PRECISION ? 'Dead centre ' : precision >= CLEAN_PRECISION ? 'Clean ' : ''
}

for (const [width, height, tag] of [
  [1366, 768, ' @rest'],
  [360, 740, ''],
] as const)
  test(`each ring is judged, counted in the chain and told where it was missed at ${width} × ${height}${tag}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await limitFrames(page)
    await page.setViewportSize({ width, height })
    await takeOff(page, CALM_COURSE)
    const told = await followNotes(page)
    const chain = page.locator('[role=application] [data-instrument=chain]')

    const { flight } = await flyMission(page, { until: (seen) => seen.flight.ringsCollected >= 3 })
    const passed = flight.rings.filter(({ status }) => status === 'collected').sort((a, b) => a.serial - b.serial)
    expect(passed).toHaveLength(3)
    const judged = await told.notesOf('ring-note')
    for (const [index, { precision }] of passed.entries()) {
      expect(judged.at(index)?.words).toMatch(new RegExp(`^${judgementOf(precision)}\\+100( \\+\\d+ km/h)?$`))
      const said = `Ring ${index + 1} of 10${judgementOf(precision) && `, ${judgementOf(precision).toLowerCase().trim()}`}`
      expect(await told.words()).toContain(said)
      const mark = page.locator('[role=application] [data-mark=collected]').nth(index)
      expect(Number(await mark.evaluate((node: HTMLElement) => node.style.getPropertyValue('--fill')))).toBe(precision)
    }
    if (flight.chain >= 2) await expect(chain).toHaveText(`${flight.chain} clean in a row`)

    const after = await flyMission(page, { aim: 'above-rings', until: (seen) => seen.flight.ringsMissed >= 1 })
    const missed = after.flight.rings.find(({ status }) => status === 'missed')
    if (missed === undefined) throw new Error('The flight holds no missed ring')
    expect(await told.notesOf('ring-missed')).toMatchObject([{ words: missWords(missed) }])
    await expect.poll(told.words).toContain(`${missWords(missed)}. Another lies ahead.`)
    await expect(chain).toBeHidden()
    const all = [...judged, ...(await told.notesOf('ring-missed')), ...(await told.notesOf('close'))]
    expect(all.filter(({ isCovered }) => isCovered)).toEqual([])
  })
