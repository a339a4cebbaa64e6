import { readdirSync } from 'node:fs'

/** What any folder of the game may use. */
const GAME_BASICS = ['./simulation', './flight-link', './page']

/** The layers, from the top down; each may use what stands below it. See docs/architecture.md. */
const LAYER_ZONES = [
  { target: './app/routes', from: './app/game' },
  { target: './app/site', from: './app/routes' },
  {
    target: './app/site',
    from: './app/game',
    except: ['./game-dialog.tsx', './simulation/rules.ts', './flight-link/flight-hash.ts'],
  },
  {
    target: readdirSync('app/site')
      .filter((room) => room !== 'landing')
      .map((room) => `./app/site/${room}`),
    from: './app/site/landing',
  },
  {
    target: './app/game',
    from: './app',
    except: ['./game', './hud', './styles', './course-pictures', './offline/release.ts'],
  },
  { target: './app/hud', from: './app', except: ['./hud', './styles', './game/simulation'] },
  { target: './app/offline', from: './app', except: ['./offline'] },
  { target: ['./app/game/play', './app/game/hud', './app/game/screens'], from: './app/game/game-dialog.tsx' },
  { target: ['./app/game/stores/game.ts', './app/game/hud', './app/game/screens'], from: './app/game/play' },
  { target: './app/game/play', from: './app/game/screens' },
  { target: './app/game/page', from: './app', except: ['./game/page', './game/simulation'] },
  { target: './app/game/hud', from: './app/game/screens' },
  { target: './app/game/hud', from: './app/game/input' },
  { target: './app/game/screens', from: './app/game/rendering' },
  {
    target: './app/game/input',
    from: './app/game',
    except: ['./input', './player-data', './session', ...GAME_BASICS],
  },
  { target: './app/game/safe-area', from: './app/game', except: ['./safe-area', './rendering'] },
  { target: './app/game/player-data', from: './app/game', except: ['./player-data', './session', ...GAME_BASICS] },
  { target: './app/game/session', from: './app/game', except: ['./session', ...GAME_BASICS] },
  { target: './app/game/flight-link', from: './app', except: ['./game/flight-link', './game/simulation'] },
  {
    target: './app/game/poster',
    from: './app/game',
    except: ['./poster', './hud/time-words.ts', './rendering/colour', './rendering/mood', './session', ...GAME_BASICS],
  },
  { target: './app/game/sound', from: './app', except: ['./game/sound', './game/simulation'] },
  { target: './app/game/rendering', from: './app', except: ['./game/rendering', './game/simulation'] },
  { target: './app/game/simulation', from: './app', except: ['./game/simulation'] },
  { target: './app/styles', from: './app', except: ['./styles'] },
  { target: './scripts', from: './bench' },
  ...['./bench', './scripts', './tests'].map((from) => ({ target: './testing', from })),
].map((zone) => ({ ...zone, message: 'This import goes against the direction of the layers (docs/architecture.md).' }))

const INLINE_STYLE = { selector: 'JSXAttribute[name.name="style"]', message: 'No inline styles: the CSP forbids them.' }

const STATIC_GAME_IMPORT = {
  selector:
    ':matches(ImportDeclaration[importKind!="type"], ExportNamedDeclaration, ExportAllDeclaration)[source.value=/game\\u002F(?!simulation\\u002Frules\\.ts$|flight-link\\u002Fflight-hash\\.ts$)/]',
  message:
    'Of the game the site imports the rules and the recogniser of a flight’s hash; it opens the rest by import(), so that none is fetched unasked.',
}

const NO_EXTENSION = {
  selector:
    ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^(?:\\.{1,2}|~)\\u002F.*(?<!\\.(?:ts|tsx|mjs|css|json|svg|avif|webp|png|webm|mp4|woff2)(?:\\?\\w+)?)$/]',
  message: 'Imports within the project name the file with its extension.',
}

