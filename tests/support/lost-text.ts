import type { Page } from '@playwright/test'

/** Text that cannot be read to its end: cut by its own box, or beyond the edge of what it stands in. */
export async function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector<HTMLElement>('dialog[open]') ?? document.documentElement
    const lost: string[] = []
    if (scope.scrollWidth > scope.clientWidth) lost.push(`${scope.localName} scrolls sideways`)
    const edge = scope.getBoundingClientRect()
    // The bar of a watched flight is one row in a tiny window, and what can be scrolled to is not lost.
    const isInScrolledRow = (element: Element): boolean => {
      const row = element.closest('[aria-label=Watching] > *')
      return row !== null && row.scrollWidth > row.clientWidth
    }
    for (const control of scope.querySelectorAll('button, select, input, textarea')) {
      const { left, right } = control.getBoundingClientRect()
      const isShown = control.checkVisibility({ visibilityProperty: true })
      if (isShown && !isInScrolledRow(control) && (left < edge.left - 1 || right > edge.right + 1))
        lost.push(`cut at the edge: ${control.textContent || control.outerHTML}`)
    }
    const walker = document.createTreeWalker(
      scope === document.documentElement ? document.body : scope,
      NodeFilter.SHOW_TEXT,
    )
    const range = document.createRange()
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element === null || !node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }))
        continue
      // Hidden from all but screen readers.
      if (element.closest('[class]') && getComputedStyle(element).clipPath !== 'none') continue
      if (getComputedStyle(element).textOverflow === 'ellipsis') continue
      range.selectNodeContents(node)
      for (const { left, right, width, height } of range.getClientRects()) {
        if (width <= 1 || height <= 1) continue
        if (isInScrolledRow(element)) continue
        if (left < edge.left - 1 || right > edge.right + 1) lost.push(`beyond the edge: ${node.textContent}`)
      }
      for (let box: HTMLElement | null = element; box !== null && box !== scope; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box)
        // A name that is too long for the bar ends in an ellipsis.
        if (textOverflow === 'ellipsis') break
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        // What can be scrolled to is not lost.
        if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) break
        const text = range.getBoundingClientRect()
        const frame = box.getBoundingClientRect()
        if (frame.width <= 1 || frame.height <= 1) break
        if (cuts(overflowX) && (text.left < frame.left - 1 || text.right > frame.right + 1))
          lost.push(`cut at a side: ${node.textContent}`)
        if (cuts(overflowY) && (text.top < frame.top - 1 || text.bottom > frame.bottom + 1))
          lost.push(`cut above or below: ${node.textContent}`)
      }
    }
    return [...new Set(lost)]
  })
}
