/** Longer than a slow line takes for a kilobyte; a line that is slower has lost more than this file. */
const ANSWER_MILLISECONDS = 6000

/**
 * Whether the site answers at this moment. The policy lets no script connect to anything, so a small picture of the site
 * is asked for, past every cache; a picture that does not come may also mean that the host is there and unwell.
 */
export function isSiteInReach(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false)
  return new Promise((resolve) => {
    const picture = new Image()
    const giveUp = setTimeout(() => resolve(false), ANSWER_MILLISECONDS)
    const answer = (isThere: boolean) => {
      clearTimeout(giveUp)
      resolve(isThere)
    }
    picture.addEventListener('load', () => answer(true))
    picture.addEventListener('error', () => answer(false))
    picture.src = `/favicon.svg?at=${String(Date.now())}`
  })
}

/**
 * Whether files of the site that were asked for since `startedAt` (of `performance.now()`) got no answer at all, and
 * none was refused. False where the browser does not tell, or was content with what it remembered of them.
 */
export function wereRequestsLost(startedAt: number): boolean {
  const statuses = performance
    .getEntriesByType('resource')
    .filter(({ startTime, name }) => startTime >= startedAt && name.includes('/assets/'))
    .map((entry) => ('responseStatus' in entry ? entry.responseStatus : undefined))
  return statuses.includes(0) && !statuses.some((status) => typeof status === 'number' && status >= 400)
}
