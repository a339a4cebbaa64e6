/** A point of the poster, in its own units: x to the right, y down. */
type Point = readonly [x: number, y: number]

interface RidgeOutline {
  /** The peaks and saddles that give the ridge its shape, from left to right. */
  readonly spine: readonly Point[]
  /** Points put between two neighbours of the spine. */
  readonly between: number
  /** How far those may leave the straight line, in poster units. */
  readonly roughness: number
  readonly seed: number
}

interface RidgeFacets extends RidgeOutline {
  /** Rows of facets below the outline. */
  readonly rows: number
  /** Height of the first row; each further row is half as high again. */
  readonly rowHeight: number
}

/** A whole number hashed to [0, 1). Only operations that give the same bits in every engine: server and browser must agree. */
function chance(seed: number, index: number): number {
  let bits = Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  bits ^= bits >>> 16
  return (bits >>> 0) / 2 ** 32
}

function outlinePoints({ spine, between, roughness, seed }: RidgeOutline): Point[] {
  const points: Point[] = []
  spine.forEach((from, index) => {
    points.push(from)
    const to = spine[index + 1]
    if (to === undefined) return
    for (let step = 1; step <= between; step += 1) {
      const share = step / (between + 1)
      const key = index * 31 + step
      const sideways = ((chance(seed, key) - 0.5) * (to[0] - from[0])) / (between + 1) / 1.5
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
export function ridgeSilhouette(outline: RidgeOutline, floor: number): string {
  const points = outlinePoints(outline)
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return ''
  return pathOf([...points, [last[0], floor], [first[0], floor]])
}

/**
 * The facets of a ridge's face as SVG path data: those that the light from the right meets, and those turned from it.
 * Facets that lie between are left to the colour of the silhouette.
 */
export function ridgeFacets(ridge: RidgeFacets): { readonly lit: string; readonly shaded: string } {
  let upper = outlinePoints(ridge)
  let height = ridge.rowHeight
  const lit: string[] = []
  const shaded: string[] = []

  const sort = (corners: readonly [Point, Point, Point], key: number) => {
    const [a, b] = corners
    // Ground that falls to the right looks into the light.
    const slope = (b[1] - a[1]) / Math.max(1, b[0] - a[0])
    const light = slope + (chance(ridge.seed, key) - 0.5) * 0.9
    if (light > 0.22) lit.push(pathOf(corners))
    else if (light < -0.22) shaded.push(pathOf(corners))
  }

  for (let row = 0; row < ridge.rows; row += 1) {
    const lower = upper.map(([x, y], index): Point => {
      const key = row * 977 + index
      return [
        x + (chance(ridge.seed + 7, key) - 0.5) * height * 0.9,
        y + height * (0.7 + chance(ridge.seed + 9, key) * 0.6),
      ]
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

/** Stars as [x, y, radius], thinning out towards `horizon`. */
export function starField(count: number, width: number, horizon: number, seed: number): [number, number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const depth = chance(seed, index * 3 + 1)
    return [
      Math.round(chance(seed, index * 3) * width),
      Math.round(depth * depth * horizon),
      0.8 + Math.round(chance(seed, index * 3 + 2) * 14) / 10,
    ]
  })
}
