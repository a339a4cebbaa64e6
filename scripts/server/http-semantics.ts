/** The parts of RFC 9110 that a server of files needs: content codings, conditional requests, byte ranges. */

/** @typedef {import('node:http').IncomingHttpHeaders} RequestHeaders */

/**
 * @param {string | undefined} accepted the request's Accept-Encoding (12.5.3)
 * @param {readonly string[]} offered in the server's order of preference
 * @returns {string} the offered coding with the highest weight; `identity` where none is accepted
 */
export function preferredCoding(accepted, offered) {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [coding, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
    }),
  )
  const weightOf = (/** @type {string} */ coding) =>
    weights.get(coding) ?? (coding === 'identity' ? 0 : (weights.get('*') ?? 0))
  const best = Math.max(...offered.map(weightOf))
  return (best > 0 && offered.find((coding) => weightOf(coding) === best)) || 'identity'
}

/** @param {string} list of ETags, or `*` @param {string} tag a strong one @param {'strong' | 'weak'} comparison */
function includesTag(list, tag, comparison) {
  if (list.trim() === '*') return true
  return list.split(',').some((each) => each.trim().replace(comparison === 'weak' ? /^W\// : '', '') === tag)
}

/**
 * The preconditions in their order (13.2.2). A date that cannot be read is no condition.
 *
 * @param {RequestHeaders} request
 * @param {string} tag the strong ETag of what would be sent
 * @param {number} lastModified in milliseconds, a whole second
 * @returns {200 | 304 | 412}
 */
export function statusByConditions(request, tag, lastModified) {
  const ifMatch = request['if-match']
  const isUnmet =
    ifMatch === undefined
      ? lastModified > Date.parse(request['if-unmodified-since'] ?? '')
      : !includesTag(ifMatch, tag, 'strong')
  if (isUnmet) return 412
  const ifNoneMatch = request['if-none-match']
  const isKnown =
    ifNoneMatch === undefined
      ? lastModified <= Date.parse(request['if-modified-since'] ?? '')
      : includesTag(ifNoneMatch, tag, 'weak')
  return isKnown ? 304 : 200
}

/** @param {RequestHeaders} request @param {string} tag @param {number} lastModified @returns {boolean} 13.1.5 */
function isRangeCurrent({ 'if-range': ifRange }, tag, lastModified) {
  return ifRange === undefined || ifRange === tag || Date.parse(String(ifRange)) === lastModified
}

/**
 * One range of bytes (14.2). Several ranges, another unit and what is no range are ignored, as the RFC allows.
 *
 * @param {RequestHeaders} request
 * @param {{ tag: string, lastModified: number, size: number }} file what would be sent whole
 * @returns {{ first: number, last: number } | 'unsatisfiable' | undefined} undefined: send it whole
 */
export function requestedRange(request, { tag, lastModified, size }) {
  const [, from, to] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(request.range ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  if (!isRangeCurrent(request, tag, lastModified)) return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  if (first >= size) return 'unsatisfiable'
  return { first, last: from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
