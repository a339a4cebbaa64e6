/** Whether the visitor asked their browser to save data; `false` where the browser does not tell. Needs a browser: not for rendering. */
export function prefersLessData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
}
