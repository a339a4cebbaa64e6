/**
 * Puts the start of a page's scripts, as React Router wrote it, into a template, which does nothing until
 * app/site/hydration/before-hydration.ts takes it out again. Otherwise the scripts would be fetched before the page's
 * style, fonts and first picture; the pages are whole without them.
 */
import { minifySync } from 'vite'

import { bundleScript } from './bundle.mjs'

const STYLE = '<link rel="stylesheet"'
const PRELOADS = /<link rel="modulepreload"[^>]*>/g
const START = /<script type="module" async="">[\s\S]*?<\/script>/

/** @returns {Promise<{ beforeStyle: string, beforeHydration: string }>} the scripts that every page runs as it comes */
export async function pageScripts() {
  return { beforeStyle: await inlineScript('before-style'), beforeHydration: await inlineScript('before-hydration') }
}

/** @param {string} name of a file in app/site/hydration @returns {Promise<string>} a script element */
async function inlineScript(name) {
  const file = `app/site/hydration/${name}.ts`
  return `<script>${minifySync(file, await bundleScript(file)).code}</script>`
}

/**
 * @param {string} html a page as React Router wrote it
 * @param {{ beforeStyle: string, beforeHydration: string }} scripts see `pageScripts`
 * @returns {string} the same page, hydrated later
 * @throws {Error} when its style or its scripts are not where they are looked for
 */
export function deferHydration(html, { beforeStyle, beforeHydration }) {
  const preloads = html.match(PRELOADS)
  const start = START.exec(html)?.[0]
  if (preloads === null || start === undefined || !html.includes(STYLE))
    throw new Error('A page does not start its scripts, or name its style, as expected.')
  return html
    .replaceAll(PRELOADS, '')
    .replace(STYLE, () => beforeStyle + STYLE)
    .replace(START, () => `<template id="scripts">${preloads.join('')}${start}</template>${beforeHydration}`)
}
