import { readFileSync } from 'node:fs'

// @ts-expect-error The package has no types.
import { convert } from 'fontverter'
import { expect, test } from 'vitest'

const toSfnt = convert as (font: Buffer, format: 'sfnt') => Promise<Buffer>

/** By their number in the `name` table. */
const COPYRIGHT = 0
const LICENCE_FIELDS = [COPYRIGHT, 13, 14]

/** The copyright and licence fields of a font file, by number. */
async function licenceFields(path: string): Promise<Record<number, string>> {
  const font = await toSfnt(readFileSync(path), 'sfnt')
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'name') ?? Number.NaN
  const table = font.readUInt32BE(record + 8)
  const strings = table + font.readUInt16BE(table + 4)
  const entries = Array.from({ length: font.readUInt16BE(table + 2) }, (_, index) => table + 6 + 12 * index)
  return Object.fromEntries(
    entries
      .map((at) => ({
        id: font.readUInt16BE(at + 6),
        length: font.readUInt16BE(at + 8),
        at: font.readUInt16BE(at + 10),
      }))
      .filter(({ id }) => LICENCE_FIELDS.includes(id))
      .map(({ id, length, at }) => [
        id,
        Buffer.from(font.subarray(strings + at, strings + at + length))
          .swap16()
          .toString('utf16le'),
      ]),
  )
}

test.each(['big-shoulders', 'figtree'])('%s keeps its copyright and licence fields when it is subset', async (name) => {
  const whole = await licenceFields(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  expect(whole[COPYRIGHT]).toMatch(/^Copyright/)
  expect(Object.values(whole).join(' ')).toContain('openfontlicense.org')
  expect(await licenceFields(`app/styles/fonts/${name}.woff2`)).toEqual(whole)
})
