/** Fetches what the sound guide needs, once it is turned on. */
export const loadGuide = () => import('./guide.ts')
