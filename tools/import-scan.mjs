import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { filesBelow } from './fingerprint.mjs'
import { parseSource, visit } from './source-parser.mjs'

const SOURCE = /\.tsx?$/
const BUILTINS = new Set(builtinModules)

/**
 * Every import of every source file below `base`/packages: `{ from, specifier, kind, to | library | builtin | missing
 * }`.
 */
export function scanImports(base, packages) {
  const exportsOf = readExports(base, packages)
  return packages
    .flatMap((name) => ['src', 'testing'].flatMap((folder) => filesBelow(join(base, 'packages', name, folder))))
    .filter((file) => SOURCE.test(file))
    .flatMap((file) => {
      const from = relative(base, file)
      return importsOf(file).map((found) => ({ from, ...found, ...target(base, file, found.specifier, exportsOf) }))
    })
}

/** `kind` is 'type' when nothing of it is left at run time, 'dynamic' for `import()`, else 'static'. */
export function importsOf(file, source) {
  const { text, module, program } = parseSource(file, source)
  const found = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    kind: kindOf(entries),
  }))
  for (const { entries } of module.staticExports) {
    const passedOn = entries.filter((entry) => entry.moduleRequest !== null && entry.moduleRequest !== undefined)
    if (passedOn.length > 0) found.push({ specifier: passedOn[0].moduleRequest.value, kind: kindOf(passedOn) })
  }
  if (text.includes('import(')) {
    visit(program, (node) => {
      if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return
      const { value } = node.source ?? node.argument
      if (typeof value === 'string')
        found.push({ specifier: value, kind: node.type === 'TSImportType' ? 'type' : 'dynamic' })
    })
  }
  return found
}

const kindOf = (entries) => (entries.length > 0 && entries.every((entry) => entry.isType) ? 'type' : 'static')

function target(base, file, specifier, exportsOf) {
  const [path] = specifier.split('?')
  if (path.startsWith('.')) {
    const to = resolve(dirname(file), path)
    return existsSync(to) && SOURCE_OR_ASSET.test(to) ? { to: relative(base, to) } : { missing: true }
  }
  if (path.startsWith('node:') || BUILTINS.has(path)) return { builtin: path.replace(/^node:/, '') }
  const [first, second = ''] = path.split('/')
  const library = path.startsWith('@') ? `${first}/${second}` : first
  const exports = exportsOf.get(library)
  if (exports === undefined) return { library }
  const to = exports(`.${path.slice(library.length)}`)
  return to !== undefined && existsSync(join(base, to)) ? { to } : { missing: true }
}

const SOURCE_OR_ASSET = /\.[a-z0-9]+$/

/** Package name → from an entry ('./orders') to the file behind it, by the package's own `exports`. */
function readExports(base, packages) {
  const known = new Map()
  for (const folder of packages) {
    const manifest = join(base, 'packages', folder, 'package.json')
    if (!existsSync(manifest)) continue
    const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
    known.set(name, (entry) => {
      const path = exports[entry] ?? byPattern(exports, entry)
      return path === undefined ? undefined : join('packages', folder, path)
    })
  }
  return known
}

function byPattern(exports, entry) {
  for (const [pattern, path] of Object.entries(exports)) {
    const [head, tail] = pattern.split('*')
    if (tail === undefined || !entry.startsWith(head) || !entry.endsWith(tail)) continue
    const star = entry.slice(head.length, entry.length - tail.length)
    if (star !== '') return path.replaceAll('*', star)
  }
  return undefined
}
