/**
 * Runs in every page once it has been read (before-style.ts), and starts React Router's scripts once the page has loaded
 * or something is pressed. It repeats the last press on a button or submission of a form when React has hydrated the page, and
 * recovers or shows a message when it does not. When a page is left, its forms are reset, hydrated or not.
 */
import { mendPlatform } from './mend-platform.ts'
import { keepDocumentStructure } from './document-structure.ts'
import { isReloaded, placeOf, pressButtonAt, refreshFile, takePress, tryReload } from '../recovery.ts'

/** How long after a press the message appears. On a slow connection the scripts may still start later. */
const TIMEOUT_MILLISECONDS = 8000
const SUBMIT = 'button[type=submit]'

let template: HTMLTemplateElement | null
let startFiles: Element[]
const hydrated = new AbortController()
const { signal } = hydrated
let press: number | undefined
let hasFailed = false

/** Starts React Router's scripts, once. */
export function start() {
  document.head.append(template?.content ?? '')
}

function startAfterPaint() {
  if (document.hidden) start()
  // Two frames: when the second begins, the first is on the screen.
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
}

function showNotice() {
  document.getElementById('start-notice')?.toggleAttribute('hidden', signal.aborted)
}

/** Gives whether any of them arrived. */
async function refreshStartFiles(): Promise<boolean> {
  const links = startFiles.filter((file) => file instanceof HTMLLinkElement)
  const answers = await Promise.allSettled(links.map(({ href }) => refreshFile(href)))
  return answers.some(({ status }) => status === 'fulfilled')
}

async function recover() {
  // Not once more on a page that was reloaded: no second reload would follow.
  const isThere = !isReloaded() && (await refreshStartFiles())
  // During the requests the page may have been hydrated, or something typed.
  if (!isThere || press === undefined || tryReload(press) !== 'reload') showNotice()
}

function keepPress(event: MouseEvent) {
  const { target } = event
  if (!(target instanceof Element)) return
  if (target.closest('#start-notice button')) void refreshStartFiles().finally(() => location.reload())
  // A submit button is answered by its form, once the browser has checked the fields.
  const place = placeOf(target.closest('button:not([popovertarget], [type=submit])'))
  if (place < 0) return
  event.stopImmediatePropagation()
  answer(place)
}

/** Takes a submission, so that nothing is sent. A form is served with its button disabled until this listens. */
function keepSubmission(event: SubmitEvent) {
  const { target } = event
  const place = target instanceof Element ? placeOf(target.querySelector(SUBMIT)) : -1
  if (place < 0) return
  event.preventDefault()
  event.stopImmediatePropagation()
  answer(place)
}

function answer(place: number) {
  press = place
  start()
  if (hasFailed) void recover()
  else setTimeout(showNotice, TIMEOUT_MILLISECONDS)
}

/** Notes a start-up file that is lost or broken, and any error of a script before the page is hydrated. */
function noteFailure({ target }: Event) {
  if (hasFailed || (target !== window && !startFiles.some((file) => file === target))) return
  hasFailed = true
  if (press !== undefined) void recover()
}

function repeatPress() {
  hydrated.abort()
  showNotice()
  if (press !== undefined) pressButtonAt(press)
  press = undefined
}

export function prepareHydration() {
  mendPlatform()
  template = document.querySelector<HTMLTemplateElement>('#scripts')
  startFiles = [...(template?.content.children ?? [])]
  keepDocumentStructure()
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, start, { passive: true, signal })
  for (const failure of ['error', 'unhandledrejection'])
    addEventListener(failure, noteFailure, { capture: true, signal })
  addEventListener('click', keepPress, { capture: true, signal })
  addEventListener('submit', keepSubmission, { capture: true, signal })
  for (const button of document.querySelectorAll<HTMLButtonElement>(SUBMIT)) button.disabled = false
  addEventListener('hydrated', repeatPress, { signal })
  addEventListener('load', startAfterPaint, { signal })
  addEventListener('pagehide', () => {
    for (const form of document.forms) form.reset()
  })
  const kept = takePress()
  if (kept !== undefined) answer(kept)
}
