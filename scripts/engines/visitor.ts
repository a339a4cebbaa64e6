/** A visitor in any engine: presses, clicks and typing as real input, and waiting for what shows. */

/**
 * @typedef {object} Journey
 * @property {string} title
 * @property {RegExp} [provokes] console text that it brings about on purpose
 * @property {(visitor: Visitor, origin: string, flyMission: FlyMission) => Promise<void>} run throws at
 *   what is wrong
 * @typedef {typeof import('../../testing/pilots/closed-loop-pilot.ts').flyMission} FlyMission
 */

/** WebDriver's names for the keys that are no letter. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** @param {string} key as the DOM calls it: a name of `KEYS`, or a letter's code @returns {string} */
function valueOf(key) {
  const letter = /^Key([A-Z])$/.exec(key)?.[1]
  const value = letter?.toLowerCase() ?? KEYS[/** @type {keyof typeof KEYS} */ (key)]
  if (value === undefined) throw new Error(`A visitor has no key ${key}.`)
  return value
}

/** @param {string} value @returns {object[]} the key, pressed and released */
const stroke = (value) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
]

const KEYBOARD = /** @type {const} */ ({ type: 'key', id: 'keyboard' })
const POINTER = /** @type {const} */ ({ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' } })

/**
 * An expression for the first shown element of a kind whose text matches.
 *
 * @param {string} selector @param {RegExp} [text]
 */
export const element = (selector, text = /(?:)/) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => ${String(text)}.test(one.textContent.trim()) && one.checkVisibility())`

/** Expressions for what a page shows. */
export const OPEN_DIALOG = "document.querySelector('dialog[open]')"
export const NO_DIALOG = `${OPEN_DIALOG} === null`
export const hasFocus = (/** @type {string} */ found) => `document.activeElement === ${found}`

/** @param {boolean} isTrue @param {string} what the error to throw otherwise */
export function assert(isTrue, what) {
  if (!isTrue) throw new Error(what)
}

/**
 * Where an element can be clicked, once it is there, stands still and has nothing over it: not the header, nor the picture
 * of two pages that change places.
 *
 * @param {import('./drivers.ts').Engine['evaluate']} evaluate
 * @param {string} found see `element`
 * @returns {Promise<{ x: number, y: number }>} in CSS pixels
 */
async function middleOf(evaluate, found) {
  const giveUpAt = Date.now() + 20_000
  while (Date.now() < giveUpAt) {
    const at = await evaluate(`(async () => {
      const one = ${found}
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const middle = () => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
      }
      const before = middle()
      await new Promise((done) => setTimeout(done, 100))
      const { x, y } = middle()
      return x === before.x && y === before.y && one.contains(document.elementFromPoint(x, y)) ? { x, y } : null
    })()`).catch(() => null)
    if (at !== null) return at
  }
  throw new Error(`Never in sight, still and free: ${found}`)
}

/** @typedef {ReturnType<typeof visitorOf>} Visitor */

/** @param {import('./drivers.ts').Engine} engine */
export function visitorOf(engine) {
  const { evaluate, performActions } = engine

  /**
   * Waits until a condition holds in the page.
   *
   * @param {string} condition an expression
   * @param {number} [seconds]
   * @throws {Error} when it does not in time
   */
  async function waitFor(condition, seconds = 20) {
    const giveUpAt = Date.now() + seconds * 1000
    // Asked again from here, and not waited for in the page, which may be another one by then.
    while ((await evaluate(`Boolean(${condition})`).catch(() => false)) !== true) {
      if (Date.now() > giveUpAt) throw new Error(`Never: ${condition}, at ${String(await evaluate('location.href'))}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }

  /** @param {string} key @param {'keyDown' | 'keyUp'} type */
  const move = (key, type) => performActions([{ ...KEYBOARD, actions: [{ type, value: valueOf(key) }] }])

  return {
    evaluate,
    waitFor,
    keyboard: {
      /** @param {string} key */
      down: (key) => move(key, 'keyDown'),
      /** @param {string} key */
      up: (key) => move(key, 'keyUp'),
    },

    /** @param {string} key */
    async press(key) {
      await performActions([{ ...KEYBOARD, actions: stroke(valueOf(key)) }])
    },

    /** @param {string} text letters, digits and signs */
    async type(text) {
      await performActions([{ ...KEYBOARD, actions: text.split('').flatMap(stroke) }])
    },

    /** Clicks on the middle of an element. @param {string} found see `element` */
    async click(found) {
      const { x, y } = await middleOf(evaluate, found)
      await performActions([
        {
          ...POINTER,
          actions: [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ])
    },

    /** Opens a page and waits until it has loaded. */
    load: engine.open,

    /** The same, and waits until it is hydrated. @param {string} address */
    async open(address) {
      await engine.open(address)
      await waitFor("'hydrated' in document.documentElement.dataset")
    },
  }
}
