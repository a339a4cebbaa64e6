/** The custom properties that the first rule of the style sheet (`:root`) declares, by name, as they are written. */
export function rootTokens(css: string): ReadonlyMap<string, string> {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const root = /:root\s*\{([^}]*)\}/.exec(withoutComments)?.[1] ?? ''
  return new Map(
    [...root.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}

/** What a token finally stands for. @throws Error for a name that is not declared or stands for itself */
export function resolveToken(tokens: ReadonlyMap<string, string>, name: string): string {
  let value = tokens.get(name)
  for (let steps = 0; steps < tokens.size; steps += 1) {
    if (value === undefined) throw new Error(`The token ${name} leads to one that is not declared.`)
    const next = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    if (next === undefined) return value
    value = tokens.get(next)
  }
  throw new Error(`The token ${name} stands for itself.`)
}
