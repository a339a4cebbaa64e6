import { statSync } from 'node:fs'
import { resolve } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { webManifest } from '../manifest.mjs'
import { MOMENTS } from './moments.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const fileOf = (path: string) => resolve(ROOT, path)

test('every picture is there, in its shape and under its weight', async () => {
  for (const { width: rendered, height, keptWidth, files } of MOMENTS) {
    for (const file of files) {
      const found = await sharp(fileOf(file.path)).metadata()
      expect(found.width, file.path).toBe(file.width)
      expect(found.height, file.path).toBe(Math.round((file.width * height) / (keptWidth ?? rendered)))
      expect(statSync(fileOf(file.path)).size, file.path).toBeLessThanOrEqual(file.mostBytes)
    }
  }
})

test('the manifest names the site, and its icons have the sizes it claims', async () => {
  const manifest = JSON.parse(webManifest({ siteName: 'Anotherwake' }, '#0e0b24')) as {
    name: string
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest.name).toBe('Anotherwake')
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(fileOf(`public${src}`)).metadata()
    expect(sizes === 'any' || sizes === `${width}x${height}`, src).toBe(true)
  }
})
