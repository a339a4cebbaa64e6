/**
 * Chooses the view. `auto`: WebGL where a GPU draws it, otherwise the 2D renderer, which is faster than WebGL on a CPU and is
 * fetched when it is first needed. Where the choice cannot be had, or WebGL is lost for good, the other one draws.
 */
import type { Settings } from '../player-data/settings.ts'
import { ContextUnavailableError } from '../rendering/view/graphics-context.ts'
import type { openWebglView } from '../rendering/webgl/webgl-view.ts'
import type { PictureEnd } from '../session/picture-status.ts'
import type { Game } from '../stores/game.ts'
import { withTimeout } from '../page/with-timeout.ts'
import { mountView, type MountedView, type OpenView, type ViewPlace } from './mounted-view.ts'

/** The picture that the views draw. */
type DrawnPicture = Omit<ViewPlace, 'onContextGone'>

/**
 * Opens a view and replaces it as the settings and the graphics context demand.
 *
 * @param open3d throws ContextUnavailableError where the browser refuses WebGL
 */
export function openViewSwitch(game: Game, picture: DrawnPicture, open3d: typeof openWebglView, signal: AbortSignal) {
  const { session, settings } = game
  let present: MountedView | null = null
  let is2d = false

  const end = (why: PictureEnd): void => session.dispatch({ type: 'picture-ended', why })
  // Until a renderer's code is there, the player may have chosen another view.
  const whilePresent = (view: MountedView | null) => () => present === view
  const onContextGone = () => void switchTo2d(() => end('gone'), whilePresent(present))

  /** Throws what `open` throws; then the view before stays. */
  const replaceView = (open: OpenView): void => {
    const next = mountView(game, { ...picture, onContextGone }, open, signal)
    present?.close()
    present = next
  }

  /**
   * @param needsGpu whether WebGL on the CPU counts as refused
   * @returns false where the browser refuses WebGL; then the view before stays
   */
  function switchTo3d(needsGpu: boolean): boolean {
    try {
      replaceView((canvas, options) => open3d(canvas, { ...options, needsGpu }))
      is2d = false
    } catch (error) {
      if (error instanceof ContextUnavailableError) return false
      picture.fail(error)
    }
    return true
  }

  /**
   * @param giveUp called where there is no 2D renderer either: refused by the browser, or its code did not arrive
   * @param isWanted asked again once its code is there
   */
  async function switchTo2d(giveUp: (isRefused: boolean) => void, isWanted: () => boolean): Promise<void> {
    try {
      const { openView2d } = await withTimeout(import('../rendering/renderer-2d/view-2d.ts'))
      if (signal.aborted || !isWanted()) return
      replaceView(openView2d)
      is2d = true
    } catch (error) {
      if (signal.aborted || !isWanted()) return
      const isRefused = error instanceof ContextUnavailableError
      giveUp(isRefused)
      if (!isRefused) reportError(error)
    }
  }

  /** Opens what the settings ask for, or 2D where WebGL is refused. `giveUp`, `isWanted`: see `switchTo2d`. */
  function openChosen(giveUp: (isRefused: boolean) => void, isWanted: () => boolean): void {
    const { view } = settings.getState()
    if (view !== 'flat' && switchTo3d(view === 'auto')) return
    if (!is2d) void switchTo2d(giveUp, isWanted)
  }

  function followChoice({ view }: Settings, before: Settings): void {
    if (view === before.view || (view === '3d' && present !== null && !is2d)) return
    // Where the code of 2D does not arrive, the present view stays, and so does its name in the options.
    const giveUp = () => settings.change({ view: before.view })
    openChosen(giveUp, () => !is2d && settings.getState().view === view)
  }

  openChosen((isRefused) => {
    // Code that did not arrive is not a refusal by the browser; a reload may bring it.
    if (!switchTo3d(false)) end(isRefused ? 'unavailable' : 'failed')
  }, whilePresent(null))
  return {
    /** The present view, null while there is none. */
    present: () => present,
    followChoice,
  }
}
