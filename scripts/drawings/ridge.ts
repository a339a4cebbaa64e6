/** A point of a picture, in the picture's own units: x to the right, y down. */
type Point = readonly [x: number, y: number]

/** A line of mountains. */
export interface Ridge {
  /** The peaks and saddles that give the ridge its shape, from left to right: `x y, x y, …`. */
  readonly spine: string
  /** How far the points between those may leave the straight line, in picture units. */
  readonly roughness: number
  readonly seed: number
}

/** How the face of a ridge is broken into flat facets. */
interface Faceting {
  readonly rows: number
  /** Height of the first row in picture units; each further row is half as high again. */
  readonly rowHeight: number
  /** Where the light stands, as an x: faces that look that way are lit. */
  readonly lightX: number
}

/** Points put between two neighbours of the spine. */
const BETWEEN = 2

/** A whole number hashed to [0, 1), the same on every machine. */
function chance(seed: number, index: number): number {
  let bits = Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  bits ^= bits >>> 16
  return (bits >>> 0) / 2 ** 32
}

function spinePoints(spine: string): Point[] {
  return spine.split(',').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.trim().split(' ').map(Number)
    return [x, y]
  })
}

function outlinePoints({ spine: written, roughness, seed }: Ridge): Point[] {
  const spine = spinePoints(written)
  const points: Point[] = []
  spine.forEach((from, index) => {
    points.push(from)
    const to = spine[index + 1]
    if (to === undefined) return
    for (let step = 1; step <= BETWEEN; step += 1) {
      const share = step / (BETWEEN + 1)
      const key = index * 31 + step
      const sideways = ((chance(seed, key) - 0.5) * (to[0] - from[0])) / (BETWEEN + 1) / 1.5
      const upwards = (chance(seed, key + 1000) - 0.5) * 2 * roughness
      points.push([from[0] + (to[0] - from[0]) * share + sideways, from[1] + (to[1] - from[1]) * share + upwards])
    }
  })
  return points
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`
}

/** The silhouette of a ridge as SVG path data, closed along `floor` (a y below everything that is seen). */
export function ridgeSilhouette(ridge: Ridge, floor: number): string {
  const points = outlinePoints(ridge)
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return ''
  return pathOf([...points, [last[0], floor], [first[0], floor]])
}

/**
 * The facets of a ridge's face as SVG path data: those that look into the light, and those turned from it. What lies
 * between is left to the colour of the silhouette.
 */
export function ridgeFacets(ridge: Ridge, { rows, rowHeight, lightX }: Faceting): { lit: string; shaded: string } {
  let upper = outlinePoints(ridge)
  let height = rowHeight
  const lit: string[] = []
  const shaded: string[] = []

  const sort = (corners: readonly [Point, Point, Point], key: number) => {
    const [a, b] = corners
    const slope = (b[1] - a[1]) / Math.max(1, b[0] - a[0])
    // Ground that falls towards the light looks into it; a little chance keeps a slope from being one flat sheet.
    const light = ((a[0] + b[0]) / 2 < lightX ? slope : -slope) + (chance(ridge.seed, key) - 0.5) * 0.8
    if (light > 0.2) lit.push(pathOf(corners))
    else if (light < -0.2) shaded.push(pathOf(corners))
  }

  for (let row = 0; row < rows; row += 1) {
    const lower = upper.map(([x, y], index): Point => {
      const key = row * 977 + index
      const sideways = (chance(ridge.seed + 7, key) - 0.5) * height * 0.9
      return [x + sideways, y + height * (0.7 + chance(ridge.seed + 9, key) * 0.6)]
    })
    for (let index = 0; index + 1 < upper.length; index += 1) {
      const [a, b, c, d] = [upper[index], upper[index + 1], lower[index], lower[index + 1]]
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue
      sort([a, b, c], row * 613 + index * 2)
      sort([c, d, b], row * 613 + index * 2 + 1)
    }
    upper = lower
    height *= 1.5
  }
  return { lit: lit.join(''), shaded: shaded.join('') }
}
