/** Says short words at once, with a voice of this device: the browser's others would send the words to a server. */

/** Faster than usual, because a word is worth most at once. */
const RATE = 1.6

/**
 * Speaks a word and cuts off the one before. Gives false where the device has no voice: the caller then announces the word.
 * `volume` in [0, 1].
 */
export function speakAtOnce(word: string, volume: number): boolean {
  if (typeof speechSynthesis === 'undefined') return false
  const voices = speechSynthesis.getVoices().filter(({ localService }) => localService)
  const voice = voices.find(({ lang }) => lang.startsWith('en'))
  if (voice === undefined) return false
  const utterance = new SpeechSynthesisUtterance(word)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = RATE
  utterance.volume = volume
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return true
}
