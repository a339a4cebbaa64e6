/** What a page holds, as the browser counts it. */
import type { CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    livingContexts?: () => number
  }
}

/** What is kept of a player who chose the relaxed flight and 3D, and touched nothing else. */
export const RELAXED_SETTINGS = JSON.stringify({ version: 1, isRelaxed: true, view: '3d' })

export interface Figures {
  readonly megabytes: number
  readonly nodes: number
  readonly listeners: number
}

/** What `measure` asks; open it before what is to be measured. */
export async function openMeasurement(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  return cdp
}

/** Counts after a collection of garbage. */
export async function measure(cdp: CDPSession): Promise<Figures> {
  // Twice, because finalizers of the first collection may release more.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return {
    megabytes: value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  }
}

/** Call before the page is opened; `livingContexts` then tells how many of its graphics contexts were not released. */
export async function countContexts(page: Page): Promise<void> {
  // A released context reports that it is lost; one that is only unreferenced lives until the browser's limit.
  await page.addInitScript(() => {
    // Weak references, so that counting does not keep canvases alive.
    const contexts: WeakRef<WebGL2RenderingContext>[] = []
    const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (...given: unknown[]) => unknown
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: unknown[]) {
      const context = getContext.apply(this, given)
      if (context instanceof WebGL2RenderingContext) contexts.push(new WeakRef(context))
      return context
    } as typeof HTMLCanvasElement.prototype.getContext
    window.livingContexts = () => contexts.filter((held) => held.deref()?.isContextLost() === false).length
  })
}

export async function livingContexts(page: Page): Promise<number> {
  return page.evaluate(() => window.livingContexts?.() ?? NaN)
}

/** One line of a table of figures. */
export function sayFigures(when: string, { megabytes, nodes, listeners }: Figures): void {
  console.log(`  ${when.padEnd(28)} ${megabytes.toFixed(2).padStart(7)} MB ${nodes} nodes ${listeners} listeners`)
}
