/**
 * Runs in every page as it comes (scripts/build-steps/defer-hydration.mjs), and starts React Router's scripts once the page has loaded
 * or something is pressed. It repeats the last press on a button when React has hydrated the page, and recovers or speaks
 * when it does not. A page that is left forgets what was typed on it, hydrated or not.
 */
import { isAnyFormDirty } from './dirty-form.ts'
import { buttonOf, isReloaded, type Press, pressOf, reloadAndPress, takePress } from './press.ts'

/** After a press, the visitor reads why nothing happens. A slow line may take as long, and its scripts then still start. */
const PATIENCE_MILLISECONDS = 8000
/** How long files may take that are only asked for so that the cache has them whole. */
const REFRESH_MILLISECONDS = 3000

const template = document.querySelector<HTMLTemplateElement>('#scripts')
const startFiles = [...(template?.content.children ?? [])]
const hydrated = new AbortController()
const { signal } = hydrated
let press: Press | undefined
let pressedButton: HTMLElement | undefined
let hasFailed = false

function start() {
  document.head.append(template?.content ?? '')
}

function startAfterPaint() {
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}

function showNotice(isShown: boolean) {
  document.getElementById('start-notice')?.toggleAttribute('hidden', !isShown)
}

/** Asks for every file past the browser's cache, which may hold a broken one. Gives whether any answer came at all. */
async function refreshStartFiles() {
  const addresses = startFiles.flatMap((file) => (file instanceof HTMLLinkElement ? [file.href] : []))
  const limit = AbortSignal.timeout(REFRESH_MILLISECONDS)
  const answers = await Promise.allSettled(
    addresses.map((address) => fetch(address, { cache: 'reload', signal: limit })),
  )
  return answers.some(({ status }) => status === 'fulfilled')
}

async function recover() {
  const canReload = !isReloaded() && (await refreshStartFiles())
  // While the files were asked for, the page may have been hydrated after all, or something typed.
  if (signal.aborted) return
  if (canReload && press !== undefined && !isAnyFormDirty()) reloadAndPress(press)
  else showNotice(true)
}

function keepPress(event: MouseEvent) {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button:not([popovertarget])') : null
  if (button === null) return
  event.stopImmediatePropagation()
  if (button.closest('#start-notice')) {
    void refreshStartFiles().finally(() => location.reload())
    return
  }
  pressedButton = button
  answer(pressOf(button))
}

function answer(given: Press) {
  press = given
  start()
  if (hasFailed) void recover()
  else setTimeout(() => showNotice(!signal.aborted), PATIENCE_MILLISECONDS)
}

function noteFailure(event: Event) {
  const isOurs =
    event instanceof ErrorEvent
      ? event.filename.startsWith(`${location.origin}/assets/`)
      : startFiles.some((file) => file === event.target)
  if (!isOurs || hasFailed) return
  hasFailed = true
  if (press !== undefined) void recover()
}

function repeatPress() {
  hydrated.abort()
  showNotice(false)
  const button = pressedButton?.isConnected ? pressedButton : press && buttonOf(press)
  press = pressedButton = undefined
  button?.click()
}

for (const act of ['pointerdown', 'keydown']) addEventListener(act, start, { passive: true, signal })
addEventListener('click', keepPress, { capture: true, signal })
addEventListener('error', noteFailure, { capture: true, signal })
addEventListener('hydrated', repeatPress, { signal })
addEventListener('load', startAfterPaint, { signal })
addEventListener('pagehide', () => {
  for (const form of document.forms) form.reset()
})
const kept = takePress()
if (kept !== undefined) answer(kept)
