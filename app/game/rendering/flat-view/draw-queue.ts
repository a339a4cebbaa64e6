/** What stands in the air, from far to near: the ground is drawn row by row in the same order, and each is drawn between. */

export type Draw = (index: number) => void

export interface DrawQueue {
  readonly clear: () => void
  /** Adds what stands at `z` along the flight, to be drawn by `draw(index)`. */
  readonly add: (z: number, draw: Draw, index: number) => void
  /** Brings all into their order. */
  readonly sort: () => void
  /** Draws all that is further away than `z` and not drawn yet. */
  readonly drawBeyond: (z: number) => void
}

interface Item {
  z: number
  draw: Draw
  index: number
}

export function createDrawQueue(): DrawQueue {
  const items: Item[] = []
  let count = 0
  let next = 0
  return {
    clear: () => {
      count = 0
      next = 0
    },
    add: (z, draw, index) => {
      const item = items[count]
      if (item === undefined) items.push({ z, draw, index })
      else {
        item.z = z
        item.draw = draw
        item.index = index
      }
      count += 1
    },
    sort: () => {
      // By insertion: most come in order, and nothing is allocated.
      for (let index = 1; index < count; index += 1) {
        const item = items[index]
        if (item === undefined) continue
        let place = index
        for (; place > 0 && (items[place - 1]?.z ?? 0) > item.z; place -= 1) {
          const further = items[place - 1]
          if (further !== undefined) items[place] = further
        }
        items[place] = item
      }
    },
    drawBeyond: (z) => {
      for (; next < count; next += 1) {
        const item = items[next]
        if (item === undefined || item.z > z) return
        item.draw(item.index)
      }
    },
  }
}
