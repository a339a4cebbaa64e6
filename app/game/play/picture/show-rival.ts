import type { Settings } from '../../player-data/settings.ts'
import { blendCraft } from '../../rendering/frame/flight-frame.ts'
import type { FlightView } from '../../rendering/view/flight-view.ts'
import type { FlightRun } from '../flight-run.ts'

/** Shows the rival at `blend` of the way between its last two ticks, while it flies and the player wants to see it. */
export function showRival(
  view: Pick<FlightView, 'rival' | 'showRival'>,
  rival: FlightRun['rival'],
  blend: number,
  { showsRival }: Pick<Settings, 'showsRival'>,
): void {
  const isShown = rival?.flight.state.phase === 'flying' && showsRival
  view.showRival(isShown)
  if (isShown) blendCraft(rival.previous, rival.flight.state.craft, blend, view.rival)
}
