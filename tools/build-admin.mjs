import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inCheckout } from './checkout.mjs'

/* Builds packages/admin once, for the listener of the console. */

const adminRoot = inCheckout('packages', 'admin')
const { build } = await import(pathToFileURL(createRequire(`${adminRoot}/package.json`).resolve('vite')).href)

try {
  await build({ configFile: inCheckout('packages', 'admin', 'vite.config.ts'), logLevel: 'warn' })
} catch (error) {
  // The stack is Vite's own.
  console.error(error.message)
  process.exitCode = 1
}
