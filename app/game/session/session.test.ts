import fc from 'fast-check'
import { expect, test } from 'vitest'

import { COMPLETE, CRASHED } from '../../../testing/flights/flight-summaries.ts'
import { madeUpFlight } from '../../../testing/flights/linked-flights.ts'
import { createSessionStore } from './session-store.ts'
import type { SessionAction } from './session-action.ts'
import { hasEnded, isAtControls } from './session-stage.ts'
import { openSession, sessionAfter, type Session } from './session.ts'

const LINKED = madeUpFlight(1, 60)

const anyAction: fc.Arbitrary<SessionAction> = fc.oneof(
  fc.constantFrom<SessionAction>(
    { type: 'take-off' },
    { type: 'open-link' },
    { type: 'resume' },
    { type: 'count-down' },
    { type: 'end', summary: COMPLETE, flight: null },
    { type: 'end', summary: CRASHED, flight: null },
    { type: 'show-end' },
    { type: 'watch', flight: LINKED },
    { type: 'hold-background', isHeld: true },
    { type: 'hold-background', isHeld: false },
    { type: 'end-scene-over' },
    { type: 'show-part', part: 'paste' },
    { type: 'link-read', link: { status: 'older', seed: 12 } },
    { type: 'end-watch' },
    { type: 'take-stick', tick: 5 },
    { type: 'fly-whole-course' },
    { type: 'open-options' },
    { type: 'close-options' },
    { type: 'fly-again' },
    { type: 'new-course' },
    { type: 'choose-course', seed: 34, origin: 'number' },
    { type: 'picture-ready' },
    { type: 'picture-lost' },
    { type: 'picture-ended', why: 'unavailable' },
    { type: 'picture-ended', why: 'failed' },
    { type: 'picture-ended', why: 'gone' },
  ),
  fc.constantFrom('player', 'away', 'picture-lost').map((reason): SessionAction => ({ type: 'pause', reason })),
)

function after(...actions: SessionAction[]): Session {
  return actions.reduce(sessionAfter, openSession(7))
}

const READY: SessionAction = { type: 'picture-ready' }
const TAKE_OFF: SessionAction = { type: 'take-off' }
const PAUSE: SessionAction = { type: 'pause', reason: 'player' }
const RESUME: SessionAction = { type: 'resume' }
const COUNT: SessionAction = { type: 'count-down' }

test('a session opens at the start screen, with nothing flown', () => {
  expect(openSession(7)).toMatchObject({ stage: 'not-started', picture: 'preparing', flights: 0, seed: 7 })
})

// @spec take-off
test('TAKE OFF starts the flight once the picture is ready, and not before', () => {
  expect(after(TAKE_OFF).stage).toBe('not-started')
  expect(after(READY, TAKE_OFF)).toMatchObject({ stage: 'playing', flights: 1, seed: 7 })
})

test('a paused flight continues only after Resume and a count of three', () => {
  const paused = after(READY, TAKE_OFF, { type: 'pause', reason: 'away' })
  expect(paused).toMatchObject({ stage: 'paused', pauseReason: 'away' })
  expect(sessionAfter(paused, READY)).toBe(paused)
  expect(sessionAfter(paused, COUNT)).toBe(paused)
  const resuming = sessionAfter(paused, RESUME)
  expect(resuming).toMatchObject({ stage: 'resuming', pauseReason: null, count: 3, flights: 1 })
  expect(sessionAfter(resuming, RESUME)).toBe(resuming)
  const two = sessionAfter(resuming, COUNT)
  expect(two).toMatchObject({ stage: 'resuming', count: 2 })
  const one = sessionAfter(two, COUNT)
  expect(one).toMatchObject({ stage: 'resuming', count: 1 })
  const playing = sessionAfter(one, COUNT)
  expect(playing).toMatchObject({ stage: 'playing', count: 0, flights: 1, seed: 7 })
  expect(sessionAfter(playing, COUNT)).toBe(playing)
})

test('a flight can be paused but cannot end during the resume count', () => {
  const two = after(READY, TAKE_OFF, PAUSE, RESUME, COUNT)
  expect(sessionAfter(two, { type: 'end', summary: CRASHED, flight: null })).toBe(two)
  expect(sessionAfter(two, { type: 'open-options' })).toBe(two)
  const paused = sessionAfter(two, { type: 'pause', reason: 'away' })
  expect(paused).toMatchObject({ stage: 'paused', pauseReason: 'away', count: 0 })
  expect(sessionAfter(paused, RESUME)).toMatchObject({ stage: 'resuming', count: 3 })
  expect(sessionAfter(two, { type: 'picture-lost' })).toMatchObject({ stage: 'paused', picture: 'lost', count: 0 })
})

