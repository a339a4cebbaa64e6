/**
 * A request handler for a server that listens before it can answer: requests wait for the real handler.
 *
 * @returns {{ handle: import('node:http').RequestListener, answerBy: (handler: import('node:http').RequestListener) => void }}
 */
export function waitingHandler() {
  /** @type {(handler: import('node:http').RequestListener) => void} */
  let answerBy = () => undefined
  /** @type {Promise<import('node:http').RequestListener>} */
  const given = new Promise((resolve) => {
    answerBy = resolve
  })
  return {
    handle: (request, response) => void given.then((handler) => handler(request, response)),
    answerBy: (handler) => answerBy(handler),
  }
}
