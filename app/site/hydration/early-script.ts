/**
 * Runs in every page once its content is parsed (scripts/build-steps/early-script.ts puts it there), before React Router's
 * scripts. The last press on a button or submission of a form is kept until React has hydrated the page, and then repeated.
 * Where that does not come, the page is reloaded once, or a message with a Reload button is shown.
 */
import { placeOf, pressButtonAt, takePress, tryReload } from './reload.ts'

/** How long after a press the message appears. On a slow connection the scripts may still arrive later. */
const TIMEOUT_MILLISECONDS = 8000
const SUBMIT = 'button[type=submit]'

const hydrated = new AbortController()
const { signal } = hydrated
let press: number | undefined
let hasFailed = false

function showNotice() {
  document.getElementById('start-notice')?.toggleAttribute('hidden', signal.aborted)
}

function recover(place: number) {
  if (tryReload(place) !== 'reload') showNotice()
}

function answer(place: number) {
  press = place
  if (hasFailed) recover(place)
  else setTimeout(showNotice, TIMEOUT_MILLISECONDS)
}

/** Notes a script that is lost or broken. A style sheet or a picture that is lost does not count. */
function noteFailure({ target }: Event) {
  const isScript = target === window || target instanceof HTMLScriptElement
  const isPreload = target instanceof HTMLLinkElement && target.rel === 'modulepreload'
  if (hasFailed || !(isScript || isPreload)) return
  hasFailed = true
  if (press !== undefined) recover(press)
}

function keepPress(event: MouseEvent) {
  const { target } = event
  if (!(target instanceof Element)) return
  if (target.closest('#start-notice button')) window.location.reload()
  // A submit button is answered by its form, once the browser has checked the fields.
  const place = placeOf(target.closest('button:not([popovertarget], [type=submit])'))
  if (place < 0) return
  event.stopImmediatePropagation()
  answer(place)
}

/** Takes a submission, so that nothing is sent. A form is served with its button disabled until this listens. */
function keepSubmission(event: SubmitEvent) {
  const place = event.target instanceof Element ? placeOf(event.target.querySelector(SUBMIT)) : -1
  if (place < 0) return
  event.preventDefault()
  event.stopImmediatePropagation()
  answer(place)
}

for (const failure of ['error', 'unhandledrejection']) addEventListener(failure, noteFailure, { capture: true, signal })
addEventListener('click', keepPress, { capture: true, signal })
addEventListener('submit', keepSubmission, { capture: true, signal })
for (const button of document.querySelectorAll<HTMLButtonElement>(SUBMIT)) button.disabled = false
addEventListener(
  'hydrated',
  () => {
    hydrated.abort()
    showNotice()
    if (press !== undefined) pressButtonAt(press)
    press = undefined
  },
  { signal },
)
// Browsers fill fields again on the way back to a page.
addEventListener('pagehide', () => {
  for (const form of document.forms) form.reset()
})
const kept = takePress()
if (kept !== undefined && kept >= 0) answer(kept)
