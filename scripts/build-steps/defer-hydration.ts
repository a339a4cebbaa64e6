/**
 * Puts the start of a page's scripts, as React Router wrote it, into a template, which does nothing until
 * app/site/hydration/page-script/before-hydration.ts takes it out again. Otherwise the scripts would be fetched before the page's
 * style, fonts and first picture; the pages are whole without them.
 */
import { minifySync } from 'vite'

import { bundleScript } from '../../testing/bundle.ts'

const STYLE = '<link rel="stylesheet"'
const PRELOADS = /<link rel="modulepreload"[^>]*>/g
/** What the scripts begin with, and its end. Where a style sheet never answers, Firefox runs no script that stands in the page. */
const CONTEXT = /<script>window\.__reactRouterContext[\s\S]*?<\/script>/g
const START = /<script type="module" async="">[\s\S]*?<\/script>/

/** Tells before-style.ts that all of the page stands above. */
const READ = '<script>dispatchEvent(new Event("read"))</script>'

/** The script element that every page runs as it comes, before its style. */
export async function pageScript(): Promise<string> {
  const file = 'app/site/hydration/page-script/before-style.ts'
  return `<script>${minifySync(file, await bundleScript([file])).code}</script>`
}

/**
 * @param html a page as React Router wrote it
 * @param beforeStyle see `pageScript`
 * @returns the same page, hydrated later
 * @throws {Error} when its style or its scripts are not where they are looked for
 */
export function deferHydration(html: string, beforeStyle: string): string {
  const preloads = html.match(PRELOADS)
  const context = html.match(CONTEXT)
  const start = START.exec(html)?.[0]
  if (preloads === null || context === null || start === undefined || !html.includes(STYLE))
    throw new Error('A page does not start its scripts, or name its style, as expected.')
  return html
    .replaceAll(PRELOADS, '')
    .replaceAll(CONTEXT, '')
    .replace(STYLE, () => beforeStyle + STYLE)
    .replace(START, () => `<template id="scripts">${[...preloads, ...context, start].join('')}</template>${READ}`)
}
