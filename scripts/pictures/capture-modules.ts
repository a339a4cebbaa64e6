/** Writes the modules through which the site imports its captures: addresses, sizes and what the instruments showed. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { format } from 'oxfmt'

import { CAPTURE_MODULES } from './moments.ts'

/**
 * @typedef {object} TakenMoment
 * @property {import('./moments.ts').Moment} moment
 * @property {import('./take-moment.ts').Readings} readings
 * @property {{ path: string, width: number, height: number }[]} files
 */

const FOLDER = 'app/site/landing/captures'
const HEADER =
  '// Written by `npm run pictures` from scripts/pictures/moments.ts; a change here is lost at the next run.\n'

/** @param {string} path @returns {string} the name of what is imported from it */
const variableFor = (path) => basename(path).replace(/[-.]+([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** @param {string} name @returns {string} */
const constantFor = (name) => name.toUpperCase().replaceAll('-', '_')

/**
 * The module of the film, in a file of its own: the page fetches it when the film is asked for.
 *
 * @param {typeof import('./moments.ts').FILM} film
 * @param {readonly import('./take-moment.ts').Readings[]} readings
 * @returns {Promise<[path: string, text: string]>}
 */
export async function filmModule(film, readings) {
  const sources = film.files.map(
    ({ path }) =>
      `{ src: ${variableFor(path)}, type: '${path.endsWith('.webm') ? 'video/webm; codecs="vp9"' : 'video/mp4'}' }`,
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

/**
 * @param {readonly TakenMoment[]} taken all moments
 * @returns {Promise<[path: string, text: string][]>}
 */
export async function captureModules(taken) {
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

/** @param {string} path @param {string} text @returns {Promise<[path: string, text: string]>} */
async function formatted(path, text) {
  const { code } = await format(path, text, JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')))
  return [path, code]
}
