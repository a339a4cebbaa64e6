/** Both views tried behind the start screen, where 3D is made slow. */
import { noteBothViews, slowDown3d } from '../../testing/slow-3d.ts'
import { launch, openWith, STAGE } from './mission.ts'
import { OPEN_DIALOG } from './visitor.ts'

/** @type {import('./visitor.ts').Journey} */
export const viewTrial = {
  title: 'both views are tried behind the start screen when 3D is slow, and the flat view is kept',
  async run(visitor, origin) {
    const { evaluate, waitFor, press } = visitor
    await openWith(visitor, origin, { view: 'auto' })
    for (const prepare of [slowDown3d, noteBothViews]) await evaluate(`(${String(prepare)})()`)
    await launch(visitor)
    const canvases = `[...${OPEN_DIALOG}.querySelectorAll('canvas')]`
    await waitFor(`window.hadBothViews && ${canvases}.length === 1`, 60)
    await waitFor(`${canvases}[0].getContext('2d')`)
    await press('Enter')
    await waitFor(`${STAGE} === 'playing'`)
  },
}
