import { expect, test } from 'vitest'

import { siteConfig } from '~/site/site.config.ts'

import { siteConfigProblems } from './site-config-check.ts'

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
