/** The area of a picture that words leave free, and its middle: the view is offset to it. */
import { restingCraftFor, uncoveredShareFor } from '../rendering/camera/framing.ts'
import type { CameraScale } from '../rendering/frame/flight-frame.ts'
import type { NdcOffset } from '../rendering/frame/view-offset.ts'
import { createStore } from 'zustand/vanilla'

/** CSS pixels; `right` and `bottom` are coordinates, as in a `DOMRect`. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A smaller area is not worth an offset of the view. */
const LEAST_PIXELS = 72
/** The scene's subject is about half as high as wide, so an area's height counts this much more than its width. */
const HEIGHT_WEIGHT = 1.6
/** The craft is raised by at most this share of half the picture's height, so that the next ring stays clear of the instruments. */
const MOST_RAISE = 0.3

/** The area of `picture` that shows most, or null where the `covers` leave too little. */
export function safeArea(picture: Box, covers: readonly Box[]): Box | null {
  const inside = covers
    .map((cover) => within(picture, cover))
    .filter(({ left, top, right, bottom }) => right > left && bottom > top)
  const columns = [...new Set([picture, ...inside].flatMap(({ left, right }) => [left, right]))]
  const rows = [...new Set([picture, ...inside].flatMap(({ top, bottom }) => [top, bottom]))]
  let best: Box | null = null
  let most = 0
  for (const left of columns) {
    for (const right of columns) {
      for (const top of rows) {
        for (const bottom of rows) {
          const area = { left, top, right, bottom }
          const shown = usefulnessOf(area)
          if (shown <= most || inside.some((cover) => overlaps(area, cover))) continue
          best = area
          most = shown
        }
      }
    }
  }
  return best
}

/**
 * Where the middle of the safe area stands in the picture. If nothing or everything is covered, it is where it is in flight.
 *
 * @param foot what stands at the foot of the picture in flight, or of a watched one, and is to be clear of the craft
 */
export function middleOfSafeArea(
  picture: Box,
  covers: readonly Box[],
  foot: readonly Box[],
  cameraScale: CameraScale,
): NdcOffset {
  const width = picture.right - picture.left
  const height = picture.bottom - picture.top
  if (!(width > 0) || !(height > 0)) return { across: 0, up: 0 }
  const area = safeArea(picture, covers)
  if (area === null || isSame(area, picture)) return offsetInFlight(picture, foot, cameraScale)
  return {
    across: (area.left + area.right - picture.left - picture.right) / width,
    up: (picture.top + picture.bottom - area.top - area.bottom) / height,
  }
}

/** As without a foot, but higher where the foot would cover the craft. */
function offsetInFlight(picture: Box, foot: readonly Box[], cameraScale: CameraScale): NdcOffset {
  const halfHeight = (picture.bottom - picture.top) / 2
  const aspect = (picture.right - picture.left) / (2 * halfHeight)
  const { across, up } = uncoveredShareFor(aspect)
  const craft = restingCraftFor(aspect, cameraScale)
  const middle = (picture.left + picture.right) / 2
  const bottom = picture.top + halfHeight * (1 - up + craft.down + craft.halfHeight)
  const reach = halfHeight * craft.halfWidth
  const tops = foot
    .filter(({ left, right }) => right > left && right > middle - reach && left < middle + reach)
    .map(({ top }) => top)
  const raise = Math.max(0, bottom - Math.min(bottom, ...tops)) / halfHeight
  return { across, up: up + Math.min(raise, MOST_RAISE) }
}

/** The smaller side decides, the larger one a little; 0 for an area that is too small. */
function usefulnessOf({ left, top, right, bottom }: Box): number {
  const width = right - left
  const height = bottom - top
  if (width < LEAST_PIXELS || height < LEAST_PIXELS) return 0
  const [less, more] = [width, height * HEIGHT_WEIGHT].sort((a, b) => a - b)
  return less + 0.1 * more
}

function isSame(one: Box, other: Box): boolean {
  return one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom
}

function within(picture: Box, { left, top, right, bottom }: Box): Box {
  return {
    left: Math.max(picture.left, left),
    top: Math.max(picture.top, top),
    right: Math.min(picture.right, right),
    bottom: Math.min(picture.bottom, bottom),
  }
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

export type ViewOffset = Readonly<ReturnType<typeof createViewOffset>>

/**
 * The offset that moves the view to the middle of the area that elements marked `data-covers` leave free, and without those
 * keeps the craft clear of the ones marked `data-foot`.
 */
export function createViewOffset(screens: HTMLElement, cameraScale: () => CameraScale) {
  const { setState, ...store } = createStore<NdcOffset>(() => ({ across: 0, up: 0 }))
  const sizes = new ResizeObserver(update)

  function update(): void {
    const boxes = (selector: string) =>
      [...screens.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
    const { across, up } = middleOfSafeArea(
      screens.getBoundingClientRect(),
      boxes('[data-covers]'),
      boxes('[data-foot]'),
      cameraScale(),
    )
    const before = store.getState()
    if (before.across !== across || before.up !== up) setState({ across, up })
  }

  return {
    ...store,
    /**
     * Measures again; to be called after each change of the screens. Changes of size of `screens`, of the covers and of a screen at the foot
     * are followed without it. Those of the instruments are not: their digits change their size in flight, where nothing is measured.
     */
    measure: (): void => {
      sizes.disconnect()
      for (const element of [screens, ...screens.querySelectorAll('[data-covers], section[data-foot]')])
        sizes.observe(element)
      update()
    },
    close: () => sizes.disconnect(),
  }
}
