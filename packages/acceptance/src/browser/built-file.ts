import { readFileSync } from 'node:fs'
import { inCheckout } from '../server/checkout-root.ts'

/**
 * The file of the built pages that a module became, such as `assets/browser-media-1a2b3.js`; the module as seen from
 * packages/web.
 */
export function builtFile(module: string): string {
  const manifest = JSON.parse(
    readFileSync(inCheckout('packages', 'web', 'dist', 'client', '.vite', 'manifest.json'), 'utf8'),
  ) as Readonly<Record<string, { readonly file: string }>>
  const file = manifest[module]?.file
  if (file === undefined) throw new Error(`The build has no file of its own for ${module}`)
  return file
}
