/** The id of the element that React hydrates. Extensions use `app` and `root` for elements of their own. */
export const CONTAINER_ID = 'ringwake-page'
