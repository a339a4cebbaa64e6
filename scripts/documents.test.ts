import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const ROW = /^\| (.+?) +\| `([^`]+)` +\| (.+?) +\|$/
const HEADING_OR_RULE = /^\| Line +\||^[\s|-]+$/
const FAULTS = readFileSync(resolve(ROOT, 'docs/threats-and-faults.md'), 'utf8').replaceAll(/\s+/g, ' ')

const quoted = (titles: string) => [...titles.matchAll(/“([^”]+)”/g)].map(([, part = '']) => part)

/** Whether the file holds a test with that title, or a title that a loop completes at either end, and runs it. */
function hasTest(file: string, title: string): boolean {
  const source = readFileSync(resolve(ROOT, file), 'utf8')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\$\{[^}]*\}/g, '')
  const escaped = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`\\b(?:test(?:\\.step)?|it)\\(\\s*(['"\`])[^\\n]*${escaped}[^\\n]*\\1,`).test(source)
}

test('every row of docs/specification-coverage.md names a test that exists and runs', () => {
  const lines = readFileSync(resolve(ROOT, 'docs/specification-coverage.md'), 'utf8').split('\n')
  const rows = lines.filter((line) => line.startsWith('|') && !HEADING_OR_RULE.test(line))
  expect(rows.length).toBeGreaterThan(40)
  const missing = rows.filter((line) => {
    const [, , file, title] = ROW.exec(line) ?? []
    return file === undefined || title === undefined || !hasTest(file, title)
  })
  expect(missing).toEqual([])
})

test('every test that docs/threats-and-faults.md names exists and runs', () => {
  const paths = ['app', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(resolve(ROOT, folder), { recursive: true }).map((path) => `${folder}/${String(path)}`),
  )
  const rows = [...FAULTS.matchAll(/`([\w.-]+\.(?:spec|test)\.tsx?)`(?:: ((?:“[^”]+”(?:, )?)+))?/g)]
  const named = rows.flatMap(([, file = '', titles = '']) => {
    const path = paths.find((each) => basename(each) === file)
    const parts = quoted(titles)
    return (parts.length === 0 ? [''] : parts).map((part) => ({ file, part, path }))
  })
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ path, part }) => path === undefined || !hasTest(path, part))).toEqual([])
})

test('every journey of the engines that docs/threats-and-faults.md names exists', () => {
  const folder = resolve(ROOT, 'scripts/engines')
  const sources = readdirSync(folder).map((file) => readFileSync(resolve(folder, file), 'utf8'))
  const titles = sources.flatMap((source) => [...source.matchAll(/ title: (['`])(.+)\1/g)].map(([, , title]) => title))
  const named = [...FAULTS.matchAll(/`npm run test:engines`: ((?:“[^”]+”(?:, )?)+)/g)].flatMap(([list]) => quoted(list))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((part) => !titles.some((title) => title?.includes(part)))).toEqual([])
})

test('every link of a document to a file of the repository leads to one', () => {
  const below = readdirSync(resolve(ROOT, 'docs'), { recursive: true }).map((path) => `docs/${String(path)}`)
  const links = ['README.md', ...below.filter((path) => path.endsWith('.md'))].flatMap((document) =>
    [...readFileSync(resolve(ROOT, document), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => {
      return { document, link }
    }),
  )
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(({ document, link }) => !existsSync(resolve(ROOT, dirname(document), link)))).toEqual([])
})
