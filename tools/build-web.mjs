import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inCheckout, root } from './checkout.mjs'

/*
 * Builds packages/web once, for the browser or for the server: `node tools/build-web.mjs client|server`.
 * It is `vite build` (and `vite build --ssr`), plus a note of which module went into which file for the size check.
 */

const target = process.argv[2]
if (target !== 'client' && target !== 'server') throw new Error('say client or server')

const webRoot = inCheckout('packages', 'web')
const { build } = await import(pathToFileURL(createRequire(`${webRoot}/package.json`).resolve('vite')).href)

const noteModules = {
  name: 'diandu:note-modules',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const modules = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, renderedModules(chunk)]))
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules, null, 1) })
  },
}

function renderedModules(chunk) {
  return Object.entries(chunk.modules)
    .filter(([, module]) => module.renderedLength > 0)
    .map(([id]) => relative(root, id))
}

try {
  await build({
    root: webRoot,
    logLevel: 'warn',
    plugins: target === 'client' ? [noteModules] : [],
    build:
      target === 'client'
        ? { outDir: 'dist/client', emptyOutDir: true, manifest: true }
        : { outDir: 'dist/server', emptyOutDir: true, ssr: 'src/entry-server.tsx' },
  })
} catch (error) {
  // The stack is Vite's own.
  console.error(error.message)
  process.exitCode = 1
}
