import { type Ridge, ridgeFacets, ridgeSilhouette } from './ridge.ts'

/** Gives the colour that a token (`--horizon`) stands for, as CSS writes it. */
export type Colour = (token: `--${string}`) => string

interface RidgePaint {
  readonly base: string
  readonly lit: string
  readonly shaded: string
  /** Strength of the two facet colours, 0 to 1. */
  readonly strength: number
}

/** The paint of the ridges in front, which the sun has left; `strength` as above. */
export function nightPaint(colour: Colour, strength: number): RidgePaint {
  return { base: colour('--ridge-4'), lit: colour('--ridge-3'), shaded: colour('--ridge-5'), strength }
}

/** A ridge with its facets, down to `floor`. */
export function facetedRidge(
  ridge: Ridge,
  floor: number,
  faceting: Parameters<typeof ridgeFacets>[1],
  paint: RidgePaint,
): string {
  const { lit, shaded } = ridgeFacets(ridge, faceting)
  return [
    `<path fill="${paint.base}" d="${ridgeSilhouette(ridge, floor)}"/>`,
    `<path fill="${paint.lit}" opacity="${paint.strength}" d="${lit}"/>`,
    `<path fill="${paint.shaded}" opacity="${paint.strength}" d="${shaded}"/>`,
  ].join('\n')
}

/** A gradient from top to bottom (or, as `radialGradient`, from the middle outwards). Stops: offset, colour, opacity. */
function gradient(
  id: string,
  kind: 'linearGradient' | 'radialGradient',
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
): string {
  const direction = kind === 'linearGradient' ? ' x1="0" y1="0" x2="0" y2="1"' : ''
  const elements = stops.map(
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
  )
  return `<${kind} id="${id}"${direction}>${elements.join('')}</${kind}>`
}

export interface Evening {
  /** Where the sun stands on the horizon. */
  readonly sun: readonly [x: number, y: number]
  /** The planet with its ring: its middle and radius. */
  readonly giant: readonly [x: number, y: number, radius: number]
  readonly width: number
  /** How far down the sky goes. */
  readonly height: number
}

/** The sky with its sun, and the ringed giant in its haze. */
export function evening({ sun: [sunX, sunY], giant: [x, y, radius], width, height }: Evening, colour: Colour): string {
  const orbit = `rx="${2.1 * radius}" ry="${0.5 * radius}" fill="none" stroke="${colour('--horizon')}"`
  const bands = [-0.62, -0.12, 0.4].map(
    (at) => `M${-radius} ${at * radius}h${2 * radius}v${0.26 * radius}h${-2 * radius}Z`,
  )
  return [
    '<defs>',
    gradient('sky', 'linearGradient', [
      [0, colour('--sky-zenith')],
      [0.36, colour('--sky-high')],
      [0.6, colour('--sky-middle')],
      [0.79, colour('--sky-low')],
      [0.91, colour('--sky-last')],
      [1, colour('--horizon')],
    ]),
    gradient('glow', 'radialGradient', [
      [0, colour('--horizon'), 0.95],
      [0.35, colour('--sky-last'), 0.55],
      [1, colour('--sky-low'), 0],
    ]),
    gradient('haze', 'linearGradient', [
      [0, colour('--sky-last'), 0],
      [1, colour('--sky-last'), 0.85],
    ]),
    `<clipPath id="giant"><circle r="${radius}"/></clipPath>`,
    '</defs>',
    `<rect fill="url(#sky)" width="${width}" height="${height}"/>`,
    `<g transform="translate(${x} ${y}) rotate(-22)">`,
    `<ellipse ${orbit} stroke-width="${0.16 * radius}" opacity="0.4"/>`,
    `<circle r="${radius}" fill="${colour('--sky-low')}"/>`,
    `<path clip-path="url(#giant)" fill="${colour('--horizon')}" opacity="0.6" d="${bands.join('')}"/>`,
    `<path d="M${-2.1 * radius} 0A${2.1 * radius} ${0.5 * radius} 0 0 0 ${2.1 * radius} 0" fill="none" stroke="${colour('--horizon')}" stroke-width="${0.16 * radius}" opacity="0.75"/>`,
    '</g>',
    `<rect fill="url(#haze)" y="${height / 2}" width="${width}" height="${height / 2}"/>`,
    `<circle cx="${sunX}" cy="${sunY}" r="${0.45 * height}" fill="url(#glow)"/>`,
    `<circle cx="${sunX}" cy="${sunY}" r="14" fill="${colour('--craft')}"/>`,
  ].join('\n')
}

