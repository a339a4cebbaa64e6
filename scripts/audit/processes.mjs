/** Starts what an audit needs beside itself: the site, and a browser that Lighthouse can drive. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * @param {import('node:stream').Readable} stream
 * @param {RegExp} pattern with one group
 * @returns {Promise<string>} what the group matched, in the first line that does
 * @throws {Error} when the stream ends without such a line
 */
async function firstMatch(stream, pattern) {
  for await (const line of createInterface({ input: stream })) {
    const found = pattern.exec(line)?.[1]
    if (found !== undefined) return found
  }
  throw new Error(`A process ended before it said ${String(pattern)}.`)
}

/** @param {ChildProcess} child */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** The built site on a free port, with its production headers and compression. @returns {Promise<{ origin: string, close: () => Promise<void> }>} */
export async function startSite() {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../serve.mjs')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await firstMatch(server.stdout, /(http:\/\/localhost:\d+)/)
  return { origin, close: () => end(server) }
}

/**
 * @param {string} executable of a Chromium or Chrome
 * @returns {Promise<{ port: number, close: () => Promise<void> }>} the port it listens on for DevTools
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
  const port = await firstMatch(browser.stderr, /DevTools listening on ws:\/\/[^:]+:(\d+)\//)
  // Its further words go nowhere; a full pipe would stop it.
  browser.stderr.resume()
  return {
    port: Number(port),
    close: async () => {
      await end(browser)
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
