/** Patterns for the addresses of built files, whose names end with a hash. */

/** With or without a query, by which a file may be requested again. `name` and `ending` are parts of the pattern. */
export function builtFile(name: string, ending = 'js'): RegExp {
  return new RegExp(String.raw`/assets/${name}-[^/]+\.${ending}(?:\?|$)`)
}

export const GAME_SCRIPT = builtFile('game-dialog')
export const PRIVACY_SCRIPT = builtFile('privacy-policy')
export const HERO_FILE = builtFile('hero', '(?:avif|webp)')
