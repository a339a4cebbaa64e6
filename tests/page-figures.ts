/** What a page holds, as the browser counts it. */
import type { CDPSession, Page } from '@playwright/test'

/** What is kept of a player who chose the relaxed flight and touched nothing else. */
export const RELAXED_SETTINGS = JSON.stringify({ version: 1, isRelaxed: true })

export interface Figures {
  readonly megabytes: number
  readonly nodes: number
  readonly listeners: number
  readonly frames: number
}

/** What `measure` asks; open it before what is to be measured. */
export async function openInstruments(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  return cdp
}

/** Counts after a collection of garbage. */
export async function measure(cdp: CDPSession): Promise<Figures> {
  // Twice: what the first round lets go of may hold more.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return {
    megabytes: value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    frames: value('Frames'),
  }
}
