import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inCheckout } from '../../server/checkout-root.ts'

export interface Bundle {
  readonly bytes: number
  readonly code: string
  /** The files of the checkout whose code it contains. */
  readonly modules: readonly string[]
}

/** The part of Vite that is used here. Vite is a dependency of web, not of this package. */
interface Vite {
  build(options: object): Promise<{ readonly output: readonly Chunk[] }>
}

interface Chunk {
  readonly type: 'chunk' | 'asset'
  readonly code: string
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>
}

/** Web consumes core, and brings the bundler. */
const web = inCheckout('packages', 'web')

const CONSUMER = '\0consumer'

/** The bundle of a consumer that imports one name of one module of core, minified for a browser. */
export async function bundleOf(module: string, name: string): Promise<Bundle> {
  const consumer = createRequire(`${web}/package.json`)
  const { build } = (await import(pathToFileURL(consumer.resolve('vite')).href)) as Vite
  const source = consumer.resolve(`@diandu/core/${module}`)
  const { output } = await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'diandu:consumer',
        resolveId: (id: string) => (id === CONSUMER ? id : undefined),
        load: (id: string) => (id === CONSUMER ? `export { ${name} } from ${JSON.stringify(source)}` : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: CONSUMER, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })
  const chunks = output.filter(({ type }) => type === 'chunk')
  const code = chunks.map((chunk) => chunk.code).join('\n')
  const modules = chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .flatMap(([id, { renderedLength }]) => (renderedLength > 0 && id !== CONSUMER ? [relative(inCheckout(), id)] : []))
  return { bytes: Buffer.byteLength(code), code, modules }
}
