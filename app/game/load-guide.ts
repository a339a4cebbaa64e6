import { inTime } from './in-time.ts'

/** Fetches what the sound guide needs, once it is turned on. */
export const loadGuide = () => inTime(import('./guide.ts'))
