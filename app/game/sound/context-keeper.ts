/**
 * Keeps one AudioContext through all that browsers do to it: it may be missing, refused, left suspended until a gesture,
 * interrupted by a phone call (WebKit's own state), or run on paper while its clock stands still (WebKit after a long time in the
 * background). None of that ever reaches the flight.
 */

export interface ContextKeeper {
  /** The context, or null while there is none: not asked for yet, refused, or closed. */
  readonly context: AudioContext | null
  /** True while sound can be heard: only then is it worth scheduling any. */
  isRunning(): boolean
  /** Opens the context, or wakes it, or arranges for the player's next gesture to do so. Best called from a gesture. */
  wake(): void
  /**
   * Suspends the context when it has played for `seconds` more, unless it is woken before. Measured by the context's own clock,
   * because timers of a hidden page may be a second late; a timer stands by in case that clock stands still. A context that is
   * still on its way to run gets a second to arrive, so that a slow machine plays what it was woken for.
   */
  sleepAfter(seconds: number): void
  /** Told now and then while sound is wanted, with the seconds since it was last told: notices a clock that stands still. */
  watch(seconds: number): void
  /** Closes the context when it has played for `seconds` more, and lets go of everything. Final. */
  closeAfter(seconds: number): void
}

export interface KeeperOptions {
  /** Opens a context; may throw. */
  readonly open: () => AudioContext
  /** Called with each new context, to build what sounds in it; if it throws, the context is closed and sound is given up. */
  readonly onOpen: (context: AudioContext) => void
  /** Called once before the context is closed, while it still plays nothing. */
  readonly onClose: () => void
  /** Where the player's gestures arrive. */
  readonly gestures: EventTarget
}

/** What browsers take for a player's gesture, between them. */
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const
/** A clock that has stood still this long, in seconds, is stuck. */
const STUCK_SECONDS = 1
/** The timer that stands by fires this much later than the context's own clock should, in milliseconds. */
const STANDBY_MILLISECONDS = 80
/** A context that has not begun to run for this long will not. */
const ARRIVAL_MILLISECONDS = 1000

interface Countdown {
  /** Begins to count, where the context runs and has not begun. */
  readonly begin: () => void
  readonly cancel: () => void
}

export function createContextKeeper(options: KeeperOptions): ContextKeeper {
  let context: AudioContext | null = null
  let isWanted = false
  let isFinal = false
  let isArmed = false
  let countdown: Countdown | null = null
  /** The clock as last seen, and for how long it has stood there. */
  const clock = { at: -1, stuckFor: 0 }

  function disarm() {
    if (!isArmed) return
    isArmed = false
    for (const name of GESTURES) options.gestures.removeEventListener(name, onGesture, { capture: true })
  }

  function arm() {
    if (isArmed) return
    isArmed = true
    for (const name of GESTURES) options.gestures.addEventListener(name, onGesture, { capture: true })
  }

  function onGesture() {
    if (isWanted) tryToRun()
    else disarm()
  }

  function tryToRun() {
    // A refusal shows in the state, which the next gesture looks at.
    context?.resume().catch(() => undefined)
  }

  function onStateChange() {
    if (context === null || isFinal) return
    if (context.state === 'running') {
      disarm()
      countdown?.begin()
      if (!isWanted) context.suspend().catch(() => undefined)
    } else if (isWanted) {
      arm()
      tryToRun()
    }
  }

  function open() {
    let opened: AudioContext
    try {
      opened = options.open()
    } catch {
      return
    }
    try {
      options.onOpen(opened)
    } catch {
      isFinal = true
      opened.close().catch(() => undefined)
      return
    }
    context = opened
    opened.addEventListener('statechange', onStateChange)
  }

  function isRunning() {
    return context?.state === 'running'
  }

  /** Calls `act` once, when the context has played for `seconds`, or nearly so. */
  function countDown(seconds: number, act: () => void) {
    countdown?.cancel()
    let timer = setTimeout(finish, ARRIVAL_MILLISECONDS)
    let source: ConstantSourceNode | null = null
    function begin() {
      if (context === null || source !== null || !isRunning()) return
      clearTimeout(timer)
      timer = setTimeout(finish, seconds * 1000 + STANDBY_MILLISECONDS)
      source = context.createConstantSource()
      source.offset.value = 0
      source.connect(context.destination)
      source.onended = finish
      source.start()
      source.stop(context.currentTime + seconds)
    }
    function cancel() {
      countdown = null
      clearTimeout(timer)
      if (source === null) return
      source.onended = null
      source.disconnect()
    }
    function finish() {
      cancel()
      act()
    }
    countdown = { begin, cancel }
    begin()
  }

  function sleep() {
    isWanted = false
    disarm()
    context?.suspend().catch(() => undefined)
  }

  function close() {
    if (context === null) return
    const closing = context
    context = null
    closing.removeEventListener('statechange', onStateChange)
    options.onClose()
    closing.close().catch(() => undefined)
  }

  return {
    get context() {
      return context
    },
    isRunning,
    wake() {
      if (isFinal) return
      countdown?.cancel()
      isWanted = true
      clock.at = -1
      clock.stuckFor = 0
      if (context === null) open()
      if (context === null || isRunning()) return
      arm()
      tryToRun()
    },
    sleepAfter(seconds) {
      if (context === null || isFinal) return
      if (isWanted) countDown(seconds, sleep)
    },
    watch(seconds) {
      if (context === null || !isWanted || !isRunning()) return
      const at = context.currentTime
      if (at !== clock.at) {
        clock.at = at
        clock.stuckFor = 0
        return
      }
      clock.stuckFor += seconds
      if (clock.stuckFor < STUCK_SECONDS) return
      clock.stuckFor = 0
      // Suspending first is what makes WebKit take the resume seriously; the change of state then does the rest.
      context.suspend().catch(() => undefined)
    },
    closeAfter(seconds) {
      isFinal = true
      isWanted = false
      disarm()
      if (isRunning()) {
        countDown(seconds, close)
      } else {
        countdown?.cancel()
        close()
      }
    },
  }
}
