import { withTimeout } from './with-timeout.ts'

/** Fetches what the sound guide needs, once it is turned on. */
export const loadGuide = () => withTimeout(import('./guide.ts'))
