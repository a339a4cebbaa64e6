/**
 * `npm run specification`: prints each line of the specification with the tests that show it, and fails where one has none.
 *
 * The lines and their keys are in `docs/specification.json`. A test or step names the lines that it shows by their keys, in a
 * comment directly above it: `// @spec header, footer`.
 */
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

import { filesBelow } from './build-steps/site-files.ts'
import { stop } from './setup/stop.ts'

const ROOT = resolve(import.meta.dirname, '..')
const TAG = /^ *\/\/ @spec (.+)$/gm
/** The title may stand in the next line. */
const TEST = /^\s*(?:await )?test(?:\.step)?\(\s*(['"`])(.+?)\1/

const sections = Object.entries(
  JSON.parse(readFileSync(resolve(ROOT, 'docs/specification.json'), 'utf8')) as Record<string, Record<string, string>>,
)
const testsOf = new Map(sections.flatMap(([, lines]) => Object.keys(lines).map((key) => [key, [] as string[]])))

const mistakes: string[] = []
for (const path of ['app', 'tests'].flatMap((folder) => filesBelow(resolve(ROOT, folder)))) {
  if (!/\.(?:test|spec)\.tsx?$/.test(path)) continue
  const source = readFileSync(path, 'utf8')
  const file = relative(ROOT, path)
  for (const tag of source.matchAll(TAG)) {
    const title = TEST.exec(source.slice(tag.index + tag[0].length))?.[2]
    if (title === undefined) mistakes.push(`${file}: no test below "${tag[0].trim()}"`)
    for (const key of tag[1].split(', ')) {
      const tests = testsOf.get(key)
      if (tests === undefined) mistakes.push(`${file}: docs/specification.json has no line "${key}"`)
      else if (title !== undefined) tests.push(`${file}: ${title}`)
    }
  }
}

for (const [section, lines] of sections) {
  console.log(`\n${section}`)
  for (const [key, line] of Object.entries(lines)) {
    console.log(`  ${line}`)
    const tests = testsOf.get(key) ?? []
    if (tests.length === 0) mistakes.push(`docs/specification.json: no test has the tag "@spec ${key}" (${line})`)
    for (const test of tests) console.log(`    ${test}`)
  }
}
if (mistakes.length > 0) stop(`\n${mistakes.join('\n')}`)
