import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** A page of every piece, for designers: `vite --config packages/web/vite.gallery.config.ts`. Never shipped. */
export default defineConfig({
  root: fileURLToPath(new URL('gallery', import.meta.url)),
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  build: {
    outDir: fileURLToPath(new URL('dist/gallery', import.meta.url)),
    emptyOutDir: true,
    target: ['chrome79', 'safari14'],
  },
})
