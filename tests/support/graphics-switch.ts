/** Loses and restores the game's graphics context, as the system does. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    graphicsSwitch?: WEBGL_lose_context | null
  }
}

/** What three.js says of a context that is taken and given back. */
export const CONTEXT_MESSAGES =
  /THREE\.WebGLRenderer: (?:Context (?:Lost|Restored)|WEBGL_lose_context extension not supported)/

/** Takes the graphics context from the game, as the system does when the driver restarts or memory runs out. */
export async function loseContext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const context = document.querySelector('dialog canvas')
    if (!(context instanceof HTMLCanvasElement)) throw new Error('There is no picture to take away.')
    // Asked for before the loss: afterwards it is not to be had.
    window.graphicsSwitch = context.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null
    window.graphicsSwitch?.loseContext()
  })
}

export async function restoreContext(page: Page): Promise<void> {
  await page.evaluate(() => window.graphicsSwitch?.restoreContext())
}
