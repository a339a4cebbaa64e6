/** The side of the beacon in words, for ears or loudspeakers that cannot tell left from right. Pure. */

export type GuideWord = 'hard left' | 'left' | 'straight' | 'right' | 'hard right'

/** The words by what they say of the side, in steps from −2 to 2. */
const WORDS: readonly GuideWord[] = ['hard left', 'left', 'straight', 'right', 'hard right']
/** From these sides on, in [0, 1]. */
const ASIDE = 0.15
const HARD_ASIDE = 0.45
/** Between two words, in seconds: shorter, and one would cut off the other. */
const LEAST_SECONDS_BETWEEN = 0.5

/**
 * Returns a function: the word to say now, or null while the last one still holds or has just been said; it begins with
 * `straight` taken as said. `now`: seconds of any clock.
 */
export function createGuideWords(): (side: number, now: number) => GuideWord | null {
  let said: GuideWord = 'straight'
  let saidAt = -Infinity
  return (side, now) => {
    const word = wordFromSide(side)
    if (word === said || now - saidAt < LEAST_SECONDS_BETWEEN) return null
    said = word
    saidAt = now
    return word
  }
}

/** `side` in [−1, 1], right is positive. */
function wordFromSide(side: number): GuideWord {
  const size = Math.abs(side)
  const steps = (size >= HARD_ASIDE ? 2 : size >= ASIDE ? 1 : 0) * Math.sign(side)
  return WORDS[2 + steps]
}
