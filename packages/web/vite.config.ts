import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createChunkByRoute } from './chunk-by-route.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 5)

const inPackage = (names: string) => new RegExp(`node_modules/(\\.pnpm/)?(${names})[+@/]`)

const OWN_MODULES = /\/packages\/(core|web)\/src\//
const byRoute = createChunkByRoute()

/**
 * Few files instead of many small ones: on a slow connection each costs a round trip, and together they compress
 * better.
 */
const CHUNKS = [
  {
    name: 'vendor',
    test: inPackage('react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack|dayjs'),
    priority: 30,
  },
  // Helpers that the compiler adds for older browsers.
  { name: 'vendor', test: /@oxc-project[+/]runtime/, priority: 30 },
  { name: 'dialogs', test: inPackage('@base-ui|@floating-ui|tabbable|reselect'), priority: 20 },
  // Dialogs and machines both need them, and neither is to bring the other along.
  { name: 'shims', test: inPackage('use-sync-external-store|use-isomorphic-layout-effect'), priority: 20 },
  { name: 'machines', test: inPackage('xstate|@xstate'), priority: 20 },
  // Campaign pages and lazy parts of others both need it: merged with such a part, it would bring that along.
  { name: 'sending', test: /\/app\/device\/use-send\.ts$/, priority: 20 },
  // So do the shop page and lazy parts of orders.
  { name: 'media', test: /\/ui\/pictures\/media\.(?:tsx|module\.css)$/, priority: 20 },
  { name: 'gates', test: /\/app\/device\/use-send-gates\.ts$/, priority: 20 },
  { name: 'app', tags: ['$initial' as const], priority: 15 },
  // A few lines that nearly every page shows: in files of their own each would cost a request and compress badly.
  {
    name: 'shown',
    test: /\/(?:name-in|format-count|format-money|money-parts|shorten-number|listing-status|use-near|card-figures|compose-title|time-open|format-yuan|group-thousands|price-fall|picture-size|chinese-time|durations|industry|province|shop-kind|platform|transfer-way|inspection-words|counted|telephone-address|company\.messages)\.tsx?$/,
    priority: 14,
  },
  { name: byRoute.market, debugName: 'market', test: OWN_MODULES, priority: 10 },
  {
    name: byRoute.shared,
    debugName: 'shared',
    test: OWN_MODULES,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 700,
    priority: 5,
  },
]

/**
 * `vite build --config packages/web/vite.config.ts` makes what the browser loads (dist/client, with a manifest);
 * `vite build --config … --ssr src/entry-server.tsx` makes the one file that the server imports (dist/server).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  plugins: [react()],
  css: {
    modules: {
      // Short, and the same in both builds wherever they are started.
      generateScopedName: (name, file) => `d${shortHash(`${relative(here('.'), file.split('?')[0] ?? file)}:${name}`)}`,
    },
  },
  build: {
    target: isSsrBuild ? 'node20' : ['chrome79', 'safari14', 'ios14'],
    // Safari of phones needs prefixes that Safari of computers does not.
    cssTarget: ['chrome79', 'safari14', 'ios14'],
    manifest: !isSsrBuild,
    sourcemap: false,
    assetsInlineLimit: 0,
    outDir: isSsrBuild ? here('dist/server') : here('dist/client'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // The document loads the scripts of its page itself, and to Firefox asking for one of them again is an error. A
    // style sheet has to be there before its part is shown.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: here('src/entry-client.tsx'),
            output: {
              codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false },
              // Every first load carries the names of all files, and to a browser they say nothing.
              chunkFileNames: 'assets/[hash:7].js',
              assetFileNames: 'assets/[hash:7][extname]',
            },
          },
        }),
  },
  // The server imports one file; nothing of web's is looked up at run time. In development and tests packages stay
  // outside.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  // Some tests read style sheets as text; Vitest empties the others.
  test: { css: { include: [/\.css\?raw/] } },
}))
