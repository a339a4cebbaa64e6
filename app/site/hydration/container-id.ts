/** Of the part of the document that React owns. Not a name that an extension gives its own, as `app` and `root` are. */
export const CONTAINER_ID = 'ringwake-page'
