/** Two rules that oxlint lacks, with the names and options that they have in ESLint. */
import { isAbsolute, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** @param {string} folder @param {string} file */
function contains(folder, file) {
  const path = relative(folder, file)
  return !path.startsWith('..') && !isAbsolute(path)
}

/**
 * The file that an import names: every import within the project does so in full.
 *
 * @param {string} source @param {string} importer
 */
function importedFile(source, importer) {
  const [path = ''] = source.split('?')
  if (path.startsWith('~/')) return resolve(ROOT, 'app', path.slice(2))
  return path.startsWith('.') ? resolve(importer, '..', path) : undefined
}

/** @typedef {{ target: string | string[], from: string, except?: string[], message: string }} Zone */

const noRestrictedPaths = {
  meta: { schema: false },
  /** @param {any} context */
  create(context) {
    const { physicalFilename: importer } = context
    /** @type {Zone[]} */
    const zones = context.options[0].zones.filter((/** @type {Zone} */ { target }) =>
      [target].flat().some((folder) => contains(resolve(ROOT, folder), importer)),
    )
    /** @param {any} node */
    function check({ source }) {
      const imported = typeof source?.value === 'string' ? importedFile(source.value, importer) : undefined
      if (imported === undefined) return
      for (const { from, except = [], message } of zones) {
        const folder = resolve(ROOT, from)
        if (contains(folder, imported) && !except.some((allowed) => contains(resolve(folder, allowed), imported)))
          context.report({ node: source, message })
      }
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

const noRestrictedSyntax = {
  meta: { schema: false },
  /** @param {any} context */
  create: (context) =>
    Object.fromEntries(
      context.options.map((/** @type {{ selector: string, message: string }} */ { selector, message }) => [
        selector,
        (/** @type {unknown} */ node) => context.report({ node, message }),
      ]),
    ),
}

export default {
  meta: { name: 'project' },
  rules: { 'no-restricted-paths': noRestrictedPaths, 'no-restricted-syntax': noRestrictedSyntax },
}
