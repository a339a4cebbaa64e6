/** The key of the answer, in both kinds of storage. The cookies policy lists it. */
export const AGE_ANSWER_KEY = 'ringwake.age-answer'

/** What a visitor said: that they have reached the minimum age, that they have not, or nothing yet. */
export type AgeAnswer = 'yes' | 'no' | 'unanswered'

const DECLINED = 'no'

/** Where an answer is kept: a yes on the device, a no for the visit. Both storages may throw; then nothing is stored. */
type Place = 'localStorage' | 'sessionStorage'

function read(place: Place): string | null {
  try {
    return window[place].getItem(AGE_ANSWER_KEY)
  } catch {
    return null
  }
}

/** Whether the value was stored: storage may be full or forbidden. */
function write(place: Place, value: string): boolean {
  try {
    window[place].setItem(AGE_ANSWER_KEY, value)
    return true
  } catch {
    return false
  }
}

/**
 * Remembers one visitor's answer to "are you at least this old?", with or without working storage.
 *
 * @param minimumAge in years. A yes is stored as the age it was about: when the owner raises the age, the question
 *   is asked again; when the owner lowers it, the old yes still holds.
 */
export function createAgeAnswerKeeper(minimumAge: number) {
  /** Where an answer cannot be stored, it holds until the page is left. */
  let inMemory: AgeAnswer = 'unanswered'
  return {
    answer(): AgeAnswer {
      if (inMemory !== 'unanswered') return inMemory
      if (read('sessionStorage') === DECLINED) return 'no'
      return Number(read('localStorage')) >= minimumAge ? 'yes' : 'unanswered'
    },
    remember(answer: 'yes' | 'no'): void {
      const isStored = answer === 'yes' ? write('localStorage', String(minimumAge)) : write('sessionStorage', DECLINED)
      inMemory = isStored ? 'unanswered' : answer
    },
  }
}
