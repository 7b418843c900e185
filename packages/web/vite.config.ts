import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

/** What every public page shares, the home page's parts among it. Pieces and parts that only later pages or sheets use are not named. */
const MARKET = [
  /web\/src\/ui\/(badge|brand-mark|button|class-names|error-state|icon|icon-button|icon-paths|loading-bar|picture|platform-mark|price|price-text|pull-to-refresh|seal|search-field|section|skeleton|spinner|tab-bar|toasts|top-bar|use-focus-on-arrival|visually-hidden|empty-state)\./,
  /web\/src\/app\/(shop-card\/|(after-paint|app-providers|app-router|app-routes|arrival|ask|back-bar|busy-context|controlled-fields|decoded|error-page|failure-context|failure-boundary|failure-error|house-answers|layout|next-task|page-code|page-link|page-parameters|page-state|page-title|paged-query|pages-context|person-routes|plain-link|ports-context|preferences|prefetch-page|query-client|reload-once|root-layout|route-failure-page|route-row|router-context|routes|screen|scroll-places|session-context|session-lapse|session-source|shell-context|standing-pages|taken-over-later|thrifty-connection|use-after-first-picture|use-history-flag|wallet-routes|when-seen)\.)/,
  /web\/src\/words\/(app|catalog|titles|words)\./,
  /web\/src\/features\/catalog\/(catalog-queries|count-text|money-text|home\/(platform-grid|home-page\.module))/,
  /core\/src\/(kernel\/|format\/|catalog\/(?!figure-names|listing-rows))/,
  /core\/src\/words\/(?!remaining|names)/,
  /core\/src\/session\/(access-policy|plain-path|return-path|session)\./,
]

/** What a shop's page shows, and a list's or an order's with it: fetched with the first shop in view, before anybody taps. */
const SHOP = [
  /web\/src\/ui\/(bar-chart|carousel|chart|cost-table|figure|figure-grid|media|notice|rating-bar|segmented-control|sticky-action|use-dismiss)\./,
  /web\/src\/app\/(total-cost\/|(shop-query|taken-notice|use-now|use-rest-later)\.)/,
  /web\/src\/words\/shop\./,
  /web\/src\/features\/catalog\/(shop\/(deal-steps|shop-actions|shop-figures|shop-page\.module))/,
  /core\/src\/orders\/(deadlines|deposit|order-status|payment-due|purchase-terms|signing-days|terms-version|total-cost)\./,
  /core\/src\/catalog\/figure-names\./,
]

/** What a list shows. */
const LIST = [/web\/src\/ui\/(chip|chip-group|endless-list)\./, /web\/src\/app\/use-paged\./, /web\/src\/features\/catalog\/list\/(chosen-filters|list-address|list-heading|platform-strip)/]

/** What forms are made of: small parts that each page of a person needs several of. */
const FIELDS = [
  /web\/src\/ui\/(card|checkbox|code-field|field|list-row|open-field|payment-password-field|radio-cards|select-field|six-boxes|steps|switch|tabs|text-area|text-field|timeline|use-field-ids)\./,
  /web\/src\/app\/(forms\/|photos\/|place-failure|use-focus-wrong-field)/,
  /web\/src\/words\/form\./,
]

/** How core judges what is typed: the forms need it, and the rows of the wire. */
const JUDGING = /core\/src\/(account\/|input\/(is-|has-valid|passes|password-weakness|digits-only|clean-(resident|credit)))/

/** What the pages of an account share. */
const ACCOUNT = [
  /web\/src\/features\/account\/([^/]+$|me\/me-view)/,
  /web\/src\/words\/(account|media|photo)\./,
]

const inPackage = (names: string) => new RegExp(`node_modules/(\\.pnpm/)?(${names})[+@/]`)

const FIRST_LIBRARIES = inPackage('react|react-dom|preact|@preact|react-router|cookie|set-cookie-parser|@tanstack')

/**
 * Few files instead of many small ones: on a slow connection each costs a round trip, and together they compress
 * better. `vendor` changes with the libraries only.
 */
