import { secondsTextFrom } from '../../hud/time-words.ts'
import { seedOfLink, type LinkState } from '../../session/link-state.ts'
import { RINGS_TO_WIN } from '../../simulation/rules.ts'

/** What is said of the flight in the opened link; nothing where there is none, or it is on another course than `seed`. */
export function linkWords(state: LinkState, seed: number): string {
  if ((seedOfLink(state) ?? seed) !== seed) return ''
  switch (state.status) {
    case 'none':
      return ''
    case 'reading':
      return 'Reading the flight in the link…'
    case 'damaged':
      return 'The link is damaged, so neither its flight nor its course can be read.'
    case 'unread':
      return 'The flight in the link couldn’t be read. Check your connection and reload the page.'
    case 'older':
      return 'The flight in the link was flown under older rules. You can still fly its course.'
    case 'newer':
      return 'The flight in the link was flown under newer rules. Reload the page to get them; you can still fly its course.'
    case 'flown': {
      const { flight, end, splits } = state.result
      const kind = `${flight.isRelaxed ? ' relaxed' : ''}${flight.isPractice ? ' practice' : ''} flight${flight.isSlow ? ' below full speed' : ''}`
      const rings = `${splits.length} of ${RINGS_TO_WIN} rings in ${secondsTextFrom(end.tick)}`
      return `Shared${kind}: ${rings}.`
    }
  }
}
