/**
 * An adaptive binary range coder after M. Mahoney's lpaq: two 32-bit ends of an interval, and a byte is written as soon as
 * both agree on it. Its arithmetic is exact, so every engine writes and reads the same bytes.
 */

/** Writes a bit, or reads one and ignores the bit it is given: one description of the data serves both ways. */
export type CodeBit = (context: number, bit: boolean) => boolean

/** The weight of a context's past grows up to this, so that it keeps adapting. Tuned by hand on flown flights. */
const MOST_WEIGHT = 80
/** The first bit of a context counts for more than half. Tuned by hand as well. */
const FIRST_WEIGHT = 1.5
/** Probabilities are counted in parts of this. */
const SCALE = 65536
const LEAST_PARTS = 16
const TOP = 0xffffffff

/** The learnt probability of a true bit in each context, in parts of `SCALE`; never 0 or 1. */
function createModel(contexts: number) {
  const parts = new Uint16Array(contexts).fill(SCALE / 2)
  const weights = new Uint8Array(contexts)
  return {
    parts,
    learn(context: number, bit: boolean): void {
      const before = parts[context]
      const weight = weights[context]
      const goal = bit ? SCALE - LEAST_PARTS : LEAST_PARTS
      parts[context] = before + Math.trunc((goal - before) / (weight + FIRST_WEIGHT))
      if (weight < MOST_WEIGHT) weights[context] = weight + 1
    },
  }
}

/** The end of the lower part of [low, high], which stands for true. */
const middleOf = (low: number, high: number, parts: number): number => low + Math.floor(((high - low) * parts) / SCALE)

/** Whether both ends begin with the same byte. */
const isSettled = (low: number, high: number): boolean => low >>> 24 === high >>> 24

export function createEncoder(contexts: number) {
  const model = createModel(contexts)
  const bytes: number[] = []
  let low = 0
  let high = TOP
  const code: CodeBit = (context, bit) => {
    const middle = middleOf(low, high, model.parts[context])
    if (bit) high = middle
    else low = middle + 1
    model.learn(context, bit)
    while (isSettled(low, high)) {
      bytes.push(high >>> 24)
      low = (low << 8) >>> 0
      high = ((high << 8) | 255) >>> 0
    }
    return bit
  }
  return {
    code,
    /** All bytes, with no more of the last ones than a decoder needs: it reads zeros beyond the end. */
    end(): number[] {
      for (let kept = 24; low > 0 && kept >= 0; kept -= 8) {
        bytes.push((high >>> kept) & 255)
        if (((high >>> kept) << kept) >>> 0 >= low) break
      }
      return bytes
    },
  }
}

export function createDecoder(bytes: Uint8Array, contexts: number): CodeBit {
  const model = createModel(contexts)
  let low = 0
  let high = TOP
  let at = 0
  let value = 0
  const take = (): void => {
    value = ((value << 8) | (bytes.at(at) ?? 0)) >>> 0
    at += 1
  }
  for (let byte = 0; byte < 4; byte += 1) take()
  return (context) => {
    const middle = middleOf(low, high, model.parts[context])
    const bit = value <= middle
    if (bit) high = middle
    else low = middle + 1
    model.learn(context, bit)
    while (isSettled(low, high)) {
      low = (low << 8) >>> 0
      high = ((high << 8) | 255) >>> 0
      take()
    }
    return bit
  }
}
