/** Whether the visitor asked their browser to save data; `false` where the browser does not tell. For a page that runs. */
export function prefersLessData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
}
