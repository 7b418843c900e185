import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { scanImports } from './import-scan.mjs'
import { parseSource } from './source-parser.mjs'

/*
 * Which of core's tests prove something that the product uses: their subject is imported, by name and at run time, from
 * the sources of another package, or by what is; or the test itself is a contract suite that another package runs.
 */

const CORE = 'packages/core/'
const TEST = /\.(test\.tsx?|contract\.ts|journey\.ts)$/
const TEST_FOLDER = /(^|\/)(testing|port-suites|harness|fixtures)\//

/** Paths of core's tests and contract suites that prove something in use. */
export function usedCoreTests(base) {
  if (!existsSync(join(base, 'packages'))) return new Set()
  const packages = readdirSync(join(base, 'packages'))
  const imports = scanImports(base, packages).filter(({ to }) => to !== undefined)
  const graph = namesOf(base, imports)
  const used = closure(
    [...graph.keys()].filter((file) => !file.startsWith(CORE) && !isTest(file)),
    (file) => usesOf(graph, file),
  )
  const run = closure(
    [...graph.keys()].filter((file) => !file.startsWith(CORE) && isTest(file)),
    (file) => [...(graph.get(file)?.imports ?? []), ...(graph.get(file)?.passedOn ?? [])].map(({ to }) => to),
  )
  const tests = [...graph.keys()].filter((file) => file.startsWith(CORE) && TEST.test(file))
  return new Set(
    tests.filter((file) =>
      file.endsWith('.contract.ts') ? run.has(file) : subjectsOf(graph, file).some((subject) => used.has(subject)),
    ),
  )
}

export const isTest = (file) => TEST.test(file) || TEST_FOLDER.test(file)

/** File → what it imports at run time, by name and target file; and what it only passes on. */
function namesOf(base, imports) {
  const targets = new Map()
  for (const { from, specifier, kind, to } of imports) {
    if (!targets.has(from)) targets.set(from, { bySpecifier: new Map(), dynamic: [] })
    targets.get(from).bySpecifier.set(specifier, to)
    if (kind === 'dynamic') targets.get(from).dynamic.push({ to, name: '*' })
  }
  return new Map(
    [...targets].map(([file, { bySpecifier, dynamic }]) => {
      const { module } = parseSource(join(base, file))
      const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
        entries
          .filter((entry) => !entry.isType)
          .map((entry) => ({ to: bySpecifier.get(moduleRequest.value), name: entry.importName.name ?? '*' })),
      )
      const passedOn = module.staticExports.flatMap(({ entries }) =>
        entries
          .filter((entry) => !entry.isType && bySpecifier.has(entry.moduleRequest?.value))
          .map((entry) => ({
            to: bySpecifier.get(entry.moduleRequest.value),
            name: entry.importName.name ?? '*',
            as: entry.exportName.name,
          })),
      )
      return [file, { imports: [...imported, ...dynamic].filter(({ to }) => to !== undefined), passedOn }]
    }),
  )
}

/** The files that hold what a file imports; an index that only passes a name on is looked through. */
const usesOf = (graph, file) => (graph.get(file)?.imports ?? []).flatMap(({ to, name }) => holders(graph, to, name))

function holders(graph, file, name) {
  const passedOn = graph.get(file)?.passedOn ?? []
  const found = passedOn.filter((one) => name === '*' || one.as === name)
  const behind = found.filter(({ to }) => to !== undefined).flatMap((one) => holders(graph, one.to, one.name))
  return name === '*' || behind.length === 0 ? [file, ...behind] : behind
}

/** The source beside the test; without one, what the test and its harness import of its folder, else of core. */
function subjectsOf(graph, test) {
  const imported = [...closure([test], (file) => (isTest(file) ? usesOf(graph, file) : []))].filter(
    (file) => file.startsWith(CORE) && !isTest(file),
  )
  const beside = test.replace(/\.test\.tsx?$/, '.ts')
  if (imported.includes(beside)) return [beside]
  const near = imported.filter((file) => dirname(file) === dirname(test) && basename(file) !== 'index.ts')
  return near.length > 0 ? near : imported
}

function closure(starts, next) {
  const reached = new Set(starts)
  for (const file of reached) for (const one of next(file)) reached.add(one)
  return reached
}
