/**
 * Marks `screens` while the page is zoomed by a pinch, until `signal` aborts: styles then let two fingers zoom out again in flight, where
 * fingers only steer otherwise.
 */
export function followPinch(screens: HTMLElement, signal: AbortSignal): void {
  const { visualViewport } = window
  // Rounding leaves a page that was zoomed out by hand a little above 1.
  const mark = () => screens.toggleAttribute('data-pinched', (visualViewport?.scale ?? 1) > 1.01)
  visualViewport?.addEventListener('resize', mark, { signal })
  mark()
}
