export type Theme = 'night' | 'paper'

/** The custom properties of the first rule (`:root`) and of the theme's first rule, by name, as they are written. */
export function tokensOn(css: string, theme: Theme): ReadonlyMap<string, string> {
  const rules = [':root', `[data-theme='${theme}']`].map((selector) => css.split(`${selector} {`)[1]?.split('}')[0])
  return new Map(
    [...rules.join('').matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
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
