/** Fullscreen, the mouse, saved files, several rivals and the taken stick, in each engine. */
import { resimulate } from '../../app/game/flight-link/resimulate.ts'
import { flightFromText, textFromFlight } from '../../app/game/flight-link/link-text.ts'
import { CALM_COURSE } from '../../testing/flights/known-courses.ts'
import { flownFlight } from '../../testing/flights/linked-flights.ts'
import { inspectGame } from '../../testing/pilots/closed-loop-pilot.ts'
import { closeGame, launch, reachStage } from './opened-game.ts'
import { expect, test } from './visitor.ts'

const FLIGHT = flownFlight('keys', CALM_COURSE, 7_200)

test('fullscreen is entered by button and F, and a flight pauses where it is left otherwise', async ({ visitor }) => {
  const { click, press, type, evaluate, waitFor, page } = visitor
  // The button follows the event, which WebKit fires some frames after the element has changed.
  const becomes = (wanted: boolean) =>
    waitFor((isOn) => inPage.find('button', '^Full screen$')?.ariaPressed === String(isOn), wanted)
  await launch(visitor, { view: 'flat' })
  await click('button', /^Full screen$/)
  await becomes(true)
  await type('f')
  await becomes(false)
  await evaluate(() => inPage.find('button', '^TAKE OFF$')?.focus())
  await press('Enter')
  await reachStage(visitor, 'playing')
  await type('f')
  await becomes(true)
  await waitFor(() => document.querySelector('canvas')?.getBoundingClientRect().width === innerWidth)
  expect((await inspectGame(page)).session.stage).toBe('playing')
  // What the browser does on Escape, of which a driver's key press does not reach it.
  await evaluate(() => document.exitFullscreen())
  await becomes(false)
  await reachStage(visitor, 'paused')
  await closeGame(visitor)
})

test('Back pauses a flight, and then closes the game and returns the focus', async ({ visitor }) => {
  const { press, evaluate, waitFor, hasFocusOn } = visitor
  const goBack = () => evaluate(() => history.back())
  // The browser may take the focus to the section of the address when it goes back there.
  await launch(visitor, { view: 'flat' }, { section: '#contact' })
  await press('Enter')
  await reachStage(visitor, 'playing')
  await goBack()
  await reachStage(visitor, 'paused')
  await goBack()
  await waitFor(() => document.querySelector('dialog, canvas') === null && location.hash === '#contact')
  await hasFocusOn('button', /^Launch the flight$/)
})

test('the craft follows the mouse', async ({ visitor }) => {
  const { press, moveTo, waitFor } = visitor
  await launch(visitor, { view: 'flat', steersByMouse: true })
  await press('Enter')
  await reachStage(visitor, 'playing')
  const turns = (way: number) =>
    waitFor((sign) => Math.sign(window.ringwakeInspection?.snapshot().controls.turn ?? 0) === sign, way)
  await moveTo(900, 290)
  await turns(1)
  await moveTo(140, 290)
  await turns(-1)
  await moveTo(520, 290)
  await turns(0)
  await press('KeyP')
  await reachStage(visitor, 'paused')
  await closeGame(visitor)
})

