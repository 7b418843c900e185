import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** `vite build --config packages/admin/vite.config.ts` makes the files that the console's listener serves. */
export default defineConfig({
  root: here('.'),
  plugins: [react()],
  // The server writes the nonce of each answer in its place.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    outDir: here('dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // All of antd and React in one file: it changes seldom, and is kept by the browser.
    chunkSizeWarningLimit: 1500,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'vendor', test: /node_modules/, tags: ['$initial' as const], priority: 10 }],
        },
      },
    },
  },
})
