/** Courses on which it is known how a flight without input ends. */

/** No mountain is in the way: the flight ends only when the fuel is gone. */
export const CALM_COURSE = 147

/** The flight meets a mountain after 7 s. */
export const HANDS_OFF_CRASH_COURSE = 1479
