import { CACHE_PREFIX } from '~/offline/release.ts'

/** Hosts serve the service worker here; the build makes it of app/offline. */
const WORKER_ADDRESS = '/sw.js'

interface WorkerPolicy {
  readonly createScriptURL: (address: string) => string
}

interface WithTrustedTypes {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: WorkerPolicy) => WorkerPolicy }
}

/** The content security policy allows this policy by its name, and once. It passes the worker's address alone. */
let policy: WorkerPolicy | undefined

function workerAddress(): string {
  policy ??= (window as WithTrustedTypes).trustedTypes?.createPolicy('offline-worker', {
    createScriptURL: () => WORKER_ADDRESS,
  })
  return policy?.createScriptURL(WORKER_ADDRESS) ?? WORKER_ADDRESS
}

/** Stores the site on this device, for flights without a connection. Does nothing where the browser has no service workers or refuses. */
export async function keepOfflineCopy(): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' })
  } catch {
    // Service workers are unsupported or refused, or the host did not answer: the next flight's end tries again.
  }
}

async function copies(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
}

/** Whether there is one on this device. */
export async function hasOfflineCopy(): Promise<boolean> {
  try {
    return (await copies()).length > 0
  } catch {
    return false
  }
}

/** Takes it off the device; the open page stays as it is. */
export async function eraseOfflineCopy(): Promise<void> {
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
    for (const name of await copies()) await caches.delete(name)
  } catch {
    // Without service workers or storage there is no copy.
  }
}
