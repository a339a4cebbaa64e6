/**
 * Lets a page's own scripts start once it has been painted, so that on a slow line they do not take their share from its
 * style, fonts and first picture. React Router names them in the head, to be fetched first of all; the pages are whole
 * without them. They are run one by one, so that the page can answer in between. Painted means on the screen: where the
 * browser tells of it, its word is waited for; work that begins between a frame and its showing delays the showing.
 *
 * A press or a key starts them at once, and a button pressed before the page is awake is pressed for the visitor when it
 * is (app/site/components/awake.ts says so): the last one, once. What opens a popover needs no script.
 *
 * Nothing here is left to watch or to hold once that is done: what held an element would hold all of the page that it was on,
 * long after another page took its place.
 *
 * A page that is left forgets what was typed on it, from its first moment on: a browser may keep the page as it is, or what
 * its fields held, to bring it back.
 *
 * A file that does not arrive, since the line is gone or the visitor is, leaves the page as it was served, which is whole.
 * The browser says which file by itself; every engine's error for it speaks of an import.
 */

/** A picture that was decoded is on the screen within this time; what the browser does not tell of is not waited for longer. */
const LONGEST_PAINT_MILLISECONDS = 250

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g
const START = /<script type="module" async="">([\s\S]*?)<\/script>/
const MANIFEST = /^import "([^"]+)";/
const ROUTE = /^import \* as (\w+) from "([^"]+)";/gm
const MODULES = /window\.__reactRouterRouteModules = (\{[^}]*\});/
const ENTRY = /import\("([^"]+)"\);\s*$/

/**
 * @param {string} html a page as React Router wrote it
 * @returns {string} the same page, starting late
 * @throws {Error} when its start is not written as expected: better no build than a page that never wakes
 */
export function startedLate(html) {
  const files = [...html.matchAll(PRELOADS)].map(([, href = '']) => href)
  const start = START.exec(html)?.[1] ?? ''
  const manifest = MANIFEST.exec(start)?.[1]
  const routes = [...start.matchAll(ROUTE)].map(([, name = '', href = '']) => ({ name, href }))
  const modules = MODULES.exec(start)?.[1]
  const entry = ENTRY.exec(start)?.[1]
  const rest = [MANIFEST, ROUTE, MODULES, ENTRY].reduce((text, part) => text.replace(part, ''), start).trim()
  if (!manifest || routes.length === 0 || !modules || !entry || files.length === 0 || rest !== '')
    throw new Error('A page does not start its scripts in the way that scripts/late-start.mjs reads.')
  const names = routes.map(({ name }) => name).join(', ')
  const imports = routes.map(({ href }) => `import(${JSON.stringify(href)})`).join(', ')
  const beforeEntry = [...new Set([...files, manifest])].filter((href) => href !== entry)
  return html.replaceAll(PRELOADS, '').replace(
    START,
    () => `<script>{
let isBegun = false
const begin = () => {
  if (isBegun) return
  isBegun = true
  wake().catch((error) => {
    if (!/import/i.test(error.message)) throw error
  })
}
const wake = async () => {
  for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
  for (const href of ${JSON.stringify(beforeEntry)}) {
    await import(href)
    if (!document.hidden) await new Promise((resolve) => setTimeout(resolve))
  }
  const [${names}] = await Promise.all([${imports}])
  window.__reactRouterRouteModules = ${modules}
  await import(${JSON.stringify(entry)})
}
const afterPaint = async () => {
  if (document.hidden) return begin()
  const pictures = [...document.querySelectorAll("img[fetchpriority=high]")]
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  await isOnScreen(pictures)
  setTimeout(begin)
}
const isOnScreen = (pictures) => new Promise((resolve) => {
  const type = "largest-contentful-paint"
  let observer
  const go = () => {
    observer?.disconnect()
    resolve()
  }
  setTimeout(go, ${LONGEST_PAINT_MILLISECONDS})
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes(type))
    return requestAnimationFrame(() => requestAnimationFrame(go))
  observer = new PerformanceObserver((list) => {
    if (pictures.length === 0 || list.getEntries().some(({ element }) => pictures.includes(element))) go()
  })
  observer.observe({ type, buffered: true })
})
for (const act of ["pointerdown", "keydown"]) addEventListener(act, begin, { once: true, passive: true })
if (document.readyState === "complete") afterPaint()
else addEventListener("load", afterPaint, { once: true })
let pressed
const keepPress = (event) => {
  const button = event.target.closest("button:not([popovertarget])")
  if (button === null) return
  event.stopImmediatePropagation()
  pressed = button
}
addEventListener("click", keepPress, true)
addEventListener("pagehide", () => {
  for (const form of document.forms) form.reset()
})
addEventListener("awake", () => {
  removeEventListener("click", keepPress, true)
  const button = pressed
  pressed = undefined
  if (button?.isConnected) button.click()
}, { once: true })
}</script>`,
  )
}
