import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { drawnPictures } from './drawn-pictures.ts'

// The files are what the site ships. After a change to a drawing or to a colour: npm run pictures
test.each(Object.entries(drawnPictures()))('%s matches the output of its drawing', (file, drawing) => {
  expect(drawing).not.toMatch(/NaN|undefined/)
  expect(drawing).toBe(readFileSync(new URL(`../../app/site/pictures/${file}`, import.meta.url), 'utf8'))
})