// @spec try-again, fly-again
test('a crash or a mission complete ends the flight, and another begins on the same course at once', () => {
  for (const summary of [CRASHED, COMPLETE]) {
    const ended = after(READY, TAKE_OFF, { type: 'end', summary, flight: null })
    expect(ended).toMatchObject({ stage: summary.outcome, summary })
    const again = sessionAfter(ended, { type: 'fly-again' })
    expect(again).toMatchObject({ stage: 'playing', flights: 2, summary: null })
    expect(again.seed).toBe(ended.seed)
  }
})

test('a flight is started over at once from flight, count and pause, on its course', () => {
  for (const actions of [[], [PAUSE], [PAUSE, RESUME, COUNT]]) {
    const before = after(READY, TAKE_OFF, ...actions)
    expect(sessionAfter(before, { type: 'fly-again' })).toEqual({ ...after(READY, TAKE_OFF), flights: 2 })
  }
  const blocked = [[], [TAKE_OFF, { type: 'picture-lost' }], [TAKE_OFF, PAUSE, { type: 'open-options' }]] as const
  for (const actions of blocked) {
    const before = after(READY, ...actions)
    expect(sessionAfter(before, { type: 'fly-again' })).toBe(before)
  }
})

test('New course starts a flight on a random course at once, and only after an ending', () => {
  for (const summary of [CRASHED, COMPLETE]) {
    const ended = sessionAfter([READY, TAKE_OFF].reduce(sessionAfter, openSession(7, 'link')), {
      type: 'end',
      summary,
      flight: null,
    })
    expect(ended.courseOrigin).toBe('link')
    const next = sessionAfter(ended, { type: 'new-course' })
    expect(next).toMatchObject({ stage: 'playing', flights: 2, summary: null, courseOrigin: 'chance' })
    expect(next.seed).not.toBe(7)
  }
  for (const session of [after(READY), after(READY, TAKE_OFF), after(READY, TAKE_OFF, PAUSE)])
    expect(sessionAfter(session, { type: 'new-course' })).toBe(session)
})

test('a course can be chosen on the start screen but not in flight', () => {
  const choice: SessionAction = { type: 'choose-course', seed: 34, origin: 'day' }
  const chosen = after(READY, choice)
  expect(chosen).toMatchObject({ stage: 'not-started', seed: 34, courseOrigin: 'day' })
  expect(sessionAfter(chosen, choice)).toBe(chosen)
  expect(sessionAfter(chosen, TAKE_OFF)).toMatchObject({ stage: 'playing', seed: 34, courseOrigin: 'day' })
  const flying = after(READY, TAKE_OFF)
  expect(sessionAfter(flying, choice)).toBe(flying)
})

test('opening a link leads from an end screen or a pause to the start screen and is ignored in flight', () => {
  const ended = after(
    READY,
    TAKE_OFF,
    { type: 'end', summary: CRASHED, flight: null },
    { type: 'show-end' },
    { type: 'open-options' },
  )
  const atStart = sessionAfter(ended, { type: 'open-link' })
  expect(atStart).toEqual({ ...after(READY), flights: 1 })
  expect(sessionAfter(atStart, TAKE_OFF)).toMatchObject({ stage: 'playing', flights: 2 })
  expect(after(READY, TAKE_OFF, PAUSE, { type: 'open-link' }), 'a paused flight is given up').toEqual(atStart)
  for (const stage of [after(READY), after(READY, TAKE_OFF)])
    expect(sessionAfter(stage, { type: 'open-link' })).toBe(stage)
})

test('the end screen is shown on its action, or at once when the picture is lost', () => {
  const playing = after(READY, TAKE_OFF)
  expect(sessionAfter(playing, { type: 'show-end' })).toBe(playing)
  const crashed = sessionAfter(playing, { type: 'end', summary: CRASHED, flight: null })
  expect(crashed.isEndShown).toBe(false)
  expect(sessionAfter(crashed, { type: 'show-end' }).isEndShown).toBe(true)
  expect(sessionAfter(crashed, { type: 'picture-lost' }).isEndShown).toBe(true)
  expect(sessionAfter(playing, { type: 'picture-lost' }).isEndShown).toBe(false)
  expect(sessionAfter(sessionAfter(crashed, { type: 'show-end' }), { type: 'fly-again' }).isEndShown).toBe(false)
})

test('the options open from both end screens and block another flight until closed', () => {
  for (const summary of [CRASHED, COMPLETE]) {
    const ended = after(READY, TAKE_OFF, { type: 'end', summary, flight: null })
    expect(sessionAfter(ended, { type: 'open-options' }), 'before the words').toBe(ended)
    const atOptions = sessionAfter(sessionAfter(ended, { type: 'show-end' }), { type: 'open-options' })
    expect(atOptions.areOptionsOpen).toBe(true)
    expect(sessionAfter(atOptions, { type: 'fly-again' })).toBe(atOptions)
    const closed = sessionAfter(atOptions, { type: 'close-options' })
    expect(sessionAfter(closed, { type: 'fly-again' })).toMatchObject({ stage: 'playing', flights: 2 })
  }
})

