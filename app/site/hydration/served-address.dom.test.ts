import { afterEach, expect, test } from 'vitest'

import { alignAddress } from './served-address.ts'

/** As the start script of a page leaves the window. */
function serve(route: string, address: string): void {
  window.__reactRouterRouteModules = { root: {}, [route]: {} }
  window.history.replaceState({ kept: true }, '', window.location.origin + address)
}

afterEach(() => {
  delete window.__reactRouterRouteModules
  window.history.replaceState(null, '', '/')
})

test('an address for which the router would show another page becomes that of the served page', () => {
  for (const address of ['/Thank', '/THANK', '/%54hank', '/th%41nk', '/Privacy%5FPolicy', '/thank%0a', '/thank/', '/'])
    expect(aligned('routes/not-found', address), address).toBe('/404')
  for (const address of ['//thank', '/%2F', '/thank.', '/thank/', '/Thank'])
    expect(aligned('routes/thank', `${address}?course=7#main`), address).toBe('/thank?course=7#main')
  expect(aligned('routes/landing', '//')).toBe('/')
})

test('an address for which the router shows the served page is kept', () => {
  for (const address of ['/nowhere', '/thank%20', '/thank.', '/%2F', '/thank%2F', '/a%20b'])
    expect(aligned('routes/not-found', address), address).toBe(address)
  expect(aligned('routes/thank', '/thank?course=7#main')).toBe('/thank?course=7#main')
})

function aligned(route: string, address: string): string {
  serve(route, address)
  alignAddress()
  expect(window.history.state).toEqual({ kept: true })
  return window.location.href.slice(window.location.origin.length)
}
