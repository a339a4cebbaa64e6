/**
 * The monkey: random keys, pointers, touches, viewport sizes, tab switches and lost graphics contexts. Its actions follow
 * from a seed, as far as the machine's timing allows.
 */
import type { CDPSession, Page } from '@playwright/test'

import { CONTROL_STEPS } from '../../app/game/simulation/flight-state.ts'
import { FULL_FUEL_TENTHS, RINGS_TO_WIN } from '../../app/game/simulation/rules.ts'
import { chance } from '../../app/game/simulation/random.ts'
import type { InspectionSnapshot } from '../../app/game/play/inspection.ts'

const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'KeyA', 'KeyD', 'KeyW', 'KeyS', 'KeyP', 'Escape', 'Enter'],
  ...['Space', 'Tab', 'Shift+Tab', 'Home', 'End', 'PageDown', 'Backspace', 'KeyX', 'Digit7', 'F2', 'ContextMenu'],
]
const SIZES = [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 821, height: 462 },
  { width: 320, height: 256 },
  { width: 1, height: 1 },
]

/** Call before the page is opened: prevents clicks that would leave the site or keep the game shut. */
export async function preventDepartures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const preventDeparture = (event: Event) => {
      const departures = 'a[href^="mailto:"], a[href^="tel:"], a[href^="http"], a[target]'
      if (event.target instanceof Element && event.target.closest(departures)) event.preventDefault()
    }
    document.addEventListener('click', preventDeparture, { capture: true })
    // A no to the age question holds for the tab: no game would ever open.
    document.addEventListener(
      'click',
      (event) => {
        const pressed = event.target instanceof Element ? event.target.closest('dialog button') : null
        if (pressed?.textContent.startsWith('No') === true) event.stopPropagation()
      },
      { capture: true },
    )
    document.addEventListener('auxclick', preventDeparture, { capture: true })
    document.addEventListener('contextmenu', (event) => event.preventDefault())
    // A swipe would navigate back, to before the site.
    const still = new CSSStyleSheet()
    still.replaceSync('html, body, dialog { overscroll-behavior: none !important }')
    document.adoptedStyleSheets.push(still)
  })
}

/** A slow machine acts for longer, so that every run covers enough. */
const LEAST_ACTIONS = 250

/**
 * Acts for some seconds and calls `look` after each action. Returns counts of the actions, of their effects and of the
 * stages seen.
 */
export async function actAtRandom(
  page: Page,
  { seed, seconds, look }: { seed: number; seconds: number; look: (what: string) => Promise<string> },
): Promise<Record<string, number>> {
  const cdp = await page.context().newCDPSession(page)
  const counts: Record<string, number> = {}
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1)
  const endsAt = Date.now() + seconds * 1000
  for (let step = 0; Date.now() < endsAt || step < LEAST_ACTIONS; step += 1) {
    let draws = 0
    const draw = () => chance(seed, step, (draws += 1))
    const pick = <Choice>(choices: readonly Choice[]) => choices[Math.floor(draw() * choices.length)]
    const act = pick(ACTIONS)
    let effect: unknown
    const acted = act(page, cdp, draw, pick).then((told) => (effect = told), unlessPageWasLeft)
    if (!(await isAnswered(acted))) {
      // The answer to an action is lost during a navigation, so the page itself is asked for a response.
      if (!(await isAnswered(page.evaluate(() => document.readyState)))) throw new Error(`Frozen after ${act.name}`)
      count('lost between two documents')
    }
    count(act.name)
    if (typeof effect === 'string') count(effect)
    count(`saw ${await look(`step ${step}, ${act.name}`)}`)
  }
  return counts
}

/** An action that led to another document gets no answer. */
function unlessPageWasLeft(error: unknown): void {
  if (!String(error).includes('Execution context was destroyed')) throw error
}

const ANSWER_MILLISECONDS = 15_000

async function isAnswered(asked: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_MILLISECONDS)
  })
  // A failure after the limit is not reported.
  asked.catch(() => undefined)
  try {
    return await Promise.race([asked.then(() => true), limit])
  } finally {
    clearTimeout(timer)
  }
}

type Action = (
  page: Page,
  cdp: CDPSession,
  draw: () => number,
  pick: <Choice>(choices: readonly Choice[]) => Choice,
) => Promise<unknown>

const pressKey: Action = async (page, _cdp, draw, pick) => page.keyboard.press(pick(KEYS), { delay: draw() * 200 })

const clickAnywhere: Action = async (page, _cdp, draw) => {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 }
  await page.mouse.click(draw() * width, draw() * height)
}

const touchAnywhere: Action = async (page, cdp, draw) => {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 }
  const touch = () => [{ x: Math.floor(draw() * width), y: Math.floor(draw() * height) }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touch() })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touch() })
  await cdp.send('Input.dispatchTouchEvent', { type: draw() < 0.5 ? 'touchEnd' : 'touchCancel', touchPoints: [] })
}

/** Presses any control of the page, so that the monkey gets everywhere. */
const pressButton: Action = async (page, _cdp, draw) =>
  page.evaluate((where) => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const buttons = [...scope.querySelectorAll<HTMLElement>('button, summary, a[href^="/"], select, input')]
    buttons[Math.floor(where * buttons.length)]?.click()
  }, draw())

const launchGame: Action = async (page) =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return
    const button = [...document.querySelectorAll('main button')].find(({ textContent }) => /launch/i.test(textContent))
    if (button instanceof HTMLElement) button.click()
  })

const LONGEST_TURN_MILLISECONDS = 8000

