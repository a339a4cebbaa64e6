import { CACHE_PREFIX, OFFLINE_COPY_MEGABYTES } from '~/offline/release.ts'
import { AGE_ANSWER_KEY } from '~/site/age-check/age-answer.ts'
import type { SiteConfig } from '~/site/site.config.ts'

type StoringSwitches = Pick<SiteConfig, 'requireAgeVerification' | 'offline'>

interface StoredKey {
  /** The exact key. */
  readonly key: string
  readonly places: readonly ('Local storage' | 'Session storage' | 'Cache storage')[]
  /** Why it is kept, as a sentence for the visitor. */
  readonly purpose: string
  /** When it is written, as a sentence for the visitor. */
  readonly written: string
  /** How much it is, at most. */
  readonly size: string
  /** How long it stays, as a sentence for the visitor. */
  readonly lifetime: string
}

/** Everything the site writes on a visitor's device; the cookies policy prints this list. */
export function storedKeys({ requireAgeVerification, offline }: StoringSwitches): readonly StoredKey[] {
  const ageAnswer: StoredKey = {
    key: AGE_ANSWER_KEY,
    places: ['Local storage', 'Session storage'],
    purpose: 'Remembers your answer to the age question, so that it is not asked again.',
    written: 'When you answer: a yes in local storage, a no in session storage.',
    size: 'Under 100 bytes.',
    lifetime: 'A yes until you clear this site’s data in your browser, a no until you close the tab.',
  }
  const cacheKey: StoredKey = {
    key: `${CACHE_PREFIX}…`,
    places: ['Cache storage'],
    purpose:
      'A copy of this site’s own pages, scripts, styles and fonts and of the pictures that you have seen, so that you can read and fly without a connection. A service worker, a small script of this site, keeps it up to date.',
    written:
      'When a flight ends and there is none yet, unless your browser is set to use less data; after that, again with each release.',
    size: `${OFFLINE_COPY_MEGABYTES} MB for each release, of which the last two are kept, and the pictures that you have seen.`,
    lifetime: 'Until you erase it in the game’s options or clear this site’s data in your browser.',
  }
  return [
    ...(requireAgeVerification ? [ageAnswer] : []),
    {
      key: 'ringwake.logbook',
      places: ['Local storage'],
      purpose:
        'Your logbook: how many flights you have flown and completed; your medals on up to 500 courses; your records on the last 200; and how you steered in your best flights on up to 50 of them, finished ones first, so that you can race and watch them.',
      written: 'When a flight ends, when you erase its best flights, and when you load a file.',
      size: 'Up to 550 kB, for most players up to 40 kB.',
      lifetime: 'Until you erase it in the game or clear this site’s data in your browser.',
    },
    {
      key: 'ringwake.settings',
      places: ['Local storage'],
      purpose:
        'Your options in the game: controls, sound, picture and type of flight, what you assigned to up to six gamepads, by the names that your browser gives them, and whether the game has offered to save your data to a file.',
      written: 'When you change an option, when that offer is made, and when you load a file.',
      size: 'Under 2 kB, and up to 400 bytes for each gamepad.',
      lifetime: 'Until you reset the options in the game or clear this site’s data in your browser.',
    },
    ...(offline ? [cacheKey] : []),
  ]
}
