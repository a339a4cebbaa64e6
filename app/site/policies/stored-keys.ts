import { CACHE_PREFIX } from '~/offline/release.ts'
import type { SiteConfig } from '~/site.config.ts'

import { AGE_ANSWER_KEY } from '../age-answer-key.ts'

type StoringSwitches = Pick<SiteConfig, 'requireAgeVerification' | 'offline'>

interface StoredKey {
  /** The exact key. */
  readonly key: string
  readonly place: 'Local storage' | 'Session storage' | 'Cache storage'
  /** Why it is kept, as a sentence for the visitor. */
  readonly purpose: string
  /** When it is written, as a sentence for the visitor. */
  readonly written: string
  /** How long it stays, as a sentence for the visitor. */
  readonly lifetime: string
}

/** Everything the site writes on a visitor's device; the cookies policy prints this list. */
export function storedKeys({ requireAgeVerification, offline }: StoringSwitches): readonly StoredKey[] {
  const ageKeys: readonly StoredKey[] = [
    {
      key: AGE_ANSWER_KEY,
      place: 'Local storage',
      purpose: 'Remembers that you answered yes to the age question, so that it is not asked again.',
      written: 'When you answer yes.',
      lifetime: 'Until you clear this site’s data in your browser.',
    },
    {
      key: AGE_ANSWER_KEY,
      place: 'Session storage',
      purpose: 'Remembers that you answered no, so that it is not asked again during this visit.',
      written: 'When you answer no.',
      lifetime: 'Until you close the tab.',
    },
  ]
  const cacheKey: StoredKey = {
    key: `${CACHE_PREFIX}…`,
    place: 'Cache storage',
    purpose:
      'A copy of this site’s own pages, scripts, styles and fonts and of the pictures that you have seen, so that you can read and fly without a connection. A service worker, a small script of this site, keeps it up to date.',
    written: 'When a flight ends, unless your browser is set to save data.',
    lifetime: 'Until you erase the logbook in the game or clear this site’s data in your browser.',
  }
  return [
    ...(requireAgeVerification ? ageKeys : []),
    {
      key: 'ringwake.logbook',
      place: 'Local storage',
      purpose:
        'Your logbook: how many flights you have flown and completed, your best figures and wings, your best flights on the last 50 courses, and how you steered in two of them, so that you can race them.',
      written: 'When a flight ends.',
      lifetime: 'Until you erase it in the game or clear this site’s data in your browser.',
    },
    {
      key: 'ringwake.settings',
      place: 'Local storage',
      purpose: 'Your options in the game: controls, sound, picture and type of flight.',
      written: 'When you change an option.',
      lifetime: 'Until you reset the options in the game or clear this site’s data in your browser.',
    },
    ...(offline ? [cacheKey] : []),
  ]
}
