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
