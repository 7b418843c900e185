import { readFileSync } from 'node:fs'
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

/** Pages that can be read without a network, and what the entry brings for them. */
const READ_OFFLINE = [
  'src/features/catalog/home/home-page.tsx',
  'src/features/catalog/shop/shop-page.tsx',
  'src/features/support/offline/offline-page.tsx',
  'src/app/support/copy-notice.tsx',
  'src/app/entrance/auth-actor.ts',
]

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

/**
 * The service worker keeps these beside the files that documents name: they come by `import()` once a page is there
 * that can be read without a network.
 */
function filesForReading() {
  const manifest = JSON.parse(readFileSync(inCheckout('packages', 'web', 'dist', 'client', '.vite', 'manifest.json')))
  const found = new Set()
  const add = (key) => {
    const { file, css = [], imports = [] } = manifest[key]
    if (found.has(file)) return
    for (const one of [file, ...css]) found.add(one)
    imports.forEach(add)
  }
  for (const page of READ_OFFLINE) {
    if (manifest[page] === undefined) throw new Error(`The build has no chunk for ${page}, which is to be read offline`)
    add(page)
    for (const later of manifest[page].dynamicImports ?? []) if (!later.endsWith('-page.tsx')) add(later)
  }
  return [...found].map((file) => `/${file}`).sort()
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
  if (target === 'client')
    await build({
      configFile: inCheckout('packages', 'web', 'vite.worker.config.ts'),
      logLevel: 'warn',
      // Every build of the pages makes another worker, which then keeps the pages anew.
      define: { __LATER_FILES__: JSON.stringify(filesForReading()) },
    })
} catch (error) {
  // The stack is Vite's own.
  console.error(error.message)
  process.exitCode = 1
}
