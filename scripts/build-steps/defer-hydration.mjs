/**
 * Puts the start of a page's scripts, as React Router wrote it, into a template, which does nothing until
 * app/site/hydration/before-hydration.ts takes it out again. Otherwise the scripts would be fetched before the page's
 * style, fonts and first picture; the pages are whole without them.
 */
import { minifySync } from 'vite'

import { bundleScript } from './bundle.mjs'

const PRELOADS = /<link rel="modulepreload"[^>]*>/g
const START = /<script type="module" async="">[\s\S]*?<\/script>/

/** @returns {Promise<string>} the script that every page runs as it comes */
export async function beforeHydrationScript() {
  const file = 'app/site/hydration/before-hydration.ts'
  return minifySync(file, await bundleScript(file)).code
}

/**
 * @param {string} html a page as React Router wrote it
 * @param {string} script see `beforeHydrationScript`
 * @returns {string} the same page, hydrated later
 * @throws {Error} when its scripts are not where they are looked for
 */
export function deferHydration(html, script) {
  const preloads = html.match(PRELOADS)
  const start = START.exec(html)?.[0]
  if (preloads === null || start === undefined) throw new Error('A page does not start its scripts as expected.')
  return html
    .replaceAll(PRELOADS, '')
    .replace(START, () => `<template id="scripts">${preloads.join('')}${start}</template><script>${script}</script>`)
}
