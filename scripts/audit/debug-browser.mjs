/** Starts a browser that Lighthouse can drive. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * @param {string} executable of a Chromium or Chrome
 * @returns {Promise<{ port: number, close: () => Promise<void> }>} the port it listens on for DevTools
 * @throws {Error} when the browser ends before it says where it listens
 */
export async function startDebugBrowser(executable) {
  const profile = await mkdtemp(join(tmpdir(), 'ringwake-audit-'))
  const browser = spawn(
    executable,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-sandbox',
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
      '--disable-default-apps',
      '--mute-audio',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const close = async () => {
    if (browser.exitCode === null && browser.signalCode === null) {
      const ended = once(browser, 'exit')
      browser.kill()
      await ended
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  for await (const line of createInterface({ input: browser.stderr })) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
    if (port === undefined) continue
    // Its further output is discarded, because a full pipe would block it.
    browser.stderr.resume()
    return { port: Number(port), close }
  }
  await close()
  throw new Error(`${executable} ended before it listened.`)
}
