/**
 * Marks `screens` while the page is pinched larger, until `signal` aborts: styles then let two fingers pinch the picture of a flight back.
 * Otherwise they only steer there.
 */
export function followPinch(screens: HTMLElement, signal: AbortSignal): void {
  const { visualViewport } = window
  // Pinched back by hand, a page may be a little larger still.
  const mark = () => screens.toggleAttribute('data-pinched', (visualViewport?.scale ?? 1) > 1.01)
  visualViewport?.addEventListener('resize', mark, { signal })
  mark()
}