const FLAT_TESTS = {
  name: 'vitest',
  importNames: ['describe', 'it'],
  message: 'Unit tests stand flat and are called `test`. (Playwright’s own `test.describe` scopes settings.)',
}

/** What ESLint recommends, beside what oxlint calls correctness. */
const RECOMMENDED = [
  ...['no-case-declarations', 'no-empty', 'no-fallthrough', 'no-prototype-builtins', 'no-redeclare', 'no-regex-spaces'],
  ...['no-unexpected-multiline', 'no-useless-assignment', 'preserve-caught-error'],
]

/** What typescript-eslint calls strict and stylistic, beside what oxlint calls correctness. */
const STRICT_AND_STYLISTIC = [
  ...['no-array-constructor', 'no-empty-function', 'no-useless-constructor', 'no-var', 'prefer-const'],
  ...['prefer-rest-params', 'prefer-spread'],
  ...[
    ...['adjacent-overload-signatures', 'array-type', 'ban-tslint-comment', 'class-literal-property-style'],
    ...['consistent-generic-constructors', 'consistent-indexed-object-style', 'consistent-type-assertions'],
    ...['consistent-type-definitions', 'dot-notation', 'no-confusing-non-null-assertion', 'no-deprecated'],
    ...['no-dynamic-delete', 'no-empty-object-type', 'no-explicit-any', 'no-extraneous-class'],
    ...['no-generated-empty-object-type', 'no-inferrable-types', 'no-invalid-void-type', 'no-misused-promises'],
    ...['no-mixed-enums', 'no-namespace', 'no-non-null-asserted-nullish-coalescing', 'no-non-null-assertion'],
    ...['no-require-imports', 'no-unnecessary-boolean-literal-compare', 'no-unnecessary-condition'],
    ...['no-unnecessary-template-expression', 'no-unnecessary-type-arguments', 'no-unnecessary-type-assertion'],
    ...['no-unnecessary-type-constraint', 'no-unnecessary-type-conversion', 'no-unnecessary-type-parameters'],
    ...['no-unsafe-argument', 'no-unsafe-assignment', 'no-unsafe-call', 'no-unsafe-enum-assignment'],
    ...['no-unsafe-enum-comparison', 'no-unsafe-function-type', 'no-unsafe-member-access', 'no-unsafe-return'],
    ...['non-nullable-type-assertion-style', 'only-throw-error', 'prefer-find', 'prefer-for-of'],
    ...['prefer-function-type', 'prefer-includes', 'prefer-literal-enum-member', 'prefer-nullish-coalescing'],
    ...['prefer-optional-chain', 'prefer-promise-reject-errors', 'prefer-reduce-type-parameter', 'prefer-regexp-exec'],
    ...['prefer-return-this-type', 'prefer-string-starts-ends-with', 'related-getter-setter-pairs', 'require-await'],
    ...['switch-exhaustiveness-check', 'unified-signatures', 'use-unknown-in-catch-callback-variable'],
  ].map((rule) => `typescript/${rule}`),
]

/** Who handles one of these is to be reached by keyboard as well. */
const HANDLERS = [
  ...['Blur', 'Click', 'ContextMenu', 'DblClick', 'DoubleClick', 'Drag', 'DragEnd', 'DragEnter', 'DragExit'],
  ...['DragLeave', 'DragOver', 'DragStart', 'Drop', 'Focus', 'KeyDown', 'KeyPress', 'KeyUp', 'MouseDown', 'MouseEnter'],
  ...['MouseLeave', 'MouseMove', 'MouseOut', 'MouseOver', 'MouseUp'],
].map((event) => `on${event}`)

/** @param {string[]} rules */
const errors = (rules) => Object.fromEntries(rules.map((rule) => [rule, 'error']))

/** @param {{ selector: string, message: string }[]} banned what a kind of file may not have either */
const restrictSyntax = (...banned) => ({ 'project/no-restricted-syntax': ['error', NO_EXTENSION, ...banned] })

