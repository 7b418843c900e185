import { join } from 'node:path'
import { filesBelow } from './fingerprint.mjs'
import { isTest } from './core-usage.mjs'
import { parseSource, visit } from './source-parser.mjs'

/*
 * Exports of core that no product code reaches: neither the sources of another package by name, nor what those reach in
 * core. Tests do not count.
 */

const CORE = 'packages/core/src/'
/** It proves from outside, and ships nothing. */
const TEST_PACKAGES = new Set(['acceptance'])

/** `file: name` of each export that only tests use. */
export function unusedCoreExports(base, imports) {
  const targets = new Map()
  for (const { from, specifier, to } of imports) {
    if (to === undefined) continue
    if (!targets.has(from)) targets.set(from, new Map())
    targets.get(from).set(specifier, to)
  }
  const files = new Map(
    [...targets.keys(), ...imports.flatMap(({ to }) => (to?.startsWith(CORE) ? [to] : []))]
      .concat(filesBelow(join(base, CORE)).map((file) => file.slice(base.length + 1)))
      .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
      .map((file) => [file, readFile(join(base, file), targets.get(file) ?? new Map(), file.startsWith(CORE))]),
  )
  const reached = new Set()
  const queue = []
  const reach = (file, name) => {
    const key = `${file}: ${name}`
    if (reached.has(key) || !file.startsWith(CORE)) return
    reached.add(key)
    queue.push({ file, name })
  }
  for (const [file, { imported, passedOn }] of files) {
    const owner = file.split('/')[1]
    if (owner === 'core' || TEST_PACKAGES.has(owner)) continue
    for (const { to, name } of [...imported.values(), ...passedOn]) reach(to, name)
  }
  while (queue.length > 0) {
    const { file, name } = queue.pop()
    const known = files.get(file)
    if (known === undefined) continue
    if (name === '*') for (const own of known.exported) reach(file, own)
    for (const one of known.passedOn) if (one.as === name || name === '*') reach(one.to, one.name)
    for (const word of [...(known.uses.get(name) ?? []), ...(known.uses.get('') ?? [])]) {
      const found = known.imported.get(word)
      if (found !== undefined) reach(found.to, found.name)
      else if (known.uses.has(word)) reach(file, word)
    }
  }
  return [...files].flatMap(([file, { exported }]) =>
    file.startsWith(CORE)
      ? exported
          .filter((name) => !reached.has(`${file}: ${name}`))
          .map((name) => `${file}: no product code uses ${name}. Use it, delete it, or move it to core/testing.`)
      : [],
  )
}

/** Names of one file: what it imports, passes on and exports, and which words each of its own declarations uses. */
function readFile(path, targets, isCore) {
  const { text, module, program } = parseSource(path)
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) => {
      const to = targets.get(moduleRequest.value)
      return to === undefined
        ? []
        : entries.map((entry) => [entry.localName.value, { to, name: entry.importName.name ?? '*' }])
    }),
  )
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries
      .filter((entry) => targets.has(entry.moduleRequest?.value))
      .map((entry) => ({
        to: targets.get(entry.moduleRequest.value),
        name: entry.importName.name ?? '*',
        as: entry.exportName.name ?? '*',
      })),
  )
  if (text.includes('import('))
    visit(program, (node) => {
      if (node.type !== 'ImportExpression' || !targets.has(node.source.value)) return
      imported.set(`import(${node.source.value})`, { to: targets.get(node.source.value), name: '*' })
    })
  const uses = new Map([['', [...imported.keys()].filter((word) => word.startsWith('import('))]])
  const exported = []
  // Of the other packages only their imports count.
  for (const statement of isCore ? program.body : []) {
    const declaration = statement.declaration ?? statement
    const words = wordsOf(declaration)
    const names = namesOf(declaration)
    for (const name of names) uses.set(name, words)
    if (names.length === 0 && !/^(Import|Export)/.test(statement.type)) uses.get('').push(...words)
    if (statement.type !== 'ExportNamedDeclaration') continue
    if (declaration.type.startsWith('TS') || statement.exportKind === 'type') continue
    exported.push(...names)
  }
  return { imported, passedOn, uses, exported }
}

const namesOf = ({ type, declarations, id }) =>
  type === 'VariableDeclaration'
    ? declarations.flatMap(({ id: pattern }) => (pattern.type === 'Identifier' ? [pattern.name] : wordsOf(pattern)))
    : id?.type === 'Identifier'
      ? [id.name]
      : []

function wordsOf(node) {
  const words = new Set()
  visit(node, ({ type, name }) => {
    if (type === 'Identifier' || type === 'JSXIdentifier') words.add(name)
  })
  return [...words]
}
