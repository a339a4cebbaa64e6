import { expect, test } from 'vitest'

import { startedLate } from './late-start.mjs'

const HEAD = '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>'
const START = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/landing.js";

  window.__reactRouterRouteModules = {"root":route0,"routes/landing":route1};

import("/assets/entry.js");</script>`

test('a page started late names the same files, and fetches none of them from its head', () => {
  const late = startedLate(`<head>${HEAD}</head><body>${START}</body>`)
  for (const file of ['a', 'b', 'manifest', 'root', 'landing', 'entry']) expect(late).toContain(`"/assets/${file}.js"`)
  expect(late).toContain('{"root":route0,"routes/landing":route1}')
  expect(late).not.toMatch(/<link|type="module"/)
})

test('every file but the entry is run by itself before the entry is', () => {
  const late = startedLate(
    `<head>${HEAD}<link rel="modulepreload" href="/assets/entry.js"/></head><body>${START}</body>`,
  )
  const [, before = ''] = /for \(const href of (\[[^\]]*\])\) \{\n\s+await import\(href\)/.exec(late) ?? []
  expect(JSON.parse(before)).toEqual(['/assets/a.js', '/assets/b.js', '/assets/manifest.js'])
})

test('a start that is written in another way ends the build', () => {
  expect(() => startedLate(`<head>${HEAD}</head>`)).toThrow(/late-start/)
  expect(() => startedLate(HEAD + START.replace('import("/assets/entry.js");', ''))).toThrow(/late-start/)
  expect(() => startedLate(HEAD + START.replace('window.', 'somethingNew();\nwindow.'))).toThrow(/late-start/)
})
