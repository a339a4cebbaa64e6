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

/** The layers, from the top down; each may use what stands below it. See docs/architecture.md. */
const LAYER_ZONES = [
  { target: './app/game/simulation', from: './app', except: ['./game/simulation'] },
  { target: './app/game/rendering', from: './app', except: ['./game/rendering', './game/simulation'] },
  { target: './app/game/sound', from: './app', except: ['./game/sound', './game/simulation'] },
  { target: './app/game/ui', from: './app', except: ['./game', './styles'] },
  { target: './app/site', from: './app/routes' },
  { target: './app/site', from: './app/game', except: ['./ui/game-dialog.tsx'] },
  { target: './app/styles', from: './app', except: ['./styles'] },
  { target: './app/routes', from: './app/game' },
].map((zone) => ({ ...zone, message: 'This import goes against the direction of the layers (docs/architecture.md).' }))

const STATIC_GAME_IMPORT = {
  selector:
    ':matches(ImportDeclaration[importKind!="type"], ExportNamedDeclaration, ExportAllDeclaration)[source.value=/game\\u002F/]',
  message: 'The site opens the game by import() only, so that no game code is fetched before it is asked for.',
}

export default tseslint.config(
  { ignores: ['build', '.react-router', '.cache', 'node_modules', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
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
    files: ['app/game/simulation/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...INEXACT_MATHS.map((property) => ({
          object: 'Math',
          property,
          message: 'Its last bit is the engine’s choice; the simulation uses only what IEEE 754 fixes.',
        })),
      ],
      'no-restricted-globals': [
        'error',
        ...['Date', 'performance', 'Temporal', 'Intl', 'crypto', 'setTimeout', 'setInterval', 'queueMicrotask'].map(
          (name) => ({
            name,
            message: 'The simulation knows no clock, no chance and no place but its state.',
          }),
        ),
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "BinaryExpression[operator='**']", message: 'The last bit of ** is the engine’s choice.' },
        { selector: "AssignmentExpression[operator='**=']", message: 'The last bit of **= is the engine’s choice.' },
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
        { patterns: [{ regex: '^[^.]', message: 'The simulation depends on nothing but itself.' }] },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
)
