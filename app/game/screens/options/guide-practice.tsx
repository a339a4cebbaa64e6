import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { createDigitalInput } from '../../input/digital-input.ts'
import { stepsFrom } from '../../input/stick.ts'
import { commandOfKey } from '../../player-data/flight-command.ts'
import type { Settings } from '../../player-data/settings.ts'
import { advanceClock, createClock } from '../../simulation/clock.ts'
import { createPractice } from '../../sound/guide/practice.ts'
import { openPracticeSound } from '../../sound/guide/practice-sound.ts'
import styles from './options-screen.module.css'

export interface GuidePracticeProps {
  readonly settings: Settings
  /** It is over, or the player has left it. */
  readonly onEnd: () => void
}

/** The practice in progress: it has the focus, answers the keys of the flight, and ends when the focus goes elsewhere. */
export function GuidePractice({ settings, onEnd }: GuidePracticeProps) {
  const region = useRef<HTMLDivElement>(null)
  const [digital] = useState(createDigitalInput)
  const [words, setWords] = useState('')
  const [direction, setDirection] = useState('')
  const preferences = useEffectEvent(() => settings)
  const end = useEffectEvent(onEnd)

  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const command = commandOfKey(event.code, settings)
    if (command === undefined && event.code !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (command === undefined) onEnd()
    else digital.hold(event.code, command)
  })

  useEffect(() => {
    const closing = new AbortController()
    const { signal } = closing
    region.current?.focus()
    region.current?.addEventListener('keydown', (event) => takeKey(event), { signal })
    region.current?.addEventListener('keyup', (event) => digital.release(event.code), { signal })
    region.current?.addEventListener('blur', () => end(), { signal })
    const sound = openPracticeSound(
      () => preferences(),
      (word) => setDirection(word),
      signal,
    )
    const practice = createPractice()
    const clock = createClock()
    const stick = { x: 0, y: 0 }
    let latest = performance.now()
    let request = requestAnimationFrame(function frame(now) {
      digital.readInto(stick)
      const controls = { turn: stepsFrom(stick.x, 1), climb: stepsFrom(stick.y, 1) }
      for (let ticks = advanceClock(clock, (now - latest) / 1000); ticks > 0; ticks -= 1) practice.fly(controls)
      latest = now
      const lesson = practice.words()
      if (lesson === null) {
        end()
        return
      }
      setWords(lesson)
      sound(practice)
      request = requestAnimationFrame(frame)
    })
    return () => {
      cancelAnimationFrame(request)
      closing.abort()
    }
  }, [digital])

  return (
    <div
      ref={region}
      className={styles['practice']}
      role="application"
      aria-label="Practice. Steer with the keys of the flight; Escape ends it."
      tabIndex={-1}
      data-takes-keys=""
    >
      <p role="status">{words}</p>
      <p role="status">{direction}</p>
    </div>
  )
}