const CHUNKS = [
  { name: 'dialogs', test: inPackage('@base-ui|@floating-ui|tabbable|reselect|use-sync-external-store'), priority: 40 },
  { name: 'machines', test: (id: string) => inPackage('xstate|@xstate').test(id) || id.endsWith('.machine.ts'), priority: 40 },
  { name: 'vendor', test: (id: string) => FIRST_LIBRARIES.test(id) || /vite\/preload-helper|rolldown\/runtime|@oxc-project\+runtime/.test(id), priority: 30 },
  { name: 'judging', test: JUDGING, priority: 25 },
  { name: 'fields', test: (id: string) => FIELDS.some((part) => part.test(id)), priority: 25 },
  { name: 'account', test: (id: string) => ACCOUNT.some((part) => part.test(id)), priority: 25 },
  { name: 'shop', test: (id: string) => SHOP.some((part) => part.test(id)), priority: 20 },
  { name: 'list', test: (id: string) => LIST.some((part) => part.test(id)), priority: 20 },
  { name: 'market', test: (id: string) => MARKET.some((part) => part.test(id)), priority: 20 },
]

/**
 * What the first tap runs is compiled while it arrives, off the page's thread, instead of function by function while a
 * finger waits: a hint that Chrome and Android's WebView read, and a comment to everybody else.
 */
const COMPILED_ON_ARRIVAL = new Set(['vendor', 'market', 'shop', 'shop-page'])
const compileHints = (): Plugin => ({
  name: 'compile-hints',
  generateBundle: {
    // After Vite has put its own first line before each file: the hint counts only where it comes first of all.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && COMPILED_ON_ARRIVAL.has(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
})

/** react-router's exports lead to its development build for every bundler; its production build lies beside it. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({ find, replacement: fileURLToPath(new URL(`node_modules/${replacement}`, import.meta.url)) }))

/**
 * Names that only a developer's tools read, and contexts, sets and classes that no bundler knows to be droppable, keep all of
 * react-router in the build: its forms, its router with data, its pages of errors, its server's half.
 */
const droppableRouter = (): Plugin => ({
  name: 'droppable-router',
  transform: (code, id) =>
    id.includes('/react-router/dist/production/')
      ? code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^var (\w+) = (class extends React\d*\.Component \{$[^]*?^\});$\n(\1\.contextType = \w+;)?/gm, 'var $1 = /* @__PURE__ */ (() => { const $1 = $2; $3 return $1 })();\n')
          .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\(|new Set\()/g, '= /* @__PURE__ */ ')
      : undefined,
})

/** By a row's `source` the server finds the files of a page; the browser's table of pages does without. */
const withoutSources = (): Plugin => ({
  name: 'without-sources',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (/\/src\/app\/(person-)?routes\.ts$/.test(id) ? code.replaceAll(/\bsource: (['"])[^'"]*\1,/g, '') : undefined),
})

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 5)

/** Some tests read style sheets as text; Vitest empties the others. Testing Library asks React's old address for `act`. */
const forTests = {
  test: {
    css: { include: [/\.css\?raw/] },
    alias: { '@testing-library/react': '@testing-library/react/dist/@testing-library/react.esm.js', 'react-dom/test-utils': 'preact/compat/test-utils' },
    server: { deps: { inline: ['@testing-library/react'] } },
  },
}

/**
 * `vite build --config packages/web/vite.config.ts` makes what the browser loads (dist/client, with a manifest);
 * `vite build --config … --ssr src/entry-server.tsx` makes the one file that the server imports (dist/server).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  plugins: isSsrBuild ? [] : [compileHints(), withoutSources(), droppableRouter()],
  ...(command === 'build' ? { resolve: { alias: PRODUCTION_ROUTER } } : {}),
  css: {
    modules: {
      // Short, and the same in both builds wherever they are started.
      generateScopedName: (name, file) => `d${shortHash(`${relative(here('.'), file.split('?')[0] ?? file)}:${name}`)}`,
    },
  },
  build: {
    target: ['chrome79', 'safari14'],
    cssTarget: ['chrome79', 'safari14'],
    manifest: !isSsrBuild,
    sourcemap: false,
    assetsInlineLimit: 0,
    outDir: isSsrBuild ? here('dist/server') : here('dist/client'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? { target: 'node20' } : { rolldownOptions: { input: here('src/entry-client.tsx'), output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } } } }),
  },
  // The server imports one file; nothing of web's is looked up at run time. In development and tests packages stay outside.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  ...forTests,
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
