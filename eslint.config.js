import js from '@eslint/js'
import importX, { createNodeResolver } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** Engines may differ in the last bit of these; the simulation must not. IEEE 754 fixes `sqrt`, and rounding is exact. */
const INEXACT_MATHS = [
  ...['acos', 'acosh', 'asin', 'asinh', 'atan', 'atan2', 'atanh', 'cbrt', 'cos', 'cosh', 'exp', 'expm1', 'f16round'],
  ...['hypot', 'log', 'log10', 'log1p', 'log2', 'pow', 'random', 'sin', 'sinh', 'sumPrecise', 'tan', 'tanh'],
]

/** What any folder of the game may use. */
const GAME_BASICS = ['./simulation', './flight-link', './arrow.tsx', './arrow.module.css']

/** The layers, from the top down; each may use what stands below it. See docs/architecture.md. */
const LAYER_ZONES = [
  { target: './app/routes', from: './app/game' },
  { target: './app/site', from: './app/routes' },
  { target: './app/site', from: './app/game', except: ['./game-dialog.tsx', './simulation/rules.ts'] },
  { target: './app/game', from: './app', except: ['./game', './styles', './offline/release.ts'] },
  { target: './app/offline', from: './app', except: ['./offline'] },
  { target: './app/game/*/**', from: './app/game/game-dialog.tsx' },
  { target: './app/game/{hud,screens}', from: './app/game/play' },
  {
    target: './app/game/input',
    from: './app/game',
    except: ['./input', './player-data', './session', ...GAME_BASICS],
  },
  { target: './app/game/player-data', from: './app/game', except: ['./player-data', './session', ...GAME_BASICS] },
  { target: './app/game/session', from: './app/game', except: ['./session', ...GAME_BASICS] },
  { target: './app/game/flight-link', from: './app', except: ['./game/flight-link', './game/simulation'] },
  { target: './app/game/sound', from: './app', except: ['./game/sound', './game/simulation'] },
  { target: './app/game/rendering', from: './app', except: ['./game/rendering', './game/simulation'] },
  { target: './app/game/simulation', from: './app', except: ['./game/simulation'] },
  { target: './app/styles', from: './app', except: ['./styles'] },
].map((zone) => ({ ...zone, message: 'This import goes against the direction of the layers (docs/architecture.md).' }))

const STATIC_GAME_IMPORT = {
  selector:
    ':matches(ImportDeclaration[importKind!="type"], ExportNamedDeclaration, ExportAllDeclaration)[source.value=/game\\u002F(?!simulation\\u002Frules\\.ts$)/]',
  message: 'Of the game the site imports the rules; it opens the rest by import(), so that none is fetched unasked.',
}

const NO_EXTENSION = {
  regex:
    '^(?:\\.{1,2}/|~/)(?!.*\\+types/).*(?<!\\.(?:ts|tsx|mjs|css|json|svg|avif|webp|png|webm|mp4|woff2)(?:\\?\\w+)?)$',
  message: 'Imports within the project name the file with its extension.',
}

const FLAT_TESTS = {
  name: 'vitest',
  importNames: ['describe', 'it'],
  message: 'Unit tests stand flat and are called `test`. (Playwright’s own `test.describe` scopes settings.)',
}

export default tseslint.config(
  { ignores: ['build', '.react-router', '.cache', 'node_modules', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  {
    rules: {
      'no-plusplus': 'error',
      'max-params': ['error', 4],
      // Blank lines and comments count: the limits are of what a reader scrolls through.
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-restricted-imports': ['error', { paths: [FLAT_TESTS], patterns: [NO_EXTENSION] }],
    },
  },
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
    rules: { 'max-lines': ['error', 300], 'max-lines-per-function': ['error', 120], 'max-params': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: ['tsconfig.json', 'app/offline/tsconfig.json'] } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.json'],
          alias: { '~': [`${import.meta.dirname}/app`] },
        }),
      ],
    },
    rules: {
      // Cycles are found by knip (npm run cycles), in a fraction of the time.
      'import-x/no-restricted-paths': ['error', { zones: LAYER_ZONES }],
      'no-console': 'error',
    },
  },
  {
    files: ['app/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="style"]', message: 'No inline styles: the CSP forbids them.' },
      ],
    },
  },
  {
    files: ['app/site/**/*.{ts,tsx}', 'app/routes/**/*.{ts,tsx}', 'app/root.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="style"]', message: 'No inline styles: the CSP forbids them.' },
        STATIC_GAME_IMPORT,
      ],
    },
  },
  {
    // What runs in every tick or frame may count through a list, because the list's iterator allocates.
    files: ['app/game/simulation/**/*.ts', 'app/game/rendering/**/*.ts'],
    rules: { '@typescript-eslint/prefer-for-of': 'off' },
  },
  {
    files: ['app/game/simulation/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...INEXACT_MATHS.map((property) => ({
          object: 'Math',
          property,
          message: 'Engines may differ in its last bit; the simulation uses only what IEEE 754 fixes.',
        })),
      ],
      'no-restricted-globals': [
        'error',
        ...['Date', 'performance', 'Temporal', 'Intl', 'crypto', 'setTimeout', 'setInterval', 'queueMicrotask'].map(
          (name) => ({
            name,
            message: 'The simulation depends on its state alone: no clock, no randomness, no environment.',
          }),
        ),
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "BinaryExpression[operator='**']", message: 'Engines may differ in the last bit of **.' },
        { selector: "AssignmentExpression[operator='**=']", message: 'Engines may differ in the last bit of **=.' },
        {
          selector: "VariableDeclarator[init.name='Math']",
          message: 'Call Math by name, so that the ban on inexact maths sees every use.',
        },
        {
          selector: "MemberExpression[object.name='Math'][computed=true]",
          message: 'Call Math by name, so that the ban on inexact maths sees every use.',
        },
      ],
    },
  },
  {
    files: ['app/game/simulation/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [NO_EXTENSION, { regex: '^[^.]', message: 'The simulation depends on nothing but itself.' }] },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
)