/** Holds a turn until the flight has ended, for eight seconds at most, because random input pauses before it crashes. */
const turnUntilItEnds: Action = async (page, _cdp, draw) => {
  const isFlying = async () =>
    page.evaluate(() => window.ringwakeInspection?.snapshot().session.stage === 'playing').catch(() => false)
  if (!(await isFlying()) || draw() < 0.5) return undefined
  const side = draw() < 0.5 ? 'ArrowLeft' : 'ArrowRight'
  const endsAt = Date.now() + LONGEST_TURN_MILLISECONDS
  await page.keyboard.down(side)
  while (Date.now() < endsAt && (await isFlying())) await new Promise((done) => setTimeout(done, 100))
  await page.keyboard.up(side)
  return 'held a turn'
}

const takeOffOrResume: Action = async (page) =>
  page.evaluate(() => {
    const wanted = /^(?:Yes|TAKE OFF|TRY AGAIN|FLY AGAIN|Resume|Retry)/
    const button = [...document.querySelectorAll('dialog[open] button')].find(({ textContent }) =>
      wanted.test(textContent),
    )
    if (button instanceof HTMLElement) button.click()
  })

/** Watches a flight that has ended, and jumps about in it. */
const watchFlight: Action = async (page, _cdp, draw) =>
  page.evaluate((where) => {
    const button = [...document.querySelectorAll('dialog[open] button')].find(({ textContent }) =>
      textContent.startsWith('Watch'),
    )
    if (button instanceof HTMLElement) button.click()
    const seek = document.querySelector<HTMLInputElement>('dialog[open] [aria-label=Watching] input')
    if (seek === null) return undefined
    seek.stepUp(Math.round(20 * where) - 8)
    seek.dispatchEvent(new Event('input', { bubbles: true }))
    return 'jumped in a watched flight'
  }, draw())

/** Leaves fullscreen first, because Chromium resizes no window that is full screen. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.evaluate(() => document.fullscreenElement && document.exitFullscreen())
  await page.setViewportSize(size)
}

const changeSize: Action = (page, _cdp, _draw, pick) => resize(page, pick(SIZES))

const leaveAndReturn: Action = async (page, _cdp, draw) =>
  page.evaluate((isBlur) => {
    if (isBlur) {
      window.dispatchEvent(new Event('blur'))
      window.dispatchEvent(new Event('focus'))
      return
    }
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    Reflect.deleteProperty(document, 'visibilityState')
  }, draw() < 0.5)

const takeOrGiveGraphics: Action = async (page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas')
    const context = canvas?.getContext('webgl2')
    if (!context) return undefined
    if (context.isContextLost()) {
      window.graphicsSwitch?.restoreContext()
      return 'gave the graphics back'
    }
    window.graphicsSwitch = context.getExtension('WEBGL_lose_context')
    window.graphicsSwitch?.loseContext()
    return context.isContextLost() ? 'took the graphics' : undefined
  })

const typeIntoField: Action = async (page, _cdp, draw) =>
  page.keyboard.insertText(String.fromCodePoint(32 + Math.floor(draw() * 0x2000)).repeat(3))

const changePreferences: Action = async (page, _cdp, _draw, pick) =>
  page.emulateMedia({
    reducedMotion: pick(['reduce', 'no-preference']),
    forcedColors: pick(['active', 'none']),
    colorScheme: pick(['light', 'dark']),
  })

/** Frequent actions are listed several times. */
const ACTIONS: readonly Action[] = [
  ...[pressKey, pressKey, pressKey, pressKey, clickAnywhere, clickAnywhere, touchAnywhere, pressButton, launchGame],
  ...[
    takeOffOrResume,
    takeOffOrResume,
    changeSize,
    leaveAndReturn,
    takeOrGiveGraphics,
    typeIntoField,
    changePreferences,
  ],
  ...[turnUntilItEnds, watchFlight],
]

const STAGES = ['not-started', 'playing', 'paused', 'resuming', 'watching', 'crashed', 'complete']
/** Stages without animation. */
const STILL_STAGES = ['not-started', 'paused', 'resuming']

/** The invariants that a state of the game violates. */
export function illegalities({ session, flight, controls, loop }: InspectionSnapshot): string[] {
  const { craft } = flight
  const hasEnded = session.stage === 'crashed' || session.stage === 'complete'
  const laws: Record<string, boolean> = {
    'a known stage': STAGES.includes(session.stage),
    'a reason exactly when paused': (session.stage === 'paused') === (session.pauseReason !== null),
    'a count exactly when resuming': (session.stage === 'resuming') === [1, 2, 3].includes(session.count),
    // A flight is watched from an end screen or from the start screen.
    'a summary exactly at an end': session.stage === 'watching' || hasEnded === (session.summary !== null),
    'frames only where something moves': !loop.isRunning || !STILL_STAGES.includes(session.stage),
    'an end only of an ended flight': !hasEnded || flight.phase !== 'flying',
    'altitude within 10 and 150': craft.y >= 10 && craft.y <= 150,
    'across within −100 and 100': Math.abs(craft.x) <= 100,
    'finite everywhere': Object.values(craft).every(Number.isFinite),
    'fuel within its bounds':
      Number.isInteger(flight.fuelTenths) && flight.fuelTenths >= 0 && flight.fuelTenths <= FULL_FUEL_TENTHS,
    '100 points a ring': flight.score === 100 * flight.ringsCollected,
    'no more rings than there are': flight.ringsCollected >= 0 && flight.ringsCollected <= RINGS_TO_WIN,
    'complete with all rings': flight.phase !== 'complete' || flight.ringsCollected === RINGS_TO_WIN,
    'a cause for every crash': (flight.phase === 'crashed') === (flight.crashCause !== 'none'),
    'controls in steps': [controls.turn, controls.climb].every(
      (value) => Number.isInteger(value) && Math.abs(value) <= CONTROL_STEPS,
    ),
  }
  return Object.keys(laws).filter((law) => !laws[law])
}
