import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The service worker: one script at the top of the site, because it may only serve what lies beside or below it.
 * `tools/build-web.mjs` builds it after the pages and says which files it keeps.
 */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  build: {
    target: ['chrome79', 'safari14'],
    outDir: here('dist/client'),
    emptyOutDir: false,
    sourcemap: false,
    rolldownOptions: {
      input: here('worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
})
