/** The picture at the top of the landing page. */
import type { Page } from '@playwright/test'

/** Sets the size of the window and waits for the picture that belongs to its shape. */
export async function showHeroAt(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  // In the next frame the browser chooses the picture.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  const file = width / height <= 4 / 5 ? 'hero-tall' : 'hero-wide'
  await page.waitForFunction((file) => {
    const image = document.querySelector<HTMLImageElement>('main img')
    return image?.complete && image.currentSrc.includes(file)
  }, file)
}
