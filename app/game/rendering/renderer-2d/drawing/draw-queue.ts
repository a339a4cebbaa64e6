/** The objects above the ground, sorted from far to near. Each is drawn between two rows of the ground, which have the same order. */

export type Draw = (index: number) => void

/** Brings the first `count` of `order` from far to near; by insertion, because most come in order and nothing is allocated. */
export function sortByNearness(order: number[], nearness: ArrayLike<number>, count: number): void {
  for (let index = 1; index < count; index += 1) {
    const one = order[index]
    let place = index
    for (; place > 0 && nearness[order[place - 1]] > nearness[one]; place -= 1) order[place] = order[place - 1]
    order[place] = one
  }
}

export type DrawQueue = ReturnType<typeof createDrawQueue>

export function createDrawQueue() {
  const places: number[] = []
  const draws: Draw[] = []
  const indices: number[] = []
  const order: number[] = []
  let count = 0
  let next = 0
  return {
    clear: (): void => {
      count = 0
      next = 0
    },
    /** Adds what stands at `z` along the flight, to be drawn by `draw(index)`. */
    add: (z: number, draw: Draw, index: number): void => {
      places[count] = z
      draws[count] = draw
      indices[count] = index
      order[count] = count
      count += 1
    },
    /** Brings all into their order. */
    sort: (): void => sortByNearness(order, places, count),
    /** Draws all that is further away than `z` and not drawn yet. */
    drawBeyond: (z: number): void => {
      for (; next < count; next += 1) {
        const item = order[next]
        if (places[item] > z) return
        draws[item](indices[item])
      }
    },
  }
}
