/** The site in each engine: pages, navigation, dialogs and forms, by real clicks and keys. */
import { SITE_ROUTES } from '../../app/site/site-routes.ts'
import { everythingRemembered } from '../../testing/everything-remembered.ts'
import { expect, test } from './visitor.ts'

const CANARY = 'canary-3e8d'
const MISSING = '/no/such/place'

test('console errors and policy violations of a page are noticed', async ({
  visitor: { open, evaluate, takeProblems },
}) => {
  await open('/thank')
  await evaluate(() => {
    console.error('planted')
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/planted.png' }))
  })
  const problems = await takeProblems()
  expect(problems).toContainEqual(expect.stringContaining('planted'))
  expect(problems).toContainEqual(expect.stringContaining('violation of img-src'))
})

for (const path of [...SITE_ROUTES.map((route) => route.path), MISSING])
  test(`${path} loads, is styled and hydrates`, async ({ visitor: { open, evaluate, waitFor, allow } }) => {
    if (path === MISSING) allow(/404/)
    await open(path)
    await waitFor(() => document.fonts.status === 'loaded')
    const page = await evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      hasFonts: [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2,
      isStyled: getComputedStyle(document.querySelector('footer') ?? document.body).padding !== '0px',
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    expect(page).toEqual({ headings: 1, hasFonts: true, isStyled: true, overflow: 0 })
  })

test('Login is modal, keeps the focus inside, closes on Escape and returns the focus', async ({ visitor }) => {
  const { open, click, press, waitFor, hasFocusOn } = visitor
  await open('/')
  await click('button', /^Login$/)
  await waitFor(() => document.querySelector('dialog:modal form') !== null)
  // Not past its end, where the focus goes on to the browser's own buttons.
  for (let step = 0; step < 4; step += 1) {
    await press('Tab')
    await waitFor(() => document.activeElement?.closest('dialog:modal') !== null)
  }
  await press('Escape')
  await hasFocusOn('button', /^Login$/)
})

for (const name of ['Contact', 'Login', 'Register'])
  test(`the ${name} form requires its fields, is filled by keys, leads to /thank and is cleared`, async ({
    visitor,
  }) => {
    const { open, click, press, type, evaluate, waitFor, page } = visitor
    const form = name === 'Contact' ? '#contact form' : 'dialog[open] form'
    await open('/')
    if (name !== 'Contact') await click('button', new RegExp(`^${name}$`))
    await waitFor((selector) => document.querySelector(selector) !== null, `${form} button[type=submit]:enabled`)
    const focus = (part: string, at = 0) =>
      evaluate(
        (selector, index) => {
          const field = document.querySelectorAll<HTMLInputElement>(selector).item(index) as HTMLInputElement | null
          field?.focus()
          return field?.type ?? null
        },
        `${form} ${part}`,
        at,
      )
    await focus('button[type=submit]')
    await press('Enter')
    await waitFor((selector) => document.querySelector(selector) !== null, `${form} :user-invalid`)

    for (let index = 0; ; index += 1) {
      const kind = await focus(':is(input, textarea, select)', index)
      if (kind === null) break
      if (kind === 'checkbox') await type(' ')
      // How a list opens is the engine's choice.
      else if (kind === 'select-one')
        await evaluate(() => ((document.activeElement as HTMLSelectElement).selectedIndex = 2))
      else await type(kind === 'email' ? `${CANARY}@example.org` : CANARY)
    }
    expect(await everythingRemembered(page)).toContain(CANARY)
    await focus('input')
    await press('Enter')
    await waitFor(
      () => location.pathname === '/thank' && document.activeElement?.textContent === 'Adventure Confirmed!',
    )
    expect(await everythingRemembered(page)).not.toContain(CANARY)
    await evaluate(() => history.back())
    await waitFor(() => location.pathname === '/' && document.querySelector('#contact form') !== null)
    expect(await everythingRemembered(page)).not.toContain(CANARY)
  })
