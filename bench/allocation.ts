import type { Page } from '@playwright/test'

/** A node of the heap profiler's call tree, as far as it is read here. */
interface ProfileNode {
  readonly callFrame: {
    readonly functionName: string
    readonly url: string
    readonly lineNumber: number
    readonly columnNumber: number
  }
  /** In bytes, without the children. */
  readonly selfSize: number
  readonly children: readonly ProfileNode[]
}

export interface Allocation {
  readonly bytes: number
  /** The allocating functions, most first. */
  readonly places: readonly (readonly [place: string, bytes: number])[]
}

/**
 * Bytes that the page's own scripts allocate while `act` runs, garbage included, as the browser's heap profiler samples
 * them. With `origin` only its scripts count, because what a bench evaluates in the page has no URL; by default all do.
 */
export async function allocationDuring(page: Page, act: () => Promise<unknown>, origin = ''): Promise<Allocation> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: 512,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  await act()
  const { profile } = await session.send('HeapProfiler.stopSampling')
  await session.detach()
  const sizes = new Map<string, number>()
  const add = ({ callFrame: { functionName, lineNumber, columnNumber }, selfSize, children }: ProfileNode) => {
    const place = `${functionName || '(anonymous)'}:${lineNumber + 1}:${columnNumber + 1}`
    sizes.set(place, (sizes.get(place) ?? 0) + selfSize)
    for (const child of children) add(child)
  }
  for (const outermost of profile.head.children) {
    if (outermost.callFrame.url.startsWith(origin)) add(outermost)
  }
  const places = [...sizes].toSorted(([, a], [, b]) => b - a)
  return { bytes: places.reduce((sum, [, size]) => sum + size, 0), places }
}
