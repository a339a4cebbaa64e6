/** Served instead of service-worker.ts where the configuration says `offline: false`: takes back what that one has stored. */
import { CACHE_PREFIX } from './release.ts'

declare const self: ServiceWorkerGlobalScope

async function retire(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name)
  await self.registration.unregister()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