export default {
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'deny',
    respectEslintDisableDirectives: false,
  },
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/project-rules.mjs'],
  categories: { correctness: 'error' },
  rules: {
    ...errors([...RECOMMENDED, 'no-duplicate-imports', 'no-plusplus']),
    // A leading underscore excuses nothing.
    'no-unused-vars': ['error', { varsIgnorePattern: '^$', argsIgnorePattern: '^$' }],
    // Roles such as `status` are as good as the elements that have them.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'max-params': ['error', 4],
    // Blank lines and comments count in a file, which a reader scrolls through, and not in a function.
    'max-lines': ['error', 250],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'no-restricted-imports': ['error', { paths: [FLAT_TESTS] }],
    ...restrictSyntax(),
  },
  overrides: [
    {
      // Markup is longer than the logic beside it.
      files: ['**/*.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
    },
    {
      // The policies are prose.
      files: ['app/site/policies/*-policy.tsx', 'app/site/policies/terms-of-service.tsx'],
      rules: { 'max-lines-per-function': 'off' },
    },
    {
      // A journey is a list of steps, and a property takes a parameter for each arbitrary.
      files: ['**/*.test.{ts,tsx}', 'tests/**'],
      rules: {
        'max-lines': ['error', 350],
        'max-lines-per-function': ['error', 120],
        'max-params': 'off',
        // A list of screens to try is not a list that React renders.
        'react/jsx-key': 'off',
      },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors(STRICT_AND_STYLISTIC),
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
      },
    },
    {
      files: ['app/**/*.{ts,tsx}', 'scripts/**/*.ts', 'testing/**/*.ts'],
      // Cycles are found by knip (npm run deadcode).
      rules: { 'project/no-restricted-paths': ['error', { zones: LAYER_ZONES }] },
    },
    {
      files: ['app/**/*.{ts,tsx}'],
      rules: { 'no-console': 'error' },
    },
    {
      files: ['app/**/*.tsx'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        'jsx-a11y/no-static-element-interactions': ['error', { handlers: HANDLERS }],
        ...restrictSyntax(INLINE_STYLE),
      },
    },
    {
      files: ['app/site/**/*.{ts,tsx}', 'app/hud/*.{ts,tsx}', 'app/routes/**/*.{ts,tsx}', 'app/root.tsx'],
      excludeFiles: ['app/hud/*.test.ts'],
      rules: restrictSyntax(INLINE_STYLE, STATIC_GAME_IMPORT),
    },
    {
      // What runs in every tick or frame may count through a list, because the list's iterator allocates.
      files: ['app/game/simulation/**/*.ts', 'app/game/rendering/**/*.ts'],
      rules: { 'typescript/prefer-for-of': 'off' },
    },
    {
      files: ['app/game/simulation/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...['Date', 'performance', 'Temporal', 'Intl', 'crypto', 'setTimeout', 'setInterval', 'queueMicrotask'].map(
            (name) => ({
              name,
              message: 'The simulation depends on its state alone: no clock, no randomness, no environment.',
            }),
          ),
        ],
        ...restrictSyntax(
          { selector: "BinaryExpression[operator='**']", message: 'Engines may differ in the last bit of **.' },
          { selector: "AssignmentExpression[operator='**=']", message: 'Engines may differ in the last bit of **=.' },
          {
            selector:
              ":not(MemberExpression[computed=false][property.name=/^(?:abs|ceil|floor|imul|max|min|round|sign|sqrt)$/]) > Identifier[name='Math']",
            message:
              'Of Math the simulation calls only what is exact, by name: engines may differ in the last bit of the rest.',
          },
        ),
      },
    },
    {
      files: ['app/game/simulation/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ regex: '^[^.]', message: 'The simulation depends on nothing but itself.' }] },
        ],
      },
    },
  ],
}