test('a paused flight cannot end, and an ended flight cannot be paused', () => {
  const paused = after(READY, TAKE_OFF, PAUSE)
  expect(sessionAfter(paused, { type: 'end', summary: CRASHED, flight: null })).toBe(paused)
  const crashed = after(READY, TAKE_OFF, { type: 'end', summary: CRASHED, flight: null })
  expect(sessionAfter(crashed, PAUSE)).toBe(crashed)
})

test('a lost picture pauses the flight, which can resume once the picture is back', () => {
  const lost = after(READY, TAKE_OFF, { type: 'picture-lost' })
  expect(lost).toMatchObject({ stage: 'paused', pauseReason: 'picture-lost', picture: 'lost' })
  expect(sessionAfter(lost, { type: 'resume' })).toBe(lost)
  const back = sessionAfter(lost, READY)
  expect(back).toMatchObject({ stage: 'paused', picture: 'ready' })
  expect(sessionAfter(back, RESUME)).toMatchObject({ stage: 'resuming', flights: 1, seed: 7 })
})

test('no action restores a picture that is unavailable, failed or gone', () => {
  for (const why of ['unavailable', 'failed', 'gone'] as const) {
    const gone = after({ type: 'picture-ended', why })
    expect(gone.picture).toBe(why)
    fc.assert(
      fc.property(fc.array(anyAction), (actions) => {
        const later = actions.reduce(sessionAfter, gone)
        expect(later.picture).toBe(gone.picture)
        expect(later.stage).toBe('not-started')
      }),
    )
  }
})

test('the options stay open over a result when the picture is gone, and close where no screen is left', () => {
  const gone: SessionAction = { type: 'picture-ended', why: 'gone' }
  const options: SessionAction = { type: 'open-options' }
  expect(after(READY, options, { type: 'picture-lost' }).areOptionsOpen).toBe(true)
  expect(after(READY, options, gone).areOptionsOpen).toBe(false)
  const ended = after(
    READY,
    TAKE_OFF,
    { type: 'end', summary: CRASHED, flight: null },
    { type: 'show-end' },
    options,
    gone,
  )
  expect(ended.areOptionsOpen).toBe(true)
  expect(after(READY, TAKE_OFF, { type: 'end', summary: CRASHED, flight: null }, gone, options).areOptionsOpen).toBe(
    true,
  )
})

test('a picture gone for good leaves a paused flight paused and an end screen in place', () => {
  const gone: SessionAction = { type: 'picture-ended', why: 'gone' }
  const paused = after(READY, TAKE_OFF, { type: 'picture-lost' }, gone)
  expect(paused).toMatchObject({ stage: 'paused', picture: 'gone' })
  expect(sessionAfter(paused, RESUME)).toBe(paused)
  const crashed = after(
    READY,
    TAKE_OFF,
    { type: 'end', summary: CRASHED, flight: null },
    { type: 'picture-lost' },
    gone,
  )
  expect(crashed).toMatchObject({ stage: 'crashed', summary: CRASHED, picture: 'gone' })
  expect(sessionAfter(crashed, { type: 'fly-again' })).toBe(crashed)
})

test('the session keeps its invariants for any actions in any order', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
      let session = openSession(7)
      for (const action of actions) {
        const before = session
        session = sessionAfter(before, action)
        expect(session.pauseReason === null).toBe(session.stage !== 'paused')
        // Watching begins at an ending or at the start, and leads back there.
        if (session.stage === 'watching') expect(session).toMatchObject({ picture: 'ready', isEndShown: false })
        else expect(session.summary?.outcome ?? null).toBe(hasEnded(session) ? session.stage : null)
        if (session.stage === 'resuming') expect([1, 2, 3]).toContain(session.count)
        else expect(session.count).toBe(0)
        // Flying needs a picture, and only the player's own acts lead into flight, or into the count before it.
        if (isAtControls(session)) expect(session.picture).toBe('ready')
        if (session.stage === 'resuming' && before.stage !== 'resuming') {
          expect(['resume', 'take-stick', ...(before.takeOver === null ? [] : ['fly-again'])]).toContain(action.type)
        }
        if (session.stage === 'playing' && before.stage !== 'playing') {
          const acts = before.stage === 'resuming' ? ['count-down'] : ['take-off', 'new-course']
          expect([...acts, 'fly-again', 'fly-whole-course']).toContain(action.type)
        }
        // A new flight, and nothing else, counts one up. New course, a taken stick and a choice before the first flight change the
        // course.
        const isNewFlight = session.flights !== before.flights
        expect(session.flights - before.flights).toBe(isNewFlight ? 1 : 0)
        if (session.seed !== before.seed) {
          const acts = before.stage === 'not-started' ? ['choose-course', 'link-read'] : ['new-course', 'take-stick']
          expect(acts).toContain(action.type)
          expect(isNewFlight).toBe(before.stage !== 'not-started')
        }
      }
    }),
  )
})

