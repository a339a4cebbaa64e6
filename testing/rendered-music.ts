/** Renders the music of a whole flight faster than it sounds, and measures its loudness. Runs in a page: bundle it as a script. */
import { skyOfCourse } from '../app/game/rendering/mood/course-sky.ts'
import { steerTowardsCourse } from '../app/game/simulation/flight/autopilot.ts'
import { advanceFlight, startFlight } from '../app/game/simulation/flight/flight.ts'
import { TICK_SECONDS } from '../app/game/simulation/rules.ts'
import { createMixer } from '../app/game/sound/output/mixer.ts'
import { createSampleCache } from '../app/game/sound/sample-cache.ts'
import { createFlightMusic } from '../app/game/sound/music/flight-music.ts'
import { createHumanPilot, PRACTISED } from './pilots/human-pilot.ts'

/** The filters of `loudnessOf` are for this rate. */
const SAMPLE_RATE = 48_000
const UPDATE_TICKS = 5
/** The last chord after a flight's end, and its echo. */
const ENDING_SECONDS = 6

export type MusicPilot = 'autopilot' | 'human'

/** The music of a flight, at a volume of `music`, without the other sounds. */
export async function renderMusic(seed: number, pilot: MusicPilot, mostSeconds = 60): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, (mostSeconds + ENDING_SECONDS) * SAMPLE_RATE, SAMPLE_RATE)
  const buffers = createSampleCache({ add: () => undefined, dispose: () => undefined })(context)
  const mixer = createMixer(context, { engine: 0, effects: 0, music: 1 })
  mixer.setGate(true)
  const open = createFlightMusic((course) => skyOfCourse(course).mood.name)
  const music = open(context, mixer.music, (name) => buffers.patch(name))
  const steer = pilot === 'autopilot' ? steerTowardsCourse : createHumanPilot(PRACTISED, seed)
  const state = startFlight(seed)
  const controls = { turn: 0, climb: 0 }
  music.start(0)
  while (state.phase === 'flying' && state.tick * TICK_SECONDS < mostSeconds) {
    if (state.tick % UPDATE_TICKS === 0) music.update(state, state.tick * TICK_SECONDS)
    steer(state, controls)
    advanceFlight(state, controls)
  }
  const end = state.tick * TICK_SECONDS
  if (state.phase !== 'flying') music.end(state.crashCause === 'none' ? 'complete' : state.crashCause, end)
  const rendered = await context.startRendering()
  const heard = new AudioBuffer({ length: Math.round(end * SAMPLE_RATE), numberOfChannels: 2, sampleRate: SAMPLE_RATE })
  for (const channel of [0, 1]) heard.copyToChannel(rendered.getChannelData(channel).slice(0, heard.length), channel)
  return heard
}

export interface HeardMusic {
  /** Over the whole flight, in LUFS (ITU-R BS.1770). */
  readonly integrated: number
  /** Of 400 ms, ten a second, in LUFS. */
  readonly momentary: readonly number[]
  readonly peak: number
}

export async function hearMusic(seed: number, pilot: MusicPilot): Promise<HeardMusic> {
  return loudnessOf(await renderMusic(seed, pilot))
}

/** Loudness by ITU-R BS.1770-4: K-weighted, gated at −70 LUFS and at 10 LU below the mean. */
function loudnessOf(buffer: AudioBuffer): HeardMusic {
  const channels = [0, 1].map((channel) => buffer.getChannelData(channel))
  const weighted = channels.map(kWeighted)
  const hop = SAMPLE_RATE / 10
  const powers = Array.from({ length: Math.floor(buffer.length / hop) - 3 }, (_, block) =>
    weighted.reduce((sum, samples) => sum + meanSquare(samples.subarray(block * hop, (block + 4) * hop)), 0),
  )
  const heard = powers.filter((power) => lufs(power) > -70)
  const gate = lufs(mean(heard)) - 10
  return {
    integrated: lufs(mean(heard.filter((power) => lufs(power) > gate))),
    momentary: powers.map(lufs),
    peak: Math.max(...channels.map((samples) => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0))),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const meanSquare = (samples: Float32Array) => samples.reduce((sum, each) => sum + each * each, 0) / samples.length
const lufs = (power: number) => -0.691 + 10 * Math.log10(Math.max(power, 1e-12))

/** The two filters of BS.1770-4, tables 1 and 2, for 48 kHz: a shelf for the head, and a high-pass. */
function kWeighted(samples: Float32Array): Float32Array {
  const shelf = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585]
  const highPass = [1, -2, 1, -1.99004745483398, 0.99007225036621]
  return filtered(filtered(samples, shelf), highPass)
}

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: readonly number[]): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}
