/** From the flight's own units to what a person reads on the instruments. */
import { TICKS_PER_SECOND } from '../simulation/rules.ts'

/** km/h in one m/s. */
const KILOMETRES_PER_HOUR = 3.6

/** Whole kilometres an hour from metres a second. */
export function kilometresPerHourFrom(metresPerSecond: number): number {
  return Math.round(metresPerSecond * KILOMETRES_PER_HOUR)
}

/** Whole percent from tenths, rounded up: 0 is shown when the tank is empty and not a moment before. */
export function fuelPercentFrom(fuelTenths: number): number {
  return Math.ceil(fuelTenths / 10)
}

/** "28.4" from ticks, to the tenth of a second below. */
export function secondsFrom(ticks: number): string {
  return (Math.floor((ticks * 10) / TICKS_PER_SECOND) / 10).toFixed(1)
}

/** "28.4 s" from ticks flown, to the tenth of a second below. */
export function secondsTextFrom(ticks: number): string {
  return `${secondsFrom(ticks)} s`
}

/** Whole tenths of a second from the ticks between two flights. */
export function tenthsFrom(ticks: number): number {
  return Math.round((ticks * 10) / TICKS_PER_SECOND)
}

/** "−0.4" or "+1.2": seconds from the ticks between two flights, with their sign; "0.0" for less than half a tenth. */
export function gapTextFrom(ticks: number): string {
  const tenths = tenthsFrom(ticks)
  const sign = tenths < 0 ? '−' : tenths > 0 ? '+' : ''
  return `${sign}${Math.abs(tenths / 10).toFixed(1)}`
}
