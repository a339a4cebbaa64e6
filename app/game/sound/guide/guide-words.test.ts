import { expect, test } from 'vitest'

import { createGuideWords } from './guide-words.ts'

test('a word is said when the side changes and is not repeated while it holds', () => {
  const wordFor = createGuideWords()
  const said = [0, 0.05, 0.3, 0.3, 0.6, 0.9, -0.2, -1, 0].map((side, second) => wordFor(side, second))
  expect(said).toEqual([null, null, 'right', null, 'hard right', null, 'left', 'hard left', 'straight'])
})

test('two words are at least 0.5 s apart, and a delayed word gives the newest side', () => {
  const wordFor = createGuideWords()
  expect(wordFor(0.3, 1)).toBe('right')
  expect(wordFor(0.9, 1.2)).toBeNull()
  expect(wordFor(-0.9, 1.5)).toBe('hard left')
})