/** A lit ring with its glow, centred on [x, y]; `radius` is its half width. */
export function litRing(x: number, y: number, radius: number, colour: Colour): string {
  const hoop = (stroke: string, width: number, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`
  return [
    hoop(colour('--ring'), radius * 0.56, 0.1),
    hoop(colour('--ring'), radius * 0.38, 0.14),
    hoop(colour('--ring'), radius * 0.22, 1),
    hoop(colour('--ring-core'), radius * 0.1, 1),
    `<path fill="${colour('--ring')}" d="${[15, 75, 135, 195, 255, 315].map((angle) => tooth(x, y, radius, angle)).join('')}"/>`,
  ].join('\n')
}

/** A wedge outside the ring that points at it; `angle` in degrees. */
function tooth(x: number, y: number, radius: number, angle: number): string {
  const at = (reach: number, degrees: number) => {
    const radians = ((angle + degrees) * Math.PI) / 180
    return `${Math.round(x + reach * radius * Math.cos(radians))} ${Math.round(y + reach * radius * Math.sin(radians))}`
  }
  return `M${at(1.14, 0)}L${at(1.34, -5)}L${at(1.34, 5)}Z`
}

/** A ring after the next one: smaller and dimmer. */
export function laterRing(x: number, y: number, radius: number, colour: Colour): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour('--ring-later')}" stroke-width="${radius * 0.2}"/>`
}

/**
 * The craft from behind and above, nose up the page, about 224 units wide, its middle at the origin of `transform`: the
 * flight's own delta with its upright winglets, its dark canopy and the engine in its tail.
 */
export function craft(transform: string, colour: Colour): string {
  return [
    `<g transform="${transform}">`,
    `<path d="M-110-6-176 210M110-6 176 210" fill="none" stroke="${colour('--craft')}" stroke-width="3" opacity="0.4"/>`,
    `<circle cy="44" r="34" fill="${colour('--engine')}" opacity="0.22"/>`,
    `<path fill="${colour('--engine')}" opacity="0.9" d="M-7 42 0 96 7 42Z"/>`,
    `<path fill="${colour('--craft')}" d="M0-48-108 22-102 34-30 28 0 34Z"/>`,
    `<path fill="${colour('--craft-shade')}" d="M0-48 108 22 102 34 30 28 0 34Z"/>`,
    `<path fill="${colour('--craft-trim')}" d="M-102 34-30 28-31 19-97 24ZM102 34 30 28 31 19 97 24Z"/>`,
    `<path fill="${colour('--craft-trim')}" d="M-108 22-112-8-99 17ZM108 22 112-8 99 17Z"/>`,
    `<path fill="${colour('--craft')}" d="M0-66-15 0-15 34 0 38Z"/>`,
    `<path fill="${colour('--craft-shade')}" d="M0-66 15 0 15 34 0 38Z"/>`,
    `<path fill="${colour('--background')}" d="M0-62-8-32 0-20 8-32Z"/>`,
    `<path fill="${colour('--ridge-4')}" d="M-16 34-9 26H9L16 34 9 46H-9Z"/>`,
    `<ellipse cx="0" cy="38" rx="8" ry="6" fill="${colour('--engine')}"/>`,
    '</g>',
  ].join('\n')
}

/** A ring that was passed by: grey and broken, so that it does not speak by its colour alone. */
export function missedRing(x: number, y: number, radius: number, colour: Colour): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" pathLength="312" fill="none" stroke="${colour('--ring-missed')}" stroke-width="12" stroke-dasharray="14 12"/>`
}

/** A dotted way. */
export function path(d: string, colour: Colour): string {
  return `<path d="${d}" fill="none" stroke="${colour('--craft')}" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 11"/>`
}

/** A banded canister about 84 units wide with its glow, its middle at the origin of `transform`. */
export function canister(transform: string, colour: Colour): string {
  return [
    `<g transform="${transform}">`,
    `<circle r="92" fill="${colour('--fuel')}" opacity="0.12"/><circle r="72" fill="${colour('--fuel')}" opacity="0.16"/>`,
    `<path fill="${colour('--fuel')}" d="M-34-50A34 11 0 0 1 34-50V50A34 11 0 0 1-34 50Z"/>`,
    `<path fill="${colour('--fuel-band')}" d="M-34-24A34 11 0 0 0 34-24V-4A34 11 0 0 1-34-4ZM-34 20A34 11 0 0 0 34 20V34A34 11 0 0 1-34 34Z"/>`,
    `<ellipse cy="-50" rx="34" ry="11" fill="${colour('--craft')}"/>`,
    '</g>',
  ].join('\n')
}

/** `percent` of the gauge is in the tank; `gainPercent` comes on top of it. */
type Gauge = Record<'x' | 'y' | 'width' | 'height' | 'percent' | 'gainPercent', number>

/** A fuel gauge with what a canister adds marked below. */
export function gauge({ x, y, width, height, percent, gainPercent }: Gauge, colour: Colour): string {
  const start = x + (width * percent) / 100
  const end = start + (width * gainPercent) / 100
  const below = y + height + 10
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour('--background')}"/>`,
    `<rect x="${x}" y="${y}" width="${start - x}" height="${height}" fill="${colour('--craft-shade')}"/>`,
    `<rect x="${start}" y="${y}" width="${end - start}" height="${height}" fill="${colour('--fuel')}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${colour('--craft')}" stroke-width="3"/>`,
    `<path d="M${start} ${below}v14M${end} ${below}v14M${start} ${below + 7}H${end}" fill="none" stroke="${colour('--craft')}" stroke-width="3"/>`,
  ].join('\n')
}

/** A whole SVG file. */
export function svgFile(width: number, height: number, parts: readonly string[]): string {
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
  return `${[opening, ...parts, '</svg>'].join('\n')}\n`
}
