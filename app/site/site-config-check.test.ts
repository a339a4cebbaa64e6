import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type SiteConfig, siteConfig } from '~/site/site.config.ts'

import { siteConfigProblems } from './site-config-check.ts'

test('the shipped configuration is accepted', () => {
  expect(siteConfigProblems({ ...siteConfig })).toEqual([])
})

test.each([
  ['siteName', ''],
  ['siteName', 'Two\nlines'],
  ['contactEmail', 'hello'],
  ['contactEmail', 'a@b.c, d@e.f'],
  ['contactAddress', '   '],
  ['tel', 'call us'],
  ['minimumAge', 17.5],
  ['minimumAge', 15],
  ['minimumAge', 121],
  ['minimumAge', Number.NaN],
  ['siteUrl', 'https://ringwake.example/'],
  ['siteUrl', 'https://ringwake.example/game'],
  ['siteUrl', 'ringwake.example'],
  ['siteUrl', 'javascript:alert(1)'],
  ['hstsPreload', true],
])('a configuration with %s = %j is rejected with one message naming that field', (field, value) => {
  const problems = siteConfigProblems({ ...siteConfig, [field]: value })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${field} must `))
})

test('any value in a configuration field is accepted, or rejected in one line naming that field', () => {
  const fields = Object.keys(siteConfig) as (keyof SiteConfig)[]
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.anything({ withBigInt: true, withDate: true }), (field, value) => {
      const problems = siteConfigProblems({ ...siteConfig, [field]: value })
      expect(problems.length).toBeLessThanOrEqual(1)
      for (const problem of problems) expect(problem).toMatch(new RegExp(`^${field} must [^\n]+[.]$`))
      if (typeof value !== typeof siteConfig[field]) expect(problems).toHaveLength(1)
    }),
    { numRuns: 2_000 },
  )
})

test('a configuration with several mistakes is rejected with all of them at once', () => {
  const problems = siteConfigProblems({ ...siteConfig, siteName: '', minimumAge: -1 })
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['siteName', 'minimumAge'])
})

test.each(['https://example.com.au', 'http://localhost:4173', 'https://play.example.com:8443'])(
  'the site address %s is accepted',
  (siteUrl) => {
    expect(siteConfigProblems({ ...siteConfig, siteUrl })).toEqual([])
  },
)
