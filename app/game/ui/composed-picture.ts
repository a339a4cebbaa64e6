import type { PictureShare } from '../rendering/camera/composition.ts'
import { middleOfFreePart } from './free-part.ts'
import { createObservable, type Observable } from './observable.ts'

export interface ComposedPicture extends Pick<Observable<PictureShare>, 'current' | 'subscribe'> {
  /** Looks again at what covers the picture; to be told after each change of the screens. */
  readonly look: () => void
  readonly close: () => void
}

/**
 * Where in the picture there is room to see: `current()` is the middle of what the elements marked `data-covers` under
 * `screens` leave of it, and follows their sizes.
 */
export function composePicture(screens: HTMLElement): ComposedPicture {
  const { current, subscribe, change } = createObservable<PictureShare>({ across: 0, up: 0 })
  const sizes = new ResizeObserver(measure)

  function measure(): void {
    const covers = [...screens.querySelectorAll('[data-covers]')].map((cover) => cover.getBoundingClientRect())
    const { across, up } = middleOfFreePart(screens.getBoundingClientRect(), covers)
    const before = current()
    if (before.across !== across || before.up !== up) change({ across, up })
  }

  return {
    current,
    subscribe,
    look() {
      sizes.disconnect()
      for (const element of [screens, ...screens.querySelectorAll('[data-covers]')]) sizes.observe(element)
      measure()
    },
    close: () => sizes.disconnect(),
  }
}
