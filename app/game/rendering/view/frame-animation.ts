import { copyCraft } from '../../simulation/flight/flight.ts'
import type { CraftState, FlightState } from '../../simulation/flight-state.ts'
import { FULL_FUEL_TENTHS } from '../../simulation/rules.ts'
import { starvation } from '../../simulation/craft/starvation.ts'
import { createTerrain } from '../../simulation/ground/terrain.ts'
import { shakeCamera, shakeOf } from '../camera/camera-shake.ts'
import { chaseCraft, createChaseCamera, settleChaseCamera } from '../camera/chase-camera.ts'
import { createReplayCamera, moveReplayCamera } from '../camera/replay-camera.ts'
import { moveTakeOffCamera, surgeOfTakeOff } from '../camera/take-off-camera.ts'
import { easeViewOffset } from '../frame/view-offset.ts'
import { skyOfCourse, sunkBy } from '../mood/course-sky.ts'
import { beginEnding, cutEnding, followFall, holdCamera, moveEnding, paceOfEnding } from '../ending/end-scene-motion.ts'
import { blendCraft, createFlightFrame, type FlightFrame } from '../frame/flight-frame.ts'
import { followRingPass, resetRingPass } from '../frame/ring-pass.ts'

/** How fast the light follows the fuel, in 1/s: a canister gives it back within a second or two, not at once. */
const LIGHT_RATE = 1.6

/** @param share of the way to what the fuel asks for */
function moveLight(frame: FlightFrame, share: number): void {
  const { state, sky, sun } = frame
  const starved = state.phase === 'complete' ? 0 : starvation(state)
  // Most of it comes early: low fuel is to be noticed at once.
  frame.redness += (Math.sqrt(starved) - frame.redness) * share
  sun[0] = sky.sun[0]
  sun[1] += (sky.sun[1] - sunkBy(state.fuelTenths / FULL_FUEL_TENTHS) - sun[1]) * share
  sun[2] = sky.sun[2]
}

/** Puts the frame at a state of a flight, with nothing left of the flight before. */
function resetFrame(frame: FlightFrame, state: FlightState): void {
  frame.state = state
  frame.terrain = createTerrain(state.seed)
  frame.seconds = 0
  frame.takeOffSeconds = Infinity
  frame.ending = 'none'
  frame.endingSeconds = 0
  frame.strikeSeconds = 0
  frame.sky = skyOfCourse(state.seed)
  moveLight(frame, 1)
  copyCraft(state.craft, frame.craft)
  frame.wake = Math.min(1, state.craft.wake)
  resetRingPass(frame.ringPass, state)
}

/** A take-off pushes in the picture as so much of a wake does. */
const TAKE_OFF_WAKE = 0.3

/** Moves craft, camera and end scene from frame to frame. */
export function createFrameAnimation() {
  const frame = createFlightFrame()
  const chase = createChaseCamera()
  const replayCamera = createReplayCamera()

  const moveCraft = (previous: CraftState, current: FlightState, blend: number): void => {
    if (current.phase === 'flying') blendCraft(previous, current.craft, blend, frame.craft)
    else if (frame.ending === 'none') {
      copyCraft(current.craft, frame.craft)
      beginEnding(frame)
    } else if (frame.motion.decoration) moveEnding(frame, frame.seconds)
    // Reduced motion was turned on during the scene.
    else cutEnding(frame)
  }

  const moveCamera = (seconds: number): void => {
    if (frame.ending === 'none' || frame.ending === 'falling') {
      chaseCraft(chase, frame)
      moveTakeOffCamera(frame)
      if (frame.ending === 'falling') followFall(frame)
      moveReplayCamera(replayCamera, frame)
      if (frame.replay.camera !== 'behind') return
    }
    // Time is slowed for the wreck but not for the camera, so that the wreck is in the picture before the words come.
    else holdCamera(frame, seconds)
    shakeCamera(frame, shakeOf(frame))
  }

  return {
    frame,
    /** Puts the frame at the start of a flight, or at a later state of it. */
    start: (state: FlightState): void => {
      resetFrame(frame, state)
      replayCamera.place = null
      settleChaseCamera(chase, frame)
      chaseCraft(chase, frame)
    },
    /** Shows the flight that was just started from beside it at first. */
    takeOff: (): void => {
      frame.takeOffSeconds = frame.motion.decoration ? 0 : Infinity
      moveTakeOffCamera(frame)
    },
    /** Moves the frame on by `seconds`, to `blend` of the way between two ticks. */
    advance: (previous: CraftState, current: FlightState, blend: number, seconds: number): void => {
      const flown = seconds * frame.replay.speed
      frame.state = current
      frame.seconds = flown * paceOfEnding(frame)
      frame.time += frame.seconds
      frame.takeOffSeconds += frame.seconds
      moveCraft(previous, current, blend)
      frame.wake = Math.min(1, frame.craft.wake + TAKE_OFF_WAKE * surgeOfTakeOff(frame.takeOffSeconds))
      followRingPass(frame.ringPass, current, frame.seconds)
      moveCamera(flown)
      moveLight(frame, 1 - Math.exp(-LIGHT_RATE * seconds))
      easeViewOffset(frame.viewOffset, seconds, !frame.motion.decoration)
    },
  }
}
