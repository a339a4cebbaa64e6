import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import plugin from './project-rules.mjs'

const ZONES = [
  { target: './app/site', from: './app/game', except: ['./dialog.tsx'], message: 'no game' },
  { target: ['./app/game/hud', './app/game/screens'], from: './app/game/play', message: 'no runtime' },
]

function complaints(importer: string, source: string): string[] {
  const found: string[] = []
  const { ImportDeclaration: check } = plugin.rules['no-restricted-paths'].create({
    physicalFilename: resolve(importer),
    options: [{ zones: ZONES }],
    report: ({ message }: { message: string }) => found.push(message),
  })
  check({ source: { value: source } })
  return found
}

test('an import against the layers is reported in any spelling', () => {
  for (const source of ['~/game/play/frame.ts', '../../game/play/frame.ts', '~/game/dialog.module.css?url'])
    expect(complaints('app/site/page/page.tsx', source), source).toEqual(['no game'])
  for (const folder of ['hud', 'screens'])
    expect(complaints(`app/game/${folder}/part.tsx`, '../play/frame.ts')).toEqual(['no runtime'])
})

test('an import along the layers, an exception and a package are allowed', () => {
  for (const source of ['~/game/dialog.tsx', '~/gamepad.ts', './page.ts', 'react'])
    expect(complaints('app/site/page.tsx', source), source).toEqual([])
  expect(complaints('app/game/play/frame.ts', './run.ts')).toEqual([])
})
