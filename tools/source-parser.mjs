import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inCheckout } from './checkout.mjs'

// Vite brings the parser that it reads TypeScript with; TypeScript 7 itself has no programming interface.
const vitePath = createRequire(inCheckout('packages', 'web', 'package.json')).resolve('vite')
const { parseSync } = await import(pathToFileURL(vitePath).href)

export function parseSource(file, text = readFileSync(file, 'utf8')) {
  const { program, module, comments, errors } = parseSync(file, text)
  const fatal = errors.find((error) => error.severity === 'Error')
  if (fatal !== undefined) throw new Error(`${file} cannot be read: ${fatal.message}`)
  return { text, module, program, comments }
}

/** Visits every node of a syntax tree. */
export function visit(node, see) {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, see)
    return
  }
  if (node === null || typeof node !== 'object') return
  if (typeof node.type === 'string') see(node)
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, see)
}
