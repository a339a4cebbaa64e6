/**
 * Renders the silent loop and encodes it with ffmpeg, a tool of this script alone: the files are committed, and neither
 * build nor tests need it. What ffmpeg makes differs by a few bytes from version to version; the frames do not.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { readingsFrom, type Readings } from '../../app/hud/readings.ts'
import { stop } from '../setup/stop.ts'
import { flyTo, takePicture } from './fly-to.ts'
import type { Film } from './moments.ts'

/** Ends the program with a readable message where ffmpeg is missing. */
export function requireFfmpeg(): void {
  const found = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' })
  if (found.status !== 0)
    stop('The film needs ffmpeg with libsvtav1 and libx264 (Debian, Ubuntu: apt-get install ffmpeg).')
}

/** Without what differs between two runs: threads that race, and the date and version in the file. */
const SAME_EACH_TIME = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-an', '-threads', '1']
const COLOURS = ['-pix_fmt', 'yuv420p', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709']
const ENCODERS = {
  webm: ['-c:v', 'libsvtav1', '-crf', '51', '-preset', '5', '-g', '240'],
  mp4: ['-c:v', 'libx264', '-crf', '34', '-preset', 'veryslow', '-profile:v', 'high', '-movflags', '+faststart'],
}

export interface TakenFilm {
  readonly files: readonly { readonly path: string; readonly bytes: Buffer }[]
  readonly readings: readonly Readings[]
  /** Of all frames, before they are encoded. */
  readonly digest: string
}

/** Renders and encodes the film. `page`: with the harness. */
export async function takeFilm(page: Page, film: Film): Promise<TakenFilm> {
  const folder = await mkdtemp(join(tmpdir(), 'ringwake-film-'))
  try {
    const { readings, digest } = await takeFrames(page, film, folder)
    const files: TakenFilm['files'][number][] = []
    for (const file of film.files) {
      const ending = file.path.slice(file.path.lastIndexOf('.') + 1) as keyof typeof ENCODERS
      const made = join(folder, `film.${ending}`)
      const scale = ['-vf', `scale=${file.width}:${file.height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`]
      const input = ['-y', '-v', 'error', '-framerate', String(film.framesPerSecond), '-i', join(folder, '%04d.png')]
      const args = [...input, ...scale, ...ENCODERS[ending], ...COLOURS, ...SAME_EACH_TIME, made]
      // The AV1 encoder says nothing but its errors.
      const env = { ...process.env, SVT_LOG: '1' }
      const encoded = spawnSync('ffmpeg', args, { stdio: ['ignore', 'inherit', 'inherit'], env })
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

/** Flies frame by frame and writes the frames, numbered from 0, into `folder`. The last ones fade into what was flown before the first. */
async function takeFrames(page: Page, film: Film, folder: string): Promise<Omit<TakenFilm, 'files'>> {
  const { framesPerSecond, rendered } = film
  const faded = Math.round(film.fadeSeconds * framesPerSecond)
  const shown = Math.round(film.seconds * framesPerSecond)
  await flyTo(page, { ...film, second: film.second - film.fadeSeconds }, { ...rendered, ratio: 1 })
  const hash = createHash('sha256')
  const readings: Readings[] = []
  /** What was flown before the beginning, as raw pixels. */
  const before: Buffer[] = []
  for (let frame = 0; frame < faded + shown; frame += 1) {
    const taken = await takePicture(page, frame === 0 ? 0 : 1 / framesPerSecond)
    const { data, info } = await sharp(taken.png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    hash.update(data)
    if (frame < faded) {
      before.push(data)
      continue
    }
    const number = frame - faded
    if (number % (framesPerSecond / film.readingsPerSecond) === 0) readings.push(readingsFrom(taken.flight))
    const fadedFrame = number - (shown - faded)
    if (fadedFrame >= 0) fade(data, before[fadedFrame], (fadedFrame + 1) / (faded + 1))
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

/** Blends `pixels`, in place, with `into`, whose share is from 0 to 1. */
function fade(pixels: Buffer, into: Buffer, share: number): void {
  for (let at = 0; at < pixels.length; at += 1) {
    const from = pixels[at]
    pixels[at] = Math.round(from + (into[at] - from) * share)
  }
}
