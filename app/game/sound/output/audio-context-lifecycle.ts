/**
 * Owns one AudioContext. Browsers may refuse it, leave it suspended until a gesture, interrupt it (a phone call in WebKit), or
 * report it as running while its clock stands still (WebKit after a long time in the background).
 */
export interface LifecycleOptions {
  /** Opens a context; may throw. */
  readonly open: () => AudioContext
  /** Called with each new context, to build its audio graph; if it throws, the context is closed and sound is given up. */
  readonly onOpen: (context: AudioContext) => void
  /** Called once before the context is closed. */
  readonly onClose: () => void
  /** Where the player's gestures arrive. */
  readonly gestures: EventTarget
}

/** The events that browsers, between them, accept as a player's gesture. */
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const
/** A clock that has stood still this long, in seconds, is stuck. */
const STUCK_SECONDS = 1

export class AudioContextLifecycle {
  readonly #options: LifecycleOptions
  #timer: ReturnType<typeof setTimeout> | undefined
  #context: AudioContext | null = null
  #isWanted = false
  #isFinal = false
  /** The context's time as last seen, and the seconds since it changed. */
  readonly #clock = { seen: -1, stuckSeconds: 0 }

  constructor(options: LifecycleOptions) {
    this.#options = options
  }

  /** The context, or null while there is none: not opened yet, refused, or closed. */
  get context(): AudioContext | null {
    return this.#context
  }

  /** Whether sound can be heard. */
  isRunning(): boolean {
    return this.#context?.state === 'running'
  }

  /** Opens or resumes the context, or waits for the next gesture to do so. Best called from a gesture. */
  resume(): void {
    if (this.#isFinal) return
    clearTimeout(this.#timer)
    this.#isWanted = true
    this.#clock.seen = -1
    this.#clock.stuckSeconds = 0
    if (this.#context === null) this.#open()
    if (this.#context === null || this.isRunning()) return
    this.#listen()
    this.#tryToResume()
  }

  /** Suspends the context after `seconds`, unless it is resumed before. */
  suspendAfter(seconds: number): void {
    if (this.#context === null || this.#isFinal || !this.#isWanted) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#isWanted = false
      this.#stopListening()
      this.#suspend()
    }, seconds * 1000)
  }

  /** Call now and then while sound is wanted, with the seconds since the last call: restarts a clock that stands still. */
  checkClock(seconds: number): void {
    if (this.#context === null || !this.#isWanted || !this.isRunning()) return
    const { currentTime } = this.#context
    this.#clock.stuckSeconds = currentTime === this.#clock.seen ? this.#clock.stuckSeconds + seconds : 0
    this.#clock.seen = currentTime
    if (this.#clock.stuckSeconds < STUCK_SECONDS) return
    this.#clock.stuckSeconds = 0
    // WebKit ignores a resume of a context that it believes to run. The state change after the suspend resumes it.
    this.#suspend()
  }

  /** Closes the context after `seconds`, or at once where it is silent anyway. Final. */
  closeAfter(seconds: number): void {
    this.#isFinal = true
    this.#isWanted = false
    this.#stopListening()
    clearTimeout(this.#timer)
    if (this.isRunning()) this.#timer = setTimeout(() => this.#close(), seconds * 1000)
    else this.#close()
  }

  #open(): void {
    let opened: AudioContext
    try {
      opened = this.#options.open()
    } catch {
      return
    }
    try {
      this.#options.onOpen(opened)
    } catch {
      this.#isFinal = true
      opened.close().catch(() => undefined)
      return
    }
    this.#context = opened
    opened.addEventListener('statechange', this.#onStateChange)
  }

  #close(): void {
    if (this.#context === null) return
    const closing = this.#context
    this.#context = null
    closing.removeEventListener('statechange', this.#onStateChange)
    this.#options.onClose()
    closing.close().catch(() => undefined)
  }

  readonly #onStateChange = (): void => {
    if (this.#context === null || this.#isFinal) return
    if (this.isRunning()) {
      this.#stopListening()
      if (!this.#isWanted) this.#suspend()
    } else if (this.#isWanted) {
      this.#listen()
      this.#tryToResume()
    }
  }

  /** A refusal needs no answer: the state stays as it is, and the next gesture tries again. */
  #tryToResume(): void {
    this.#context?.resume().catch(() => undefined)
  }

  #suspend(): void {
    this.#context?.suspend().catch(() => undefined)
  }

  readonly #onGesture = (): void => {
    if (this.#isWanted) this.#tryToResume()
    else this.#stopListening()
  }

  #listen(): void {
    for (const name of GESTURES) this.#options.gestures.addEventListener(name, this.#onGesture, { capture: true })
  }

  #stopListening(): void {
    for (const name of GESTURES) this.#options.gestures.removeEventListener(name, this.#onGesture, { capture: true })
  }
}
