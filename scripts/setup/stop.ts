/**
 * Ends the program because of something that its user can put right.
 *
 * @param sentence what is wrong and what to do about it
 */
export function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
