import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { useReducedMotion } from '~/styles/reduced-motion.ts'

import type {
  CameraChoice,
  ColourChoice,
  DetailChoice,
  GuideChoice,
  HudSize,
  ViewChoice,
} from '../../player-data/settings.ts'
import type { GameStores } from '../../stores/game.ts'
import { GamepadFields, MouseFields, RumbleField } from './device-fields.tsx'
import { KeyFields } from './key-fields.tsx'
import { OfflineCopyField } from './offline-copy-field.tsx'
import { GroupList, OptionGroup } from './option-groups.tsx'
import { ChoiceField, PercentField, SwitchField, type FieldsProps } from './option-fields.tsx'
import { EraseLogbook } from '../elements/erase-data.tsx'
import { lazyPart } from '../elements/lazy-part.tsx'
import { DataFields } from '../load-lazy-parts.ts'
import { ResetOptions } from './reset-options.tsx'
import { ScreenButton } from '../elements/screen-button.tsx'
import styles from './options-screen.module.css'
import screenStyles from '../elements/screen.module.css'

const SENSITIVITY_NOTE = (
  <>
    Above 100%, you steer at full strength before the stick, your thumb or the mouse has gone all the way.
    <span className={styles['aboutKeys']}> For keys, more than 100% makes no difference.</span>
  </>
)

/** All that the player may set. Each change acts at once and is remembered. */
export function OptionsScreen({ session, settings, logbook }: GameStores) {
  const fields = { settings: useStore(settings), onChange: settings.change }
  const headlineId = useId()
  const screen = useRef<HTMLElement>(null)
  const [resets, setResets] = useState(0)
  useEffect(() => screen.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={screen}
      className={`${screenStyles['screen']} ${styles['options']}`}
      data-kind="options"
      aria-labelledby={headlineId}
      tabIndex={-1}
    >
      <div className={styles['head']}>
        <h3 id={headlineId} className={styles['headline']}>
          Options
        </h3>
        <GroupList />
      </div>
      {/* Mounted anew after a reset, because what the fields say of earlier changes is no longer true. */}
      <div key={resets} className={styles['groups']}>
        <OptionGroup name="Flight">
          <SwitchField
            name="Relaxed flight"
            setting="isRelaxed"
            note="No fuel is used, and the rings are wider. It starts with the next flight. Relaxed flights have their own records and medals."
            {...fields}
          />
          <PercentField
            name="Flight speed"
            setting="flightPace"
            note="Flights below 100% have their own records and medals."
            {...fields}
          />
        </OptionGroup>
        <OptionGroup name="Controls">
          <SwitchField name="Up dives, down climbs" setting="invertClimb" {...fields} />
          <PercentField name="Sensitivity" setting="sensitivity" note={SENSITIVITY_NOTE} {...fields} />
          <RumbleField {...fields} />
          <KeyFields {...fields} />
          <MouseFields {...fields} />
          <GamepadFields {...fields} />
        </OptionGroup>
        <SoundFields {...fields} />
        <OptionGroup name="Display">
          <ChoiceField
            name="View"
            setting="view"
            names={VIEW_NAMES}
            note="2D draws the same flight without graphics hardware. Automatic uses it where there is none."
            {...fields}
          />
          <ChoiceField name="Detail" setting="detail" names={DETAIL_NAMES} {...fields} />
          <ChoiceField name="Size of the instruments" setting="hudSize" names={HUD_SIZE_NAMES} {...fields} />
          <ChoiceField
            name="Colours"
            setting="colours"
            names={COLOUR_NAMES}
            note="For any colour vision, canisters are black and yellow, so they differ from rings and rock in brightness, too."
            {...fields}
          />
          <SwitchField name="Show the rival" setting="showsRival" {...fields} />
        </OptionGroup>
        <OptionGroup name="Camera">
          <ChoiceField name="Distance" setting="camera" names={CAMERA_NAMES} {...fields} />
          <PercentField name="Field of view" setting="viewWidth" {...fields} />
          <CameraMotionFields {...fields} />
        </OptionGroup>
        <OptionGroup name="Your data">
          <p className={styles['note']}>Your options and your logbook are kept on this device, and nowhere else.</p>
          <Suspense>
            <DataFields logbook={logbook} />
          </Suspense>
          <EraseLogbook logbook={logbook} />
          <OfflineCopyField />
        </OptionGroup>
      </div>
      <div className={styles['actions']}>
        <ScreenButton variant="primary" onClick={() => session.dispatch({ type: 'close-options' })}>
          Done
        </ScreenButton>
        <ResetOptions
          settings={fields.settings}
          onReset={() => {
            settings.erase()
            setResets(resets + 1)
          }}
          onUndo={(before) => {
            settings.change(before)
            setResets(resets + 1)
          }}
        />
      </div>
    </section>
  )
}

const GUIDE_NAMES: Readonly<Record<GuideChoice, string>> = {
  off: 'Off',
  stereo: 'Stereo',
  mono: 'Mono, with spoken directions',
}

/** If it does not arrive, the options stay as they are; the live region reports it. */
const GuideFields = lazyPart(
  () => import('./guide-fields.tsx'),
  (parts) => parts.GuideFields,
)

function SoundFields(fields: FieldsProps) {
  return (
    <>
      <OptionGroup name="Sound">
        <SwitchField name="Mute" setting="isMuted" {...fields} />
        <PercentField name="Engine and wind" setting="engineVolume" {...fields} />
        <PercentField name="Rings and signals" setting="effectsVolume" {...fields} />
        <PercentField name="Music" setting="musicVolume" {...fields} />
      </OptionGroup>
      <OptionGroup name="Sound guide">
        <ChoiceField
          name="Fly by ear"
          setting="soundGuide"
          names={GUIDE_NAMES}
          note="A beacon lets you fly by ear. Start with a relaxed flight."
          {...fields}
        />
        {fields.settings.soundGuide !== 'off' && (
          <Suspense>
            <GuideFields {...fields} />
          </Suspense>
        )}
      </OptionGroup>
    </>
  )
}

const VIEW_NAMES: Readonly<Record<ViewChoice, string>> = {
  auto: 'Automatic',
  '3d': '3D',
  flat: '2D',
}

const DETAIL_NAMES: Readonly<Record<DetailChoice, string>> = {
  auto: 'Automatic',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

const HUD_SIZE_NAMES: Readonly<Record<HudSize, string>> = { normal: 'Normal', large: 'Large', largest: 'Largest' }

const COLOUR_NAMES: Readonly<Record<ColourChoice, string>> = {
  standard: 'Standard',
  distinct: 'For any colour vision',
}

const CAMERA_NAMES: Readonly<Record<CameraChoice, string>> = {
  near: 'Near',
  normal: 'Normal',
  far: 'Far',
}

const CAMERA_MOTIONS = [
  ['lean', 'Leans into turns'],
  ['shake', 'Shakes near rock and in a crash'],
  ['widening', 'Widens the view with speed'],
] as const

/** The motions of the camera, all off where the system asks for reduced motion. */
function CameraMotionFields(fields: FieldsProps) {
  const isMotionReduced = useReducedMotion()
  return (
    <fieldset className={styles['field']}>
      <legend>Motion</legend>
      {isMotionReduced && <p className={styles['note']}>Your system asks for reduced motion, so these are off.</p>}
      {CAMERA_MOTIONS.map(([motion, name]) => (
        <SwitchField key={motion} name={name} setting={motion} isDisabled={isMotionReduced} {...fields} />
      ))}
    </fieldset>
  )
}