test('the store notifies listeners of changes only, synchronously, and not after they unsubscribe', () => {
  const store = createSessionStore(openSession(7))
  const heard: string[] = []
  const leave = store.subscribe((now, before) => heard.push(`${before.picture} > ${now.picture}`))
  store.dispatch(TAKE_OFF)
  expect(heard).toEqual([])
  store.dispatch(READY)
  expect(heard).toEqual(['preparing > ready'])
  leave()
  store.dispatch(TAKE_OFF)
  expect(heard).toHaveLength(1)
  expect(store.getState().stage).toBe('playing')
})

test('an ending has a scene, which can be held until it is over, and ends with the next stage', () => {
  const ended = after(READY, TAKE_OFF, { type: 'end', summary: CRASHED, flight: LINKED })
  expect(ended).toMatchObject({ endScene: 'running', latestFlight: LINKED })
  const held = sessionAfter(ended, { type: 'hold-background', isHeld: true })
  expect(held).toMatchObject({ endScene: 'held', isAttractHeld: false })
  expect(sessionAfter(held, { type: 'fly-again' }).endScene).toBe('over')
  const over = sessionAfter(ended, { type: 'end-scene-over' })
  expect(over.endScene).toBe('over')
  expect(sessionAfter(over, { type: 'hold-background', isHeld: true })).toBe(over)
})

test('a watched flight begins at its start, playing and from behind, and leads back to what was open', () => {
  const watching = after(READY, { type: 'show-part', part: 'more' }, { type: 'watch', flight: LINKED })
  expect(watching.watch).toMatchObject({
    flight: LINKED,
    isPlaying: true,
    speed: 1,
    camera: 'behind',
    sought: { tick: 0 },
  })
  expect(sessionAfter(watching, { type: 'end-watch' })).toMatchObject({ stage: 'not-started', startPart: 'more' })
  const aside = sessionAfter(watching, { type: 'change-watch', change: { camera: 'side', speed: 4, isPlaying: false } })
  const again = sessionAfter(sessionAfter(aside, { type: 'end-watch' }), { type: 'watch', flight: LINKED })
  expect(again.watch).toEqual(watching.watch)
  expect(again.watch.sought, 'the same place, sought again').not.toBe(watching.watch.sought)
})

test('the stick of a watched flight can be taken until the flight ends, and again from the same moment', () => {
  const watching = after(READY, { type: 'watch', flight: LINKED })
  const take = (tick: number) => sessionAfter(watching, { type: 'take-stick', tick })
  expect(take(LINKED.ticks), 'it has ended').toBe(watching)
  expect(after(READY, { type: 'take-stick', tick: 5 }).stage, 'nothing is watched').toBe('not-started')
  const takeOver = { flight: LINKED, tick: 5 }
  const taken = take(5)
  expect(taken).toMatchObject({ stage: 'resuming', count: 3, seed: LINKED.seed, flights: 1, takeOver })
  expect(sessionAfter(taken, { type: 'fly-again' })).toMatchObject({
    stage: 'resuming',
    count: 3,
    flights: 2,
    takeOver,
  })
  expect(sessionAfter(taken, { type: 'fly-whole-course' })).toMatchObject({ stage: 'playing', takeOver: null })
  const end: SessionAction = { type: 'end', summary: COMPLETE, flight: null }
  const ended = [COUNT, COUNT, COUNT, end, { type: 'show-end' } as const].reduce(sessionAfter, taken)
  expect(ended).toMatchObject({ stage: 'complete', takeOver })
  expect(sessionAfter(ended, { type: 'new-course' })).toMatchObject({ stage: 'playing', takeOver: null })
  expect(sessionAfter(ended, { type: 'open-link' })).toMatchObject({ stage: 'not-started', takeOver: null })
})

test('a link chooses its course on the start screen alone, and is raced in place of several flights', () => {
  const link = { status: 'older', seed: 12 } as const
  const read: SessionAction = { type: 'link-read', link }
  const field: SessionAction = { type: 'choose-rival', choice: 'field' }
  expect(after(READY, field, read)).toMatchObject({ seed: 12, courseOrigin: 'link', link, rivalChoice: 'target' })
  expect(after(READY, field, TAKE_OFF, read)).toMatchObject({ seed: 7, link, rivalChoice: 'field' })
})
