/** The course of a date: the same wherever that date is read off a calendar, and the same for ever. */
import { hash } from '../simulation/random.ts'

/** Courses of days and those that chance picks have numbers below this: a power of two, short enough to be said and typed. */
export const PICKED_COURSES = 2 ** 20
const MILLISECONDS_A_DAY = 24 * 3600 * 1000
/** Keeps the draw of the day's course independent of the simulation's draws. */
const DAY_DRAW = 0x0da7
/** How many days before the present one are offered. */
const PAST_DAYS = 7
const DAYS_OF_YEAR = 365

/**
 * The date where the player is, counted in days from 1 January 1970; it changes at local midnight. `now`: milliseconds, as
 * `Date.now` gives them.
 */
export function localDay(now: number): number {
  const date = new Date(now)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MILLISECONDS_A_DAY
}

/** The course of a day. `day`: as `localDay` counts them. */
export function courseOfDay(day: number): number {
  return hash(day, DAY_DRAW, 0) % PICKED_COURSES
}

/** The days before this one that are offered, the latest first. */
export function pastDays(today: number): readonly number[] {
  return Array.from({ length: PAST_DAYS }, (_, index) => today - 1 - index)
}

/**
 * The day whose course this is; undefined for all others, and where it was more than a year ago. It may be tomorrow: where a friend
 * lives, that day may have begun.
 */
export function dayOfCourse(seed: number, today: number): number | undefined {
  for (let day = today + 1; day > today - DAYS_OF_YEAR; day -= 1) if (courseOfDay(day) === seed) return day
  return undefined
}

/** "Thu 26 Nov" or, written out, "Thursday 26 November"; the year would tell nothing of a day within the last one. */
export function dateWords(day: number, style: 'short' | 'long'): string {
  const date = new Date(day * MILLISECONDS_A_DAY)
  return date
    .toLocaleDateString('en-AU', { weekday: style, day: 'numeric', month: style, timeZone: 'UTC' })
    .replace(',', '')
}
