/** The fallback timer fires this much later than the context's own clock should, in milliseconds. */
const FALLBACK_MILLISECONDS = 80
/** A context that is not running after this long is treated as one that never will. */
const ARRIVAL_MILLISECONDS = 1000

/**
 * Calls back once a context has played for some seconds. A source node measures them, because timers of a hidden page may be a
 * second late; a timer is the fallback where the context's clock stands still.
 */
export class PlaybackCountdown {
  #context: AudioContext | null = null
  #seconds = 0
  #act: () => void = () => undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #source: ConstantSourceNode | null = null

  /** Replaces a countdown in progress. Counting begins when the context runs. */
  start(context: AudioContext, seconds: number, act: () => void): void {
    this.cancel()
    this.#context = context
    this.#seconds = seconds
    this.#act = act
    this.#timer = setTimeout(() => this.#finish(), ARRIVAL_MILLISECONDS)
    if (context.state === 'running') this.onRunning()
  }

  /** To be called when the context begins to run. */
  onRunning(): void {
    if (this.#context === null || this.#source !== null) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#finish(), this.#seconds * 1000 + FALLBACK_MILLISECONDS)
    this.#source = this.#context.createConstantSource()
    this.#source.offset.value = 0
    this.#source.connect(this.#context.destination)
    this.#source.onended = () => this.#finish()
    this.#source.start()
    this.#source.stop(this.#context.currentTime + this.#seconds)
  }

  cancel(): void {
    clearTimeout(this.#timer)
    this.#context = null
    if (this.#source === null) return
    this.#source.onended = null
    this.#source.disconnect()
    this.#source = null
  }

  #finish(): void {
    this.cancel()
    this.#act()
  }
}
