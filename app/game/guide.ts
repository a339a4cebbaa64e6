/** What is fetched once the sound guide is turned on, by flight and options alike: in one file. */
export { GuideFields as default } from './screens/options/guide-fields.tsx'
export { createFlightGuide } from './sound/guide/guide-player.ts'
