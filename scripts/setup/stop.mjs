/**
 * Ends the program because of something that its user can put right.
 *
 * @param {string} sentence what is wrong and what to do about it
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
