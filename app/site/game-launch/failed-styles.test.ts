// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'

import { reloadFailedStyles, watchFailedStyles } from './failed-styles'

function addSheet(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return link
}

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]

/** jsdom fetches nothing, so the test says how each sheet fared. */
function settleNewest(outcome: 'load' | 'error'): void {
  sheets().at(-1)?.dispatchEvent(new Event(outcome))
}

describe('style sheets lost on the way', () => {
  beforeEach(() => {
    document.head.replaceChildren()
  })

  it('are fetched again once, in place of the lost ones', async () => {
    const stopWatching = watchFailedStyles()
    const lost = addSheet('/assets/game.css')
    lost.dispatchEvent(new Event('error'))
    stopWatching()

    const reloaded = reloadFailedStyles()
    expect(sheets()).toHaveLength(2)
    settleNewest('load')
    await reloaded
    expect(sheets().map((link) => link.getAttribute('href'))).toEqual([lost.href])
    expect(lost.isConnected).toBe(false)

    await reloadFailedStyles()
    expect(sheets()).toHaveLength(1)
  })

  it('stay on the list, once, when they fail again', async () => {
    const stopWatching = watchFailedStyles()
    addSheet('/assets/game.css').dispatchEvent(new Event('error'))
    const reloaded = reloadFailedStyles()
    settleNewest('error')
    await expect(reloaded).rejects.toThrow(/style sheet/)
    expect(sheets()).toHaveLength(1)

    const again = reloadFailedStyles()
    expect(sheets()).toHaveLength(2)
    settleNewest('load')
    await again
    stopWatching()
  })

  it('are not confused with other elements that fail, nor with sheets that arrive', async () => {
    const stopWatching = watchFailedStyles()
    const image = document.createElement('img')
    document.body.append(image)
    image.dispatchEvent(new Event('error'))
    addSheet('/assets/fine.css').dispatchEvent(new Event('load'))
    stopWatching()
    await reloadFailedStyles()
    expect(sheets()).toHaveLength(1)
  })
})
