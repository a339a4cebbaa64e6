/** WebDriver BiDi over a web socket, as far as the checks of the engines need it. */
// Node's own WebSocket closes after some 4,100 messages (Node 20.20).
import { WebSocket } from 'ws'

/** As long as WebDriver waits for a script. */
const MOST_MILLISECONDS = 60_000

/**
 * @param {number} port where a browser listens
 * @returns {Promise<{ send: (method: string, params: object) => Promise<any>, takeReportedErrors: () => string[], close: () => void }>}
 *   `takeReportedErrors`: the errors and warnings of the log since the last call, once the log is subscribed to
 * @throws {Error} when nothing listens there
 */
export async function connectBidi(port) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('Nothing listens there.')))
  })
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map()
  /** @type {string[]} */
  const reportedErrors = []
  let latest = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(/** @type {string} */ (data))
    if (message.type === 'event') {
      const { level, text } = message.params
      if (message.method === 'log.entryAdded' && (level === 'error' || level === 'warn'))
        reportedErrors.push(`${level}: ${text}`)
      return
    }
    const asker = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'success') asker?.resolve(message.result)
    else asker?.reject(new Error(`${message.error}: ${message.message}`))
  })
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        latest += 1
        waiting.set(latest, { resolve, reject })
        socket.send(JSON.stringify({ id: latest, method, params }))
        // A closed socket never answers, and a browser may hang.
        setTimeout(() => reject(new Error(`No answer to ${method}.`)), MOST_MILLISECONDS).unref()
      }),
    takeReportedErrors: () => reportedErrors.splice(0),
    close: () => socket.close(),
  }
}
