/** Back and forward through the browser's own memory of pages. */
import { chromium, type CDPSession } from '@playwright/test'

import { expect, test } from './journey.ts'

/** Playwright loses its hold on a page that comes back whole, so the browser itself is asked. */
async function valueOf(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true }).catch(() => ({
    // Between two documents there is nobody to ask.
    result: { value: undefined },
  }))
  return result.value
}

async function expectAt(session: CDPSession, address: string): Promise<void> {
  const here = "location.pathname + location.search + ' ' + document.readyState"
  await expect.poll(() => valueOf(session, here), { timeout: 15_000 }).toBe(`${address} complete`)
}

async function go(session: CDPSession, origin: string, address: string): Promise<void> {
  await session.send('Page.navigate', { url: `${origin}${address}` })
  await expectAt(session, address)
}

test('back and forward bring pages back whole from the browser’s memory', async ({ baseURL, launchOptions }) => {
  // Playwright switches this memory off for all other tests.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    const reasons: string[] = []
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
    })
    await session.send('Page.enable')
    const origin = baseURL ?? ''
    for (const [from, to] of [
      ['/', '/privacy_policy'],
      ['/thank', '/'],
      ['/terms_of_service', '/refund_policy'],
    ] as const) {
      await go(session, origin, from)
      await valueOf(
        session,
        "window.addEventListener('pageshow', (event) => { window.cameBackWhole = event.persisted })",
      )
      await go(session, origin, to)
      await valueOf(session, 'history.back()')
      await expectAt(session, from)
      expect(reasons, from).toEqual([])
      await expect.poll(() => valueOf(session, 'window.cameBackWhole'), from).toBe(true)
      await valueOf(session, 'history.forward()')
      await expectAt(session, to)
    }
  } finally {
    await browser.close()
  }
})
