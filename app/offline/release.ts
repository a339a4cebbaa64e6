/** One build of the site, as scripts/build-steps/service-worker.ts writes it before the worker's own code. */
export interface Release {
  /** Another for each build whose pages, files or worker differ. */
  readonly name: string
  /** The SHA-256 of each page, in hexadecimal digits, by its address; the 404 page is `/404`. */
  readonly pages: Readonly<Record<string, string>>
  /** The addresses of the scripts, styles, fonts and drawings. Their names change with their content. */
  readonly assets: readonly string[]
}

/** What a release takes up on a device, at most, as the cookies policy says it; the build holds it. */
export const OFFLINE_COPY_MEGABYTES = 1.5

/** How the names of this site's caches begin; the name of the release follows. */
export const CACHE_PREFIX = 'ringwake-'
