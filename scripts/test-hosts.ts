/**
 * `npm run test:hosts`: starts nginx on loopback with the configuration that the build made, and asks it for the built
 * site by tests/hosts/. `_headers` is checked there too, in a browser.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { ensureChromium } from './setup/browser.ts'
import { findProgram, requirePackages } from './setup/debian-packages.ts'
import { buildToCheck, runPlaywright } from './setup/subprocess.ts'

const HTTP_PORT = Number(process.env['RINGWAKE_HOSTS_PORT'] ?? 4373)
const HTTPS_PORT = HTTP_PORT + 1
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** An address that answers 500, so that the caching of such an answer can be seen. */
const BROKEN = '/assets/broken-Abc12345.js'

const chromium = await ensureChromium()
requirePackages({
  nginx: 'nginx-light',
  [BROTLI_MODULE]: 'libnginx-mod-http-brotli-static',
  openssl: 'openssl',
})

const build = resolve(import.meta.dirname, '..', await buildToCheck('.cache/build-hosts'))
const folder = mkdtempSync(join(tmpdir(), 'ringwake-hosts-'))
const certificate = join(folder, 'certificate.pem')
const key = join(folder, 'key.pem')

function createCertificate(): void {
  spawnSync(
    findProgram('openssl') ?? 'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  )
}

/** The built configuration with the ports, the certificate and the folder of this run. */
function siteConfiguration(): string {
  const changes: [RegExp, string][] = [
    [/listen 80;\n.*listen \[::\]:80;/, `listen 127.0.0.1:${HTTP_PORT};`],
    [/listen 443 ssl http2;\n.*listen \[::\]:443 ssl http2;/, `listen 127.0.0.1:${HTTPS_PORT} ssl http2;`],
    [/ssl_certificate .*;/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`],
    [/root \/var\/www\/ringwake;/, `root ${join(build, 'client')};\n    location = ${BROKEN} { return 500; }`],
  ]
  return changes.reduce(
    (text, [from, to]) => {
      if (!from.test(text)) throw new Error(`The configuration has nothing like ${String(from)}.`)
      return text.replace(from, () => to)
    },
    readFileSync(join(build, 'deploy/nginx.conf'), 'utf8'),
  )
}

function startNginx() {
  writeFileSync(join(folder, 'site.conf'), siteConfiguration())
  mkdirSync(join(folder, 'temp'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      `load_module ${BROTLI_MODULE};`,
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr crit;',
      'events {}',
      'http {',
      '  access_log off;',
      ...temporary.map((name) => `  ${name}_temp_path ${folder}/temp/${name};`),
      '  include site.conf;',
      '}',
    ].join('\n'),
  )
  return spawn(findProgram('nginx') ?? 'nginx', ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Resolves once nginx answers. Throws after half a minute. */
async function nginxReady(): Promise<void> {
  const giveUpAt = Date.now() + 30_000
  for (;;) {
    const socket = connect(HTTPS_PORT, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch (error) {
      if (Date.now() > giveUpAt) throw new Error(`nginx did not answer on port ${HTTPS_PORT}.`, { cause: error })
      await setTimeout(200)
    } finally {
      socket.destroy()
    }
  }
}

createCertificate()
const nginx = startNginx()
let status: number
try {
  await nginxReady()
  status = await runPlaywright(['--config', 'tests/hosts/playwright.config.ts', ...process.argv.slice(2)], {
    RINGWAKE_CHROMIUM: chromium,
    RINGWAKE_HOST_HTTP: `http://127.0.0.1:${HTTP_PORT}`,
    RINGWAKE_HOST_HTTPS: `https://127.0.0.1:${HTTPS_PORT}`,
    RINGWAKE_HOSTS_BUILD: build,
  })
} finally {
  nginx.kill()
  if (nginx.exitCode === null && nginx.signalCode === null) await once(nginx, 'exit')
  rmSync(folder, { recursive: true, force: true })
}
process.exit(status)
