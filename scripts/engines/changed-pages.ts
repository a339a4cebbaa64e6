/** Pages that others changed, as extensions, translators and blockers do, before React hydrates them and after. */
import { throughProxy } from './proxy.ts'
import { element, assert, NO_DIALOG } from './visitor.ts'

/** What is done to the HTML of a page between the host and the engine. @type {Record<string, (html: string) => string>} */
const CHANGES = {
  'no change': (html) => html,
  'a node after each input, button and heading': (html) =>
    html.replaceAll(/<input[^>]*>|<\/button>|<\/h1>/g, '$&<com-manager-icon></com-manager-icon>'),
  'a font around every text': (html) => {
    const [before = '', app = '', after = ''] = html.split(/(<div id="ringwake-page".*)(?=<div id="start-notice")/s)
    return before + app.replaceAll(/>([^<>]+)</g, '><font>$1</font><') + after
  },
  'another text': (html) => html.replace(/(<h1[^>]*>)[^<]*/, '$1Changed'),
  'a div in main': (html) => html.replace(/<main[^>]*>/, '$&<div></div>'),
  'a heading taken away': (html) => html.replace(/<h1.*?<\/h1>/s, ''),
  'a head with other nodes and no title': (html) => html.replace(/<title>.*?<\/title>/, '<meta name="foreign"/>'),
}

/** What must be the same in a changed page; the sheets of others count as well. */
const CONTENT = `JSON.stringify({
  title: document.title,
  words: [...document.querySelectorAll('#ringwake-page :is(header, main, footer)')].map((part) => {
    const copy = part.cloneNode(true)
    for (const noscript of copy.querySelectorAll('noscript')) noscript.remove()
    return copy.textContent
  }),
  links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  padding: getComputedStyle(document.querySelector('footer')).padding,
})`

/** An expression that puts every text of the page into a font element, as a translator does. */
const TRANSLATE = `(() => {
  const walker = document.createTreeWalker(document.getElementById('ringwake-page'), NodeFilter.SHOW_TEXT)
  const texts = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
})()`

/** @param {import('./visitor.ts').Visitor} visitor @param {string} name of a button in the header, and of its dialog */
async function openAndClose({ click, waitFor, press }, name) {
  await click(element('header button', new RegExp(`^${name}$`)))
  await waitFor("document.querySelector('dialog[open] form')")
  await press('Escape')
  await waitFor(NO_DIALOG)
}

/** @type {import('./visitor.ts').Journey} */
const hiddenDialog = {
  title: 'a dialog that is hidden, made inert or emptied is closed, and its button opens another',
  async run({ open, evaluate, waitFor, click }, origin) {
    await open(`${origin}/`)
    for (const hide of [
      "removeAttribute('open')",
      "style.setProperty('display', 'none', 'important')",
      "setAttribute('inert', '')",
      'replaceChildren()',
    ]) {
      await click(element('header button', /^Login$/))
      await waitFor("document.querySelector('dialog:modal form')")
      await evaluate(`document.querySelector('dialog').${hide}`)
      await waitFor("document.querySelector('dialog') === null")
    }
    await evaluate(`(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('dialog { display: none !important }')
      document.adoptedStyleSheets = [sheet]
    })()`)
    await click(element('header button', /^Login$/))
    await waitFor("document.querySelector('dialog') === null")
    await evaluate('(document.adoptedStyleSheets = []).length')
    await click(element('header button', /^Login$/))
    await waitFor("document.querySelector('dialog:modal form')")
  },
}

/** @param {readonly string[]} paths @returns {import('./visitor.ts').Journey[]} */
export const changedPages = (paths) => [
  {
    title: 'every page keeps its content after changes before hydration, and its buttons work',
    provokes: /Minified React error|404/,
    async run(visitor, origin) {
      let change = CHANGES['no change'] ?? String
      await throughProxy(origin, { change: (html) => change(html) }, async (proxyOrigin) => {
        for (const path of paths) {
          let whole
          for (const [what, changed] of Object.entries(CHANGES)) {
            change = changed
            await visitor.open(`${proxyOrigin}${path}`)
            const content = await visitor.evaluate(CONTENT)
            whole ??= content
            assert(content === whole, `${path} with ${what}: ${content}`)
            if (path === '/') await openAndClose(visitor, 'Login')
          }
        }
      })
    },
  },
  {
    title: 'a page translated after hydration still opens dialogs and navigates to another page and back',
    async run(visitor, origin) {
      const { open, evaluate, waitFor, click } = visitor
      await open(`${origin}/`)
      await evaluate(TRANSLATE)
      await openAndClose(visitor, 'Login')
      await click(element('footer a[href="/cookies_policy"]'))
      await waitFor("document.title.includes('Cookies')")
      await evaluate(TRANSLATE)
      await evaluate('history.back()')
      await waitFor("location.pathname === '/' && document.querySelector('#contact form')")
      await openAndClose(visitor, 'Login')
    },
  },
  {
    title: 'another spelling of an address shows the 404 page, also after hydration',
    provokes: /404/,
    async run({ open, waitFor }, origin) {
      for (const path of ['/Thank', '/THANK', '/Privacy_Policy', '//thank', '/thank%20', '/thank.']) {
        await open(`${origin}${path}`)
        await waitFor("document.title.startsWith('Page not found') && document.querySelectorAll('h1').length === 1", 5)
      }
    },
  },
  hiddenDialog,
]
