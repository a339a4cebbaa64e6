/** Writes the modules through which the site imports its captures: addresses, sizes and what the instruments showed. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { format, type FormatConfig } from 'oxfmt'

import type { Readings } from '../../app/hud/readings.ts'
import { CAPTURE_MODULES, type Film, type Moment } from './moments.ts'

export interface TakenMoment {
  readonly moment: Moment
  readonly readings: Readings
  readonly files: readonly { readonly path: string; readonly width: number; readonly height: number }[]
}

export type WrittenModule = readonly [path: string, text: string]

const FOLDER = 'app/site/landing/captures'
const HEADER =
  '// Written by `npm run pictures` from scripts/pictures/moments.ts; a change here is lost at the next run.\n'

/** The name of what is imported from a picture's file. */
const variableFor = (path: string) => basename(path).replace(/[-.]+[a-z0-9]/g, (part) => part.slice(-1).toUpperCase())

const constantFor = (name: string) => name.toUpperCase().replaceAll('-', '_')

/** The module of the film. */
export async function filmModule(film: Film, readings: readonly Readings[]): Promise<WrittenModule> {
  const sources = film.files.map(
    ({ path }) =>
      `{ src: ${variableFor(path)}, type: '${path.endsWith('.webm') ? 'video/webm; codecs="av01.0.05M.08"' : 'video/mp4'}' }`,
  )
  const text = [
    `${HEADER}import type { Capture } from '../capture.ts'`,
    ...film.files.map(({ path }) => `import ${variableFor(path)} from './${basename(path)}'`),
    '',
    '/** What the instruments showed, one after the other through the film. */',
    `const readings: readonly Capture['readings'][] = ${JSON.stringify(readings)}`,
    '',
    `export const FILM = { sources: [${sources.join(', ')}], width: ${film.files[0]?.width ?? 0}, height: ${film.files[0]?.height ?? 0}, readingsPerSecond: ${film.readingsPerSecond}, readings } as const`,
  ].join('\n')
  return formatted(`${FOLDER}/preview/film.ts`, text)
}

/** The modules of the captures; `taken` holds all moments. */
export async function captureModules(taken: readonly TakenMoment[]): Promise<WrittenModule[]> {
  const modules = Object.entries(CAPTURE_MODULES).map(([module, names]) => {
    const used = taken.filter(({ moment }) => names.includes(moment.name))
    const imports = used
      .flatMap(({ files }) => files.map(({ path }) => path))
      .toSorted()
      .map((path) => `import ${variableFor(path)} from './${basename(path)}'`)
    const constants = used.map(({ moment, readings, files }) => {
      const avif = files.filter(({ path }) => path.endsWith('.avif'))
      const webp = files.filter(({ path }) => path.endsWith('.webp'))
      return `
export const ${constantFor(moment.name)}: Capture = {
  avif: { ${avif.map(({ path, width }) => `${width}: ${variableFor(path)}`).join(', ')} },
  webp: ${webp.map(({ path, width, height }) => `{ src: ${variableFor(path)}, width: ${width}, height: ${height} }`).join()},
  course: ${moment.course},
  readings: ${JSON.stringify(readings)},
}`
    })
    const header = `${HEADER}import type { Capture } from '../capture.ts'`
    return formatted(`${FOLDER}/${module}/${module}.ts`, [header, ...imports, ...constants].join('\n'))
  })
  return Promise.all(modules)
}

/** The text of a module as the repository formats it. */
export async function formatted(path: string, text: string): Promise<WrittenModule> {
  const { code } = await format(path, text, JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig)
  return [path, code]
}
