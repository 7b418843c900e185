import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CORE_LIBRARIES, CORE_SHELVES, DOORS, LIBRARY_PLACES, PACKAGE_ARROWS, TEST_ARROWS, WEB_LAYERS } from './arrows.mjs'
import { importCycles } from './import-cycles.mjs'
import { root } from './checkout.mjs'
import { scanImports } from './import-scan.mjs'

/** What only tests use stands in a folder (or a file) called testing. */
const FOR_TESTS = /\/testing(\/|\.tsx?$)/
const TEST_FILE = /\.(test\.tsx?|contract\.ts|journey\.ts)$/
const EDGE_ROW = /^\|\s*`([a-z-]+)`?\s*→\s*`?([a-z-]+)`\s*\|/gm

/** Every import that goes against tools/arrows.mjs, as a sentence. */
export function brokenArrows(base = root) {
  const imports = scanImports(base, Object.keys(PACKAGE_ARROWS))
  const complaints = imports.flatMap((arrow) => {
    const complaint = JUDGES.map((judge) => judge(arrow)).find((said) => said !== undefined)
    return complaint === undefined ? [] : [`${arrow.from} imports ${arrow.specifier}: ${complaint}`]
  })
  const cycles = importCycles(imports).map((files) => `these files import one another: ${files.join(' → ')}`)
  return [...complaints, ...cycles, ...moduleEdges(imports, base)]
}

const JUDGES = [judgeMissing, judgeBuiltin, judgeLibrary, judgePackage, judgeTesting, judgeCoreModule, judgeWeb]

const isTest = (file) => TEST_FILE.test(file) || FOR_TESTS.test(file)
const isIn = (file, place) => file.startsWith(`packages/${place}/`)
const packageOf = (file) => file.split('/')[1]
const coreModuleOf = (file) => /^packages\/core\/src\/([^/]+)\//.exec(file)?.[1]
const featureOf = (file) => /^packages\/web\/src\/features\/([^/]+)\//.exec(file)?.[1]

function judgeMissing({ missing }) {
  return missing ? 'there is no such file, or its package does not offer it' : undefined
}

function judgeBuiltin({ from, builtin }) {
  if (builtin === undefined || isTest(from) || PACKAGE_ARROWS[packageOf(from)].builtins) return undefined
  return `${packageOf(from)} also runs where there is no Node; only server and acceptance use node:… modules`
}

function judgeLibrary({ from, library }) {
  if (library === undefined || isTest(from)) return undefined
  if (packageOf(from) === 'core') {
    return CORE_LIBRARIES.includes(library) ? undefined : `core stands on ${CORE_LIBRARIES.join(' and ')} only; make it a port`
  }
  const places = Object.hasOwn(LIBRARY_PLACES, library) ? LIBRARY_PLACES[library] : undefined
  if (places === undefined || places.some((place) => isIn(from, place))) return undefined
  return `${library} is used in ${places.join(', ')} only`
}

function judgePackage({ from, specifier, to, kind }) {
  if (to === undefined) return undefined
  const [mine, other] = [packageOf(from), packageOf(to)]
  if (mine === other) return specifier.startsWith('.') ? undefined : 'inside a package imports are relative'
  const { packages, typesOf = [] } = PACKAGE_ARROWS[mine]
  if (packages.includes(other) || (kind === 'type' && typesOf.includes(other))) return undefined
  if (isTest(from) && TEST_ARROWS[mine]?.includes(other)) return undefined
  const door = DOORS.find(({ mayImport, place }) => mayImport === other && place.startsWith(`${mine}/`))
  if (door === undefined) return `there is no arrow from ${mine} to ${other}`
  return isIn(from, door.place) ? undefined : `only packages/${door.place} may: ${door.because}`
}

function judgeTesting({ from, to }) {
  return to === undefined || !FOR_TESTS.test(to) || isTest(from) ? undefined : 'what is called testing is for tests'
}

function judgeCoreModule({ from, to }) {
  const module = to === undefined ? undefined : coreModuleOf(to)
  if (module === undefined || module === coreModuleOf(from)) return undefined
  if (to !== `packages/core/src/${module}/index.ts`) return 'a module is entered through its index.ts: name it there, or leave it inside'
  const rank = CORE_SHELVES.indexOf(coreModuleOf(from))
  if (rank === -1 || isTest(from)) return undefined
  const below = CORE_SHELVES.slice(0, rank)
  if (below.includes(module)) return undefined
  return `${coreModuleOf(from)} is a shelf that ${below.length === 0 ? 'uses no other module' : `uses ${below.join(' and ')} only`}`
}

function judgeWeb({ from, to }) {
  if (to === undefined) return undefined
  const [mine, other] = [featureOf(from), featureOf(to)]
  if (mine !== undefined && other !== undefined && mine !== other) {
    return 'features never import each other; what two of them need goes to ui/ or to core, and pages meet in app/routes.tsx'
  }
  if (isTest(from)) return undefined
  const layer = Object.entries(WEB_LAYERS).find(([place, closed]) => isIn(from, place) && closed.some((name) => isIn(to, name)))
  return layer === undefined ? undefined : `${layer[0]} lies below it: turn the arrow round`
}

/** Edges between two domain modules of core are rows of docs/architecture.md: `| `orders` → `catalog` | why |`. */
function moduleEdges(imports, base) {
  const page = join(base, 'docs', 'architecture.md')
  const written = existsSync(page) ? [...readFileSync(page, 'utf8').matchAll(EDGE_ROW)].map(([, from, to]) => `${from} → ${to}`) : []
  const real = new Map()
  for (const { from, to } of imports) {
    const [mine, other] = [coreModuleOf(from), to === undefined ? undefined : coreModuleOf(to)]
    if (mine === undefined || other === undefined || mine === other || isTest(from)) continue
    if (!CORE_SHELVES.includes(mine) && !CORE_SHELVES.includes(other)) real.set(`${mine} → ${other}`, from)
  }
  return [
    ...[...real].filter(([edge]) => !written.includes(edge)).map(([edge, from]) => `${from}: the edge ${edge} between two modules of core has no row in docs/architecture.md (| \`${edge}\` | why |)`),
    ...written.filter((edge) => !real.has(edge)).map((edge) => `docs/architecture.md has a row for ${edge}, which nothing imports any more`),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const broken = brokenArrows()
  for (const sentence of broken) console.log(sentence)
  console.log(broken.length === 0 ? 'every import follows the arrows' : `${broken.length} imports go against the arrows (tools/arrows.mjs)`)
  process.exitCode = broken.length === 0 ? 0 : 1
}
