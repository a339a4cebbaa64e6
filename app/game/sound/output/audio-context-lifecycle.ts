/** Owns one AudioContext. Browsers may refuse it, leave it suspended until a gesture, or interrupt it (a phone call in WebKit). */
export interface LifecycleOptions {
  /** Opens a context; may throw. */
  readonly open: () => AudioContext
  /** Called with each new context, to build its audio graph. */
  readonly onOpen: (context: AudioContext) => void
  /** Called once before the context is closed. */
  readonly onClose: () => void
  /** Where the player's gestures arrive. */
  readonly gestures: EventTarget
}

/** The events that browsers, between them, accept as a player's gesture. */
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const

export class AudioContextLifecycle {
  readonly #options: LifecycleOptions
  #timer: ReturnType<typeof setTimeout> | undefined
  #context: AudioContext | null = null
  #isWanted = false
  #isFinal = false

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
    try {
      this.#context = this.#options.open()
    } catch {
      return
    }
    this.#context.addEventListener('statechange', this.#onStateChange)
    this.#options.onOpen(this.#context)
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

  readonly #onGesture = (): void => this.#tryToResume()

  #listen(): void {
    for (const name of GESTURES) this.#options.gestures.addEventListener(name, this.#onGesture, { capture: true })
  }

  #stopListening(): void {
    for (const name of GESTURES) this.#options.gestures.removeEventListener(name, this.#onGesture, { capture: true })
  }
}
