/**
 * Bytes that the page's own scripts allocate while `act` runs, garbage included, as the browser's heap profiler samples
 * them.
 *
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} act
 * @param {string} [origin] counts what its scripts call alone: what a bench evaluates in the page has no URL. Default:
 *   everything
 * @returns {Promise<{ bytes: number, places: [place: string, bytes: number][] }>} `places`: the allocating functions,
 *   most first
 */
export async function allocationDuring(page, act, origin = '') {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: 512,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  await act()
  const { profile } = await session.send('HeapProfiler.stopSampling')
  await session.detach()
  /** @type {Map<string, number>} */
  const sizes = new Map()
  /** @param {typeof profile.head} node */
  const add = ({ callFrame: { functionName, lineNumber, columnNumber }, selfSize, children }) => {
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
