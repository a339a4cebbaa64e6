/** Both views tried behind the start screen, where 3D is made slow. */
import { OPEN_DIALOG } from './visitor.mjs'
import { launch, openWith, STAGE } from './mission.mjs'

/** Makes each picture in 3D take a sixth of a second, and notes that both views were there at once. */
const SLOW_3D = `(() => {
  const { clear } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.clear = function (mask) {
    for (const end = performance.now() + 150; performance.now() < end;);
    clear.call(this, mask)
  }
  new MutationObserver(() => {
    if (document.querySelectorAll('dialog canvas').length === 2) window.hadBothViews = true
  }).observe(document, { childList: true, subtree: true })
})()`

/** @type {import('./journeys.mjs').Journey} */
export const viewTrial = {
  title: 'where 3D is slow, both views are tried behind the start screen, and the flat one stays and is flown',
  async walk(visitor, at) {
    const { ask, see, press } = visitor
    await openWith(visitor, at, { view: 'auto' })
    await ask(SLOW_3D)
    await launch(visitor)
    const canvases = `[...${OPEN_DIALOG}.querySelectorAll('canvas')]`
    await see(`window.hadBothViews && ${canvases}.length === 1`, 60)
    await see(`${canvases}[0].getContext('2d')`)
    await press('Enter')
    await see(`${STAGE} === 'playing'`)
  },
}
