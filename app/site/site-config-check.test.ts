import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type SiteConfig, siteConfig } from '~/site.config'

import { assertSiteConfig, siteConfigProblems } from './site-config-check'

describe('the site configuration', () => {
  it('that ships is accepted', () => {
    expect(siteConfigProblems({ ...siteConfig })).toEqual([])
  })

  it.each([
    ['siteName', ''],
    ['siteName', 'Two\nlines'],
    ['contactEmail', 'hello'],
    ['contactEmail', 'a@b.c, d@e.f'],
    ['contactAddress', '   '],
    ['tel', 'call us'],
    ['maintenanceMode', 'false'],
    ['requireAgeVerification', 1],
    ['minimumAge', 17.5],
    ['minimumAge', '18'],
    ['minimumAge', 0],
    ['minimumAge', Number.NaN],
    ['siteUrl', 'https://ringwake.example/'],
    ['siteUrl', 'https://ringwake.example/game'],
    ['siteUrl', 'ringwake.example'],
    ['siteUrl', 'javascript:alert(1)'],
  ])('with %s = %j is refused, naming that field alone', (field, value) => {
    const problems = siteConfigProblems({ ...siteConfig, [field]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${field} must `))
  })

  it('whatever stands in a field is taken, or refused by that field’s name alone, in one line', () => {
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

  it.each(Object.keys(siteConfig) as (keyof SiteConfig)[])('without %s is refused by that name', (field) => {
    const config: Partial<Record<keyof SiteConfig, unknown>> = { ...siteConfig }
    Reflect.deleteProperty(config, field)
    const problems = siteConfigProblems(config as Record<keyof SiteConfig, unknown>)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${field} must `))
  })

  it('with several mistakes is refused with all of them at once', () => {
    const config: SiteConfig = { ...siteConfig, siteName: '', minimumAge: -1 }
    expect(() => assertSiteConfig(config)).toThrow(/site\.config\.ts[\s\S]*siteName[\s\S]*minimumAge/)
  })

  it.each(['https://example.com.au', 'http://localhost:4173', 'https://play.example.com:8443'])(
    'accepts the address %s',
    (siteUrl) => {
      expect(siteConfigProblems({ ...siteConfig, siteUrl })).toEqual([])
    },
  )
})
