import { createStore, type StoreApi } from 'zustand/vanilla'

/** How the autopilot flies a course. */
export interface AutopilotCourse {
  readonly seed: number
  readonly isRelaxed: boolean
  /** The tick at which each ring is collected; the last of ten is the time of the mission. */
  readonly splits: readonly number[]
}

/** The course flown last, once the autopilot has flown it as well; null before. */
export function createAutopilotCourse(): StoreApi<AutopilotCourse | null> {
  return createStore<AutopilotCourse | null>(() => null)
}

/** The autopilot's splits on the course of a flight; empty while they are not known. */
export function autopilotSplitsFor(
  course: AutopilotCourse | null,
  flight: Pick<AutopilotCourse, 'seed' | 'isRelaxed'>,
): readonly number[] {
  return course?.seed === flight.seed && course.isRelaxed === flight.isRelaxed ? course.splits : NO_SPLITS
}

const NO_SPLITS: readonly number[] = []
