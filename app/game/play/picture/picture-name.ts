import type { Session } from '../../session/session.ts'

/** The accessible name of the picture. Short, because it is read together with the screen over it. */
export function pictureNameFrom({ stage, summary }: Pick<Session, 'stage' | 'summary'>): string {
  if (stage === 'not-started') return 'Your craft in the valley of the coming course, with rings ahead.'
  if (stage === 'watching') return 'A flight flown again: the craft, the valley and the rings.'
  if (stage === 'complete') return 'Your craft climbs away into the sun.'
  if (stage !== 'crashed') return 'Your craft from behind, the valley ahead and the next ring.'
  return summary?.crashCause === 'fuel'
    ? 'The wreck of your craft, on the ground where it came down.'
    : 'The wreck of your craft, on the mountain that it struck.'
}
