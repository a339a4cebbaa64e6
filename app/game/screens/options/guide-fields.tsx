import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

import { createFrameLoop } from '../../page/frame-loop.ts'
import { createDigitalInput } from '../../input/digital-input.ts'
import { MENU_ACTIONS } from '../../input/gamepad-reading.ts'
import { openGamepads } from '../../input/gamepads.ts'
import { commandOfPress, keyCodeFrom } from '../../input/key-code.ts'
import { combineControls, type Stick } from '../../input/stick.ts'
import { createThumbStick } from '../../input/thumb-stick.ts'
import { ThumbZone } from '../../input/thumb-zone.tsx'
import type { Settings } from '../../player-data/settings.ts'
import { advanceClock } from '../../simulation/clock.ts'
import { createPractice, PRACTICE_SECONDS } from '../../sound/guide/guide-practice.ts'
import { openPracticeSound } from '../../sound/guide/guide-practice-sound.ts'
import { ScreenButton } from '../elements/screen-button.tsx'
import { PercentField, type FieldsProps } from './option-fields.tsx'
import styles from './options-screen.module.css'

/** What belongs to the sound guide once it is on: its volume, and its practice. */
export function GuideFields({ settings, onChange }: FieldsProps) {
  const [isPractising, setPractising] = useState(false)
  const practise = useRef<HTMLButtonElement>(null)
  const end = () => {
    setPractising(false)
    // If the focus has moved elsewhere meanwhile, it stays there.
    if (document.activeElement?.closest('[role="application"]')) practise.current?.focus()
  }
  return (
    <>
      <p className={styles['note']}>
        Follow the beacon: turn towards it, and climb or dive until its pulses match the steady note. They get faster
        near a ring. When fuel runs low, another sound leads to a canister. A growl warns of ground ahead; in stereo you
        hear it on the side where the ground is higher.
      </p>
      <PercentField name="Guide volume" setting="guideVolume" settings={settings} onChange={onChange} />
      <div className={styles['field']}>
        <ScreenButton
          variant="secondary"
          ref={practise}
          disabled={settings.isMuted}
          onClick={() => setPractising(true)}
        >
          Practise for {PRACTICE_SECONDS} seconds
        </ScreenButton>
        {settings.isMuted && <p className={styles['note']}>Turn off Mute to practise.</p>}
        {isPractising && <GuidePractice settings={settings} onEnd={end} />}
      </div>
    </>
  )
}

/** The practice is heard, not seen: there is no middle to steer from. */
const NO_MOUSE: Stick = { x: 0, y: 0 }

interface GuidePracticeProps {
  readonly settings: Settings
  /** The practice is over, or the player has left it. */
  readonly onEnd: () => void
}

/** The practice in progress: it has the focus, is steered as a flight is, and ends when the focus goes elsewhere. */
function GuidePractice({ settings, onEnd }: GuidePracticeProps) {
  const region = useRef<HTMLDivElement>(null)
  const [digital] = useState(createDigitalInput)
  const [thumb] = useState(createThumbStick)
  const [words, setWords] = useState('')
  const [direction, setDirection] = useState('')
  const preferences = useEffectEvent(() => settings)
  const end = useEffectEvent(onEnd)

  const takeKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const command = commandOfPress(event, settings)
    const code = keyCodeFrom(event)
    if (command === undefined && code !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (command === undefined) onEnd()
    else digital.hold(code, command)
  }

  useEffect(() => {
    const closing = new AbortController()
    const { signal } = closing
    region.current?.focus()
    const sound = openPracticeSound(
      () => preferences(),
      (word) => setDirection(word),
      signal,
    )
    const practice = createPractice()
    const clock = { blend: 0 }
    const controls = { turn: 0, climb: 0 }
    const nothing = () => undefined
    const gamepads = openGamepads(
      {
        isFlying: () => true,
        settings: () => preferences().pads,
        onFlight: (actions) => (actions & MENU_ACTIONS.pause) !== 0 && end(),
        onMenu: nothing,
        onUse: nothing,
        onUnplugged: nothing,
      },
      signal,
    )
    const takeFrame = (seconds: number) => {
      const sticks = { pad: gamepads.poll(), keys: digital.poll(), thumb: thumb.stick, mouse: NO_MOUSE }
      combineControls(sticks, preferences(), controls)
      for (let ticks = advanceClock(clock, seconds); ticks > 0; ticks -= 1) practice.fly(controls)
      const lesson = practice.words()
      if (lesson === null) {
        loop.halt()
        end()
        return
      }
      setWords(lesson)
      sound(practice)
    }
    const loop = createFrameLoop(takeFrame, (error) => {
      end()
      reportError(error)
    })
    loop.run()
    return () => {
      loop.halt()
      closing.abort()
    }
  }, [digital, thumb])

  return (
    <ThumbZone
      ref={region}
      className={styles['practice']}
      role="application"
      aria-label="Practice. Steer as in a flight: with keys, with a gamepad, or with a finger dragged here. Escape or the gamepad’s pause button ends it."
      tabIndex={-1}
      data-takes-keys=""
      data-takes-pad=""
      thumb={thumb}
      onKeyDown={takeKey}
      onKeyUp={(event) => digital.release(keyCodeFrom(event))}
      onBlur={onEnd}
    >
      <p className={styles['note']}>Steer with keys, with a gamepad, or with a finger dragged here.</p>
      <p role="status">{words}</p>
      <p role="status">{direction}</p>
    </ThumbZone>
  )
}
