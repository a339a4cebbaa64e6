/** The offline copy of the site: stored when a first flight has ended, and opened without a server. */
import { openWith, pageOf, STAGE, takeOff } from './mission.ts'
import { throughProxy } from './proxy.ts'
import { assert, NO_DIALOG } from './visitor.ts'

/**
 * Opens a page of the host that is gone. The page itself navigates: a driver ends a navigation at the first network error.
 *
 * @param {import('./visitor.ts').Visitor} visitor @param {string} path @param {string} title how the page's title begins
 */
async function openStored({ evaluate, waitFor }, path, title) {
  await evaluate(`void setTimeout(() => location.assign(${JSON.stringify(path)}))`)
  await waitFor(`document.title.startsWith('${title}') && 'hydrated' in document.documentElement.dataset`)
}

/** @type {import('./visitor.ts').Journey} */
export const flightWithoutServer = {
  title: 'the offline copy opens a policy, the landing page and a flight without a server',
  provokes: /Failed to load|NetworkError|ERR_|could not connect|another one than was opened/i,
  async run(visitor, origin, flyMission) {
    const { load, evaluate, waitFor, press } = visitor
    await throughProxy(origin, {}, async (proxyOrigin) => {
      await openWith(visitor, proxyOrigin, { view: 'flat' })
      await takeOff(visitor)
      await flyMission(pageOf(visitor), { aim: 'mountain' })
      await waitFor("(await navigator.serviceWorker.ready).active.state === 'activated'", 60)
      await press('Escape')
      await waitFor(NO_DIALOG)
    })
    const kept = await evaluate("localStorage.getItem('ringwake.logbook')")
    await openStored(visitor, '/privacy_policy', 'Privacy policy')
    await openStored(visitor, '/?inspect&course=7', 'Ringwake')
    assert((await evaluate("localStorage.getItem('ringwake.logbook')")) === kept, 'The logbook is another one.')
    await takeOff(visitor, true)
    const { flight } = await flyMission(pageOf(visitor), { until: ({ flight: seen }) => seen.tick > 240 })
    assert(flight.tick > 240, 'The flight did not go on.')
    await press('KeyP')
    await waitFor(`${STAGE} === 'paused'`)
    await press('Escape')
    await waitFor(NO_DIALOG)
    // Nothing listens in a page that navigated by itself, so the next journey begins in another page. While that loads, Firefox
    // reports the requests that the old page left unfinished.
    await load(`${origin}/thank`)
    await waitFor("'hydrated' in document.documentElement.dataset")
  },
}
