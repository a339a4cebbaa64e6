/**
 * Shows the site when its server does not answer. A release is stored whole or not at all, and its files stay until two
 * newer ones are stored, for tabs that are still open.
 */
import { CACHE_PREFIX, type Release } from './release.ts'

declare const self: ServiceWorkerGlobalScope
declare const RELEASE: Release

/** After this time without an answer from the server, the stored page is shown. */
const TIMEOUT_MILLISECONDS = 4000

/** Stands for a picture that is neither stored nor to be had: browsers show the sign of a broken one otherwise. */
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'

const cacheName = `${CACHE_PREFIX}${RELEASE.name}`

async function storeRelease(): Promise<void> {
  const isNew = !(await caches.has(cacheName))
  const cache = await caches.open(cacheName)
  try {
    await Promise.all([
      ...Object.entries(RELEASE.pages).map(([address, digest]) => storePage(cache, address, digest)),
      ...RELEASE.assets.map((address) => storeAsset(cache, address)),
    ])
  } catch (error) {
    if (isNew) await caches.delete(cacheName)
    throw error
  }
}

/** @throws when the host has another page there, as in the middle of an update */
async function storePage(cache: Cache, address: string, digest: string): Promise<void> {
  const page = await fetch(address, { cache: 'no-cache' })
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await page.clone().arrayBuffer()))
  const found = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (found !== digest) throw new Error(`${address} is of another release.`)
  await cache.put(address, page)
}

async function storeAsset(cache: Cache, address: string): Promise<void> {
  const asset = (await findStored(address)) ?? (await fetch(address))
  if (!asset.ok) throw new Error(`${address} is not there.`)
  await cache.put(address, asset)
}

/** Deletes all releases but this one and the one stored before it. */
async function deleteOldReleases(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheName)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

async function answerNavigation({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const fresh = freshPage(request, preloadResponse as Promise<Response | undefined>)
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MILLISECONDS))
  const { pathname } = new URL(request.url)
  try {
    return (await Promise.race([fresh, tooLate])) ?? (await storedPage(pathname)) ?? (await fresh)
  } catch (error) {
    const page = (await storedPage(pathname)) ?? (await storedPage('/404'))
    if (page === undefined) throw error
    return page
  }
}

async function freshPage(request: Request, preload: Promise<Response | undefined>): Promise<Response> {
  const page = (await preload) ?? (await fetch(request))
  // Firefox resolves a preload that failed to an error response; the others reject it.
  if (page.type === 'error') throw new TypeError('The server gave no answer.')
  if (page.status >= 500) throw new Error(`The server is out of order (${String(page.status)}).`)
  return page
}

function storedPage(address: string): Promise<Response | undefined> {
  return findStored(address, { cacheName })
}

/** A storage that cannot be read, as on a damaged disk, counts as an empty one: the server may answer all the same. */
function findStored(request: RequestInfo, where?: MultiCacheQueryOptions): Promise<Response | undefined> {
  return caches.match(request, where).catch(() => undefined)
}

async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event
  const stored = await findStored(request)
  if (stored !== undefined) return stored
  let asset: Response
  try {
    asset = await fetch(request)
  } catch (error) {
    if (request.destination !== 'image') throw error
    return new Response(NO_PICTURE, { headers: { 'Content-Type': 'image/svg+xml' } })
  }
  if (asset.ok) event.waitUntil(keepAsset(request, asset.clone()))
  return asset
}

async function keepAsset(request: Request, asset: Response): Promise<void> {
  // The visitor may have erased the copy.
  if (!(await caches.has(cacheName))) return
  const cache = await caches.open(cacheName)
  await cache.put(request, asset)
}

self.addEventListener('install', (event) => {
  // Tabs of the last release keep working: their files stay stored.
  event.waitUntil(storeRelease().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldReleases(), self.registration.navigationPreload.enable()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('range')) return
  if (request.mode === 'navigate') event.respondWith(answerNavigation(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(event))
})
