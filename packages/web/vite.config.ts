import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 5)

/** Some tests read style sheets as text; Vitest empties the others. */
const forTests = { test: { css: { include: [/\.css\?raw/] } } }

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
    target: ['chrome79', 'safari14'],
    cssTarget: ['chrome79', 'safari14'],
    manifest: !isSsrBuild,
    sourcemap: false,
    assetsInlineLimit: 0,
    outDir: isSsrBuild ? here('dist/server') : here('dist/client'),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? { target: 'node20' } : { rolldownOptions: { input: here('src/entry-client.tsx') } }),
  },
  // The server imports one file; nothing of web's is looked up at run time. In development and tests packages stay outside.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  ...forTests,
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
