import { readFileSync } from 'node:fs'

// @ts-expect-error The package has no types.
import { convert } from 'fontverter'
import { expect, test } from 'vitest'

const toSfnt = convert as (font: Buffer, format: 'sfnt') => Promise<Buffer>

/** As the `name` table of a font writes it. */
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each(['big-shoulders', 'figtree'])('%s keeps its copyright and licence when it is cut', async (name) => {
  const font = await toSfnt(readFileSync(`app/styles/fonts/${name}.woff2`), 'sfnt')
  for (const text of ['Copyright ', 'https://openfontlicense.org']) expect(font.includes(utf16(text)), text).toBe(true)
})
