/** The fixtures of the journeys in each engine: a visitor who finds things by role and name, as in the other journeys. */
import { expect, test as base, type Page } from '@playwright/test'

import { buildFolder } from '../../scripts/build-steps/build-folder.ts'
import { serveBuild } from '../../scripts/server/served-build.ts'
import { bundleScript } from '../../testing/bundle.ts'
import { ENGINES, type Engine, type EngineKey, type EngineName } from './engine.ts'

export interface Visitor extends Pick<Engine, 'evaluate' | 'screenshot' | 'moveTo'> {
  /** The origin of the served site. */
  readonly origin: string
  /** As far as the pilots and `everythingRemembered` use one. */
  readonly page: Page
  /** Opens a path of the site, and waits until it is hydrated. */
  readonly open: (path: string, origin?: string) => Promise<void>
  /** Waits until a condition holds in the page. A document may be replaced meanwhile. */
  readonly waitFor: <Args extends unknown[]>(
    condition: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ) => Promise<void>
  readonly sees: (role: string, name: RegExp) => Promise<void>
  readonly hasFocusOn: (role: string, name: RegExp) => Promise<void>
  readonly click: (role: string, name: RegExp) => Promise<void>
  readonly press: (key: EngineKey) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Text of errors and warnings that the journey provokes. */
  readonly allow: (problem: RegExp) => void
  /** What went wrong since the last call, except what is allowed. */
  readonly takeProblems: () => Promise<string[]>
}

const WAIT_MILLISECONDS = 30_000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function visitorIn(engine: Engine, siteOrigin: string): Visitor {
  const { evaluate, keyboard } = engine
  const allowed: RegExp[] = []
  const problems: string[] = []
  const collect = async () => {
    problems.push(...(await evaluate(() => ('inPage' in window ? inPage.problems.splice(0) : []))))
  }

  async function until<Result>(attempt: () => Promise<Result>, what: string): Promise<Result> {
    const giveUpAt = Date.now() + WAIT_MILLISECONDS
    for (;;) {
      // Between two documents there is nothing to evaluate in.
      const result = await attempt().catch(() => undefined)
      if (result) return result
      if (Date.now() > giveUpAt) {
        // Keys that did not reach the page leave the focus elsewhere.
        const where = await evaluate(() => [location.href, document.hasFocus(), document.activeElement?.outerHTML])
        throw new Error(`Never: ${what}, at address, with focus, on element: ${where.join(', ')}`)
      }
      await pause(50)
    }
  }

  const waitFor: Visitor['waitFor'] = async (condition, ...args) => {
    await until(() => evaluate(condition, ...args), `${String(condition)} ${args.join(' ')}`)
  }

  return {
    ...engine,
    origin: siteOrigin,
    page: { evaluate, keyboard } as unknown as Page,
    async open(path, origin = siteOrigin) {
      await collect()
      await engine.goto(`${origin}${path}`)
      await waitFor(() => 'hydrated' in document.documentElement.dataset)
    },
    waitFor,
    sees: (role, name) => waitFor((...args) => inPage.find(...args) !== undefined, role, name.source),
    hasFocusOn: (role, name) =>
      waitFor((...args) => inPage.find(...args) === document.activeElement, role, name.source),
    async click(role, name) {
      const point = () => evaluate((...args) => inPage.clickablePoint(...args), role, name.source)
      const { x, y } = (await until(point, `a ${role} ${String(name)} to click`)) ?? { x: 0, y: 0 }
      await engine.clickAt(x, y)
    },
    async press(key) {
      // A second press that follows at once counts as a repeat of a held key.
      await pause(100)
      await keyboard.down(key)
      await keyboard.up(key)
    },
    type: keyboard.type,
    allow: (problem) => void allowed.push(problem),
    async takeProblems() {
      // Reports of the engine may come late.
      await pause(150)
      await collect()
      return problems.splice(0).filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
    },
  }
}

interface WorkerFixtures {
  readonly engineName: EngineName
  /** A browser and the served site, for all journeys of a worker. */
  readonly opened: { readonly engine: Engine; readonly origin: string }
}

export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engineName: ['Chromium', { scope: 'worker', option: true }],
  opened: [
    async ({ engineName }, use) => {
      const { origin, close } = await serveBuild(buildFolder())
      const pageScript = `${await bundleScript(['tests/engines/page-script.ts'], 'inPage')}; window.inPage = inPage`
      const engine = await ENGINES[engineName](pageScript)
      console.log(engine.version)
      await use({ engine, origin })
      await engine.close()
      close()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ opened: { engine, origin } }, use) => {
    const visitor = visitorIn(engine, origin)
    // What an earlier journey stored is gone.
    await engine.goto(`${origin}/thank`)
    await engine.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await use(visitor)
    expect(await visitor.takeProblems(), 'errors, warnings and violations in the page').toEqual([])
  },
})

export { expect }
