/**
 * `npm run test:hosts`: the built site behind nginx, Caddy and the server of `npm start`, each started on loopback with
 * the configuration that the build made, and asked for everything by tests/hosts/.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { ensureChromium } from './setup/browser.ts'
import { ensurePackages, findProgram } from './setup/debian-packages.ts'
import { serveBuild } from './server/served-build.ts'
import { stop } from './setup/stop.ts'
import { buildToCheck, runPlaywright } from './setup/subprocess.ts'
import { untilDone } from './setup/until-done.ts'

const ROOT = resolve(import.meta.dirname, '..')
const FIRST_PORT = Number(process.env['RINGWAKE_HOSTS_PORT'] ?? 4373)
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** nginx and Caddy answer it with 500, so that the caching of such an answer can be seen. */
const BROKEN = '/assets/broken-Abc12345.js'

const chromium = await ensureChromium()
const missing = ensurePackages({
  nginx: 'nginx-light',
  [BROTLI_MODULE]: 'libnginx-mod-http-brotli-static',
  caddy: 'caddy',
  openssl: 'openssl',
})
if (missing.length > 0)
  stop(`These are missing and could not be installed: ${missing.join(', ')}. Install them, then run this again.`)

const BUILD_NAME = await buildToCheck('.cache/build-hosts')
const BUILD = resolve(ROOT, BUILD_NAME)

const folder = mkdtempSync(join(tmpdir(), 'ringwake-hosts-'))
const [nginxHttp, nginxHttps, caddyHttp, caddyHttps] = [0, 1, 2, 3].map((step) => FIRST_PORT + step)
const certificate = join(folder, 'certificate.pem')
const key = join(folder, 'key.pem')
spawnSync(
  findProgram('openssl') ?? 'openssl',
  [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ...['-keyout', key, '-out', certificate],
  ],
  { stdio: 'ignore' },
)

/**
 * Adapts a generated configuration to this machine; each change has to find what it changes.
 *
 * @param {string} text @param {[RegExp, string][]} changes
 */
function adapt(text, changes) {
  return changes.reduce((changed, [from, to]) => {
    if (!from.test(changed)) throw new Error(`The configuration has nothing like ${String(from)}.`)
    return changed.replace(from, () => to)
  }, text)
}

function nginxCommand() {
  const site = adapt(readFileSync(join(BUILD, 'deploy/nginx.conf'), 'utf8'), [
    [/listen 80;\n.*listen \[::\]:80;/, `listen 127.0.0.1:${nginxHttp};`],
    [/listen 443 ssl http2;\n.*listen \[::\]:443 ssl http2;/, `listen 127.0.0.1:${nginxHttps} ssl http2;`],
    [/ssl_certificate .*;/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`],
    [/root \/var\/www\/ringwake;/, `root ${join(BUILD, 'client')};\n    location = ${BROKEN} { return 500; }`],
  ])
  writeFileSync(join(folder, 'site.conf'), site)
  mkdirSync(join(folder, 'temp'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      `load_module ${BROTLI_MODULE};`,
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr;',
      'events {}',
      'http {',
      '  access_log off;',
      ...temporary.map((name) => `  ${name}_temp_path ${folder}/temp/${name};`),
      '  include site.conf;',
      '}',
    ].join('\n'),
  )
  return [findProgram('nginx') ?? 'nginx', '-p', folder, '-e', 'stderr', '-c', 'nginx.conf']
}

function caddyCommand() {
  const site = adapt(readFileSync(join(BUILD, 'deploy/Caddyfile'), 'utf8'), [
    [
      /^\S+ \{\n\troot \* \/var\/www\/ringwake$/m,
      `127.0.0.1 {\n\ttls ${certificate} ${key}\n\troot * ${join(BUILD, 'client')}`,
    ],
    [/\t\t\theader @hashed /, `\t\t\terror ${BROKEN} 500\n\t\t\theader @hashed `],
  ])
  const options = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${caddyHttp}\n\thttps_port ${caddyHttps}\n\tdefault_bind 127.0.0.1\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), options + site)
  return [findProgram('caddy') ?? 'caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
}

/** @type {import('node:child_process').ChildProcess[]} */
const servers = []
/** @param {string[]} command */
function start([program = '', ...args]) {
  servers.push(
    spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', process.env['RINGWAKE_VERBOSE'] === undefined ? 'ignore' : 'inherit'],
      env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    }),
  )
}

/** @param {number} port */
async function connectOnce(port) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.destroy()
}

const own = await serveBuild(BUILD_NAME)
let status
try {
  start(nginxCommand())
  start(caddyCommand())
  for (const port of [nginxHttps, caddyHttps])
    await untilDone(() => connectOnce(port ?? 0), `The server on port ${port} (RINGWAKE_VERBOSE=1 shows its words)`)
  const hosts = [
    { name: 'npm start', origin: own.origin },
    { name: 'nginx', origin: `https://127.0.0.1:${nginxHttps}`, plain: `http://127.0.0.1:${nginxHttp}` },
    { name: 'Caddy', origin: `https://127.0.0.1:${caddyHttps}`, plain: `http://127.0.0.1:${caddyHttp}` },
  ]
  status = await runPlaywright(['--config', 'tests/hosts/playwright.config.ts', ...process.argv.slice(2)], {
    RINGWAKE_CHROMIUM: chromium,
    RINGWAKE_HOSTS: JSON.stringify(hosts),
    RINGWAKE_HOSTS_BUILD: BUILD,
  })
} finally {
  for (const server of servers) server.kill()
  own.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(status)
