/** What stands in the place of a part of the game that the player asked for and that has to be fetched. */

export function ComingPart() {
  return <p role="status">Loading…</p>
}

/** Engines remember a failed import, so only a reload can bring it. In one line, which is all that is in view. */
export function LostPart() {
  return <p role="status">This couldn’t be loaded. Try a reload.</p>
}
