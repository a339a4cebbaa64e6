/** The files that the HTML of a built page names. */

const PICTURE = /<picture\b[^>]*>.*?<\/picture>|<img\b[^>]*>/gs

/**
 * The pictures of a page, each with the heaviest file that a browser of today would choose for it: the largest candidate
 * of the first format offered, on the kind of screen that asks for most.
 *
 * @returns the candidates as paths below the root
 */
export function picturesIn(html: string): { isLazy: boolean; candidates: string[] }[] {
  return [...html.matchAll(PICTURE)].map(([picture]) => {
    const byScreen = new Map<string, string>()
    for (const [source] of picture.matchAll(/<source\b[^>]*>/g)) {
      const screen = /\smedia="([^"]*)"/.exec(source)?.[1] ?? ''
      if (!byScreen.has(screen)) byScreen.set(screen, /\ssrcset="([^"]*)"/i.exec(source)?.[1] ?? '')
    }
    if (byScreen.size === 0) {
      const set = /\ssrcset="([^"]*)"/i.exec(picture)?.[1] ?? /\ssrc="([^"]*)"/.exec(picture)?.[1]
      byScreen.set('', set ?? '')
    }
    return {
      isLazy: /\sloading="lazy"/.test(picture),
      candidates: [...byScreen.values()]
        .flatMap((set) => set.split(','))
        .map((candidate) => candidate.trim().split(/\s+/)[0]?.replace(/^\//, '') ?? '')
        .filter((path) => path !== ''),
    }
  })
}

/** The site's own files that a page names besides its pictures, as paths below the root. */
export function filesNamedIn(page: string): string[] {
  const html = page.replaceAll(PICTURE, '')
  const named = [
    ...html.matchAll(/(?:href|src|srcset)="\/([^"?#\s]+\.[a-z0-9]+)#?"/g),
    ...html.matchAll(/["']\/(assets\/[^"']+)["']/g),
  ]
  return [...new Set(named.map(([, path = '']) => path))]
}
