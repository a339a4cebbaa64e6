/** Loses and restores the game's graphics context. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    graphicsSwitch?: WEBGL_lose_context | null
  }
}

/** What three.js logs when a context is lost or restored. */
export const CONTEXT_MESSAGES =
  /THREE\.WebGLRenderer: (?:Context (?:Lost|Restored)|WEBGL_lose_context extension not supported)/

/** Loses the context, as a restarted driver or full memory does. */
export async function loseContext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.querySelector('dialog canvas')
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('There is no picture.')
    // A lost context gives no extension, so it is kept.
    window.graphicsSwitch = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null
    window.graphicsSwitch?.loseContext()
  })
}

export async function restoreContext(page: Page): Promise<void> {
  await page.evaluate(() => window.graphicsSwitch?.restoreContext())
}
