/** Tells the owner what to mend in the site configuration, before anything is built. */
import { importSource } from './bundle.mjs'
import { stop } from '../setup/stop.mjs'

/**
 * Ends the program with one message when the configuration cannot be read or holds a mistake.
 *
 * @param {string} file the configuration, named from the project's root
 */
export async function checkSiteConfig(file) {
  /** @type {typeof import('../../app/site/site-config-check.ts')} */
  const { siteConfigProblems } = await importSource('app/site/site-config-check.ts')
  /** @type {string[]} */
  let problems
  try {
    problems = siteConfigProblems({ ...(await importSource(file)).siteConfig })
  } catch (error) {
    problems = [error instanceof Error ? error.message : String(error)]
  }
  if (problems.length === 0) return
  stop([`The site configuration (${file}) needs a correction:`, ...problems.map((each) => `  - ${each}`)].join('\n'))
}
