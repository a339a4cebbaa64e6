/**
 * A fake Web Audio context: it plays nothing and records its nodes and their changes. Its clock runs only in `play`.
 */

interface Change {
  readonly value: number
  readonly at: number
  readonly seconds: number
}

export class RecordingParameter {
  value = 0
  readonly changes: Change[] = []

  setTargetAtTime(value: number, at: number, seconds: number): this {
    this.changes.push({ value, at, seconds })
    this.value = value
    return this
  }

  setValueAtTime(value: number, at: number): this {
    return this.setTargetAtTime(value, at, 0)
  }

  cancelScheduledValues(): this {
    this.changes.length = 0
    return this
  }
}

export class RecordingNode {
  readonly kind: string
  /** What this node feeds: nodes and parameters. */
  readonly feeds = new Set<unknown>()
  readonly gain = new RecordingParameter()
  readonly pan = new RecordingParameter()
  readonly offset = new RecordingParameter()
  readonly detune = new RecordingParameter()
  readonly frequency = new RecordingParameter()
  readonly Q = new RecordingParameter()
  readonly delayTime = new RecordingParameter()
  readonly playbackRate = new RecordingParameter()
  type = ''
  loop = false
  buffer: { readonly name?: string } | null = null
  curve: unknown = null
  onended: (() => void) | null = null
  startedAt: number | null = null
  stopsAt: number | null = null

  constructor(kind: string) {
    this.kind = kind
  }

  connect(target: unknown): unknown {
    this.feeds.add(target)
    return target
  }

  disconnect(): void {
    this.feeds.clear()
  }

  start(at = 0): void {
    this.startedAt = at
  }

  stop(at = 0): void {
    if (this.startedAt === null) throw new Error('stopped before it was started')
    this.stopsAt = at
  }
}

export class RecordingContext extends EventTarget {
  state: 'running' | 'suspended' | 'interrupted' | 'closed' = 'suspended'
  currentTime = 0
  readonly sampleRate = 48_000
  readonly destination = new RecordingNode('destination')
  readonly nodes: RecordingNode[] = []
  /** Whether `resume` is refused, as before a gesture or during a phone call. */
  isRefusing = false
  resumes = 0

  enter(state: RecordingContext['state']): void {
    if (this.state === state) return
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }

  /** Advances a running context by `seconds` and ends the sources that stop within them. */
  play(seconds: number): void {
    if (this.state !== 'running') return
    this.currentTime += seconds
    for (const node of [...this.nodes]) {
      if (node.stopsAt === null || node.stopsAt > this.currentTime) continue
      node.stopsAt = null
      node.onended?.()
    }
  }

  resume(): Promise<void> {
    this.resumes += 1
    if (this.isRefusing || this.state === 'closed') return Promise.reject(new Error('refused'))
    this.enter('running')
    return Promise.resolve()
  }

  suspend(): Promise<void> {
    if (this.state === 'closed') return Promise.reject(new Error('closed'))
    this.enter('suspended')
    return Promise.resolve()
  }

  close(): Promise<void> {
    if (this.state === 'closed') return Promise.reject(new Error('closed twice'))
    this.enter('closed')
    return Promise.resolve()
  }

  /** Nodes that are still connected. */
  connected(): RecordingNode[] {
    return this.nodes.filter((node) => node.feeds.size > 0)
  }

  all(kind: string): RecordingNode[] {
    return this.nodes.filter((node) => node.kind === kind)
  }

  private made(kind: string): RecordingNode {
    const node = new RecordingNode(kind)
    this.nodes.push(node)
    return node
  }

  createGain = () => this.made('gain')
  createDelay = () => this.made('delay')
  createChannelMerger = () => this.made('merger')
  createChannelSplitter = () => this.made('splitter')
  createBiquadFilter = () => this.made('filter')
  createWaveShaper = () => this.made('shaper')
  createStereoPanner = () => this.made('panner')
  createOscillator = () => this.made('oscillator')
  createConstantSource = () => this.made('constant')
  createBufferSource = () => this.made('source')
  createBuffer = (channels: number, length: number) => ({ channels, length, copyToChannel: () => undefined })

  /** The same object, typed for the code under test. */
  asAudioContext(): AudioContext {
    return this as unknown as AudioContext
  }
}

/** Opens fake contexts and keeps them. `context` gives the latest; `isRefusing` is how each one begins. */
export function recordContexts(isRefusing = false) {
  const contexts: RecordingContext[] = []
  return {
    contexts,
    openContext: (): AudioContext => {
      const opened = new RecordingContext()
      opened.isRefusing = isRefusing
      contexts.push(opened)
      return opened.asAudioContext()
    },
    context: (): RecordingContext => {
      const latest = contexts.at(-1)
      if (latest === undefined) throw new Error('no context was opened')
      return latest
    },
  }
}

/** An event target that counts its listeners. */
export class CountingTarget extends EventTarget {
  private readonly known = new Map<string, Set<unknown>>()

  get listeners(): number {
    return [...this.known.values()].reduce((sum, listeners) => sum + listeners.size, 0)
  }

  override addEventListener(...given: Parameters<EventTarget['addEventListener']>): void {
    this.known.set(given[0], (this.known.get(given[0]) ?? new Set()).add(given[1]))
    super.addEventListener(...given)
  }

  override removeEventListener(...given: Parameters<EventTarget['removeEventListener']>): void {
    this.known.get(given[0])?.delete(given[1])
    super.removeEventListener(...given)
  }
}
