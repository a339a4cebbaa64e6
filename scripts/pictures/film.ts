/**
 * Renders the silent loop and encodes it with ffmpeg, a tool of this script alone: the files are committed, and neither
 * build nor tests need it. What ffmpeg makes differs by a few bytes from version to version; the frames do not.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'

import { stop } from '../setup/stop.ts'
import { flyTo, takePicture } from './fly-to.ts'
import { readingsOf } from './take-moment.ts'

/** @typedef {typeof import('./moments.ts').FILM} Film */

/** Ends the program with a readable message where ffmpeg is missing. */
export function requireFfmpeg() {
  const found = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' })
  if (found.status !== 0)
    stop('The film needs ffmpeg with libvpx and libx264 (Debian, Ubuntu: apt-get install ffmpeg).')
}

/** Without what differs between two runs: threads that race, and the date and version in the file. */
const SAME_EACH_TIME = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-an', '-threads', '1']
const COLOURS = ['-pix_fmt', 'yuv420p', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709']
const ENCODERS = {
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '46', '-deadline', 'good', '-cpu-used', '1', '-g', '240'],
  mp4: ['-c:v', 'libx264', '-crf', '33', '-preset', 'veryslow', '-profile:v', 'high', '-movflags', '+faststart'],
}

/**
 * @param {import('@playwright/test').Page} page with the harness
 * @param {Film} film
 * @returns {Promise<{ files: { path: string, bytes: Buffer }[], readings: import('./take-moment.ts').Readings[], digest: string }>}
 *   the digest is of all frames, before they are encoded
 */
export async function takeFilm(page, film) {
  const folder = await mkdtemp(join(tmpdir(), 'ringwake-film-'))
  try {
    const { readings, digest } = await takeFrames(page, film, folder)
    const files = []
    for (const file of film.files) {
      const ending = /** @type {keyof typeof ENCODERS} */ (file.path.slice(file.path.lastIndexOf('.') + 1))
      const made = join(folder, `film.${ending}`)
      const scale = ['-vf', `scale=${file.width}:${file.height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`]
      const input = ['-y', '-v', 'error', '-framerate', String(film.framesPerSecond), '-i', join(folder, '%04d.png')]
      const args = [...input, ...scale, ...ENCODERS[ending], ...COLOURS, ...SAME_EACH_TIME, made]
      const encoded = spawnSync('ffmpeg', args, { stdio: ['ignore', 'inherit', 'inherit'] })
      if (encoded.status !== 0) throw new Error(`ffmpeg could not make ${file.path} (above).`)
      const bytes = await readFile(made)
      if (bytes.length > file.mostBytes)
        throw new Error(`${file.path} weighs ${bytes.length} bytes; at most ${file.mostBytes} are allowed.`)
      files.push({ path: file.path, bytes })
    }
    return { files, readings, digest }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Flies frame by frame. What was flown before the first frame is what the last ones fade into.
 *
 * @param {import('@playwright/test').Page} page @param {Film} film @param {string} folder for the frames, numbered from 0
 */
async function takeFrames(page, film, folder) {
  const { framesPerSecond, rendered } = film
  const faded = Math.round(film.fadeSeconds * framesPerSecond)
  const shown = Math.round(film.seconds * framesPerSecond)
  await flyTo(page, { ...film, second: film.second - film.fadeSeconds }, { ...rendered, ratio: 1 })
  const hash = createHash('sha256')
  const readings = []
  /** What was flown before the beginning, as raw pixels. @type {Buffer[]} */
  const before = []
  for (let frame = 0; frame < faded + shown; frame += 1) {
    const taken = await takePicture(page, frame === 0 ? 0 : 1 / framesPerSecond)
    const { data, info } = await sharp(taken.png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    hash.update(data)
    if (frame < faded) {
      before.push(data)
      continue
    }
    const number = frame - faded
    if (number % (framesPerSecond / film.readingsPerSecond) === 0) readings.push(readingsOf(taken.flight))
    const into = before[number - (shown - faded)]
    if (into !== undefined) fade(data, into, (number - (shown - faded) + 1) / (faded + 1))
    const { width, height } = info
    await writeFile(
      join(folder, `${String(number).padStart(4, '0')}.png`),
      await sharp(data, { raw: { width, height, channels: 3 } })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    )
  }
  return { readings, digest: hash.digest('hex').slice(0, 16) }
}

/** @param {Buffer} pixels is changed @param {Buffer} into @param {number} share of `into`, from 0 to 1 */
function fade(pixels, into, share) {
  for (let at = 0; at < pixels.length; at += 1) {
    const from = pixels[at] ?? 0
    pixels[at] = Math.round(from + ((into[at] ?? 0) - from) * share)
  }
}