test('the stick of a watched flight is taken, and the link of what follows is flown again to the last bit', async ({
  visitor,
}) => {
  const { open, click, press, type, evaluate, waitFor, sees, page } = visitor
  await open(`/?inspect#flight=${textFromFlight(FLIGHT)}`)
  await click('button', /^Yes/)
  await waitFor(() => inPage.find('button', '^Watch it$')?.getAttribute('aria-disabled') === 'false')
  await click('button', /^Watch it$/)
  await sees('button', /^Pause$/)
  // By then the keys of the controls are taken, on a slow machine too.
  await waitFor(() => (window.ringwakeInspection?.snapshot().flight.tick ?? 0) > 60)
  const watches = (speed: number, camera: string) =>
    waitFor(
      (...wanted) => {
        const watch = window.ringwakeInspection?.snapshot().session.watch
        return wanted.join() === [watch?.speed, watch?.camera].join()
      },
      speed,
      camera,
    )
  for (const speed of [0.5, 0.25]) {
    await type('<')
    await watches(speed, 'behind')
  }
  for (const [speed, camera] of [
    [0.5, 'side'],
    [1, 'far'],
    [2, 'behind'],
    [4, 'side'],
  ] as const) {
    await type('>')
    await type('c')
    await watches(speed, camera)
  }
  // The first step pauses; each is one sample of the input.
  await type('.')
  const tick = () => inspectGame(page).then(({ flight }) => flight.tick)
  const stepped = await tick()
  for (const [key, to] of [
    ['.', 2],
    [',', 0],
  ] as const) {
    await type(key)
    await waitFor((wanted) => window.ringwakeInspection?.snapshot().flight.tick === wanted, stepped + to)
  }
  await type('t')
  await reachStage(visitor, 'resuming')
  await reachStage(visitor, 'playing')
  await page.keyboard.down('ArrowLeft')
  await reachStage(visitor, 'crashed', 'complete')
  await page.keyboard.up('ArrowLeft')
  const text = await evaluate(() => {
    const flight = window.ringwakeInspection?.snapshot().session.latestFlight
    return flight ? inPage.textFromFlight(flight) : ''
  })
  const read = flightFromText(text)
  if (read.status !== 'flight') throw new Error(`The link is ${read.status}.`)
  expect(read.flight.isPractice).toBe(true)
  const again = resimulate(read.flight)
  const { flight } = await inspectGame(page)
  expect(again?.end.craft).toEqual(flight.craft)
  expect(again?.end.tick).toBe(flight.tick)
  await waitFor(() => document.querySelector('dialog')?.textContent.includes('this is practice') === true)
  await press('Escape')
})

test('pasted flights are raced at once, with a table', async ({ visitor }) => {
  const { click, press, evaluate, waitFor, sees, page } = visitor
  await launch(visitor, { view: 'flat' })
  await click('button', /^More$/)
  await click('button', /^Race several flights$/)
  const links = ['keys', 'trembling'].map((kind) => textFromFlight(flownFlight(kind as 'keys', CALM_COURSE, 7_200)))
  await waitFor(() => document.querySelector('dialog textarea') !== null)
  await evaluate(
    (lines) => {
      const field = document.querySelector<HTMLTextAreaElement>('dialog textarea')
      if (field) field.value = lines
    },
    links.map((text) => `https://ringwake.example/#flight=${text}`).join('\n'),
  )
  await click('button', /^Race them$/)
  await waitFor(() => document.querySelector('dialog')?.textContent.includes('2 rivals on course') === true)
  await evaluate(() => inPage.find('button', '^TAKE OFF$')?.focus())
  await press('Enter')
  await reachStage(visitor, 'playing')
  await page.keyboard.down('ArrowLeft')
  await reachStage(visitor, 'crashed')
  await page.keyboard.up('ArrowLeft')
  await sees('table', /^The race/)
  await closeGame(visitor)
})

test('everything is saved to a file and loaded from it, with colours and the size of the instruments', async ({
  visitor,
}) => {
  const { click, press, evaluate, waitFor, hasFocusOn } = visitor
  await launch(visitor, { view: 'flat', colours: 'distinct', hudSize: 'largest' })
  const stored = () => evaluate(() => localStorage.getItem('ringwake.settings'))
  await waitFor(() => document.querySelector('[data-hud-size=largest][data-colours=distinct]') !== null)
  await click('button', /^Options$/)
  const before = await stored()
  // The file that the browser saves; where it puts it is the browser's choice.
  await evaluate(() => {
    const create = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (file: Blob) => {
      Object.assign(window, { saved: file })
      return create(file)
    }
  })
  await click('button', /^Save to a file$/)
  await waitFor(() => 'saved' in window)
  await click('button', /^Reset to defaults$/)
  await waitFor(() => document.querySelector('[data-hud-size=normal]') !== null)
  await evaluate(() => {
    const files = new DataTransfer()
    files.items.add(
      new File([(window as unknown as { saved: Blob }).saved], 'saved.json', { type: 'application/json' }),
    )
    const field = document.querySelector<HTMLInputElement>('dialog input[type=file]')
    if (field === null) return
    field.files = files.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await hasFocusOn('button', /^Add$/)
  await click('button', /^Replace$/)
  await waitFor(() => document.querySelector('[data-hud-size=largest][data-colours=distinct]') !== null)
  expect(await stored()).toBe(before)
  await press('Escape')
  await hasFocusOn('button', /^Options$/)
  await closeGame(visitor)
})
