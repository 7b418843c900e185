import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  CORE_LIBRARIES,
  CORE_SHELVES,
  DOORS,
  LIBRARY_PLACES,
  PACKAGE_ARROWS,
  SERVER_MODULE,
  SERVER_SHELVES,
  TEST_ARROWS,
  WEB_FLOORS,
  WEB_LAYERS,
} from './arrows.mjs'
import { unusedCoreExports } from './core-exports.mjs'
import { crowdedFolders } from './crowded-folders.mjs'
import { importCycles } from './import-cycles.mjs'
import { root } from './checkout.mjs'
import { scanImports } from './import-scan.mjs'
import { sqlOutsideStores } from './sql-places.mjs'

/** Code for tests alone is in a folder (or a file) called testing. */
const FOR_TESTS = /\/testing(\/|\.tsx?$)/
const TEST_FILE = /\.(test\.tsx?|contract\.ts|journey\.ts)$/
/** A table of docs/module-edges.md: its header names the package, each row an edge and why it is there. */
const EDGE_TABLE = /^\| in (\w+): from → to \|.*\n((?:\|.*(?:\n|$))*)/gm
const EDGE_ROW = /^\|\s*`([a-z-]+)`?\s*→\s*`?([a-z-]+)`\s*\|\s*[^\s|]/gm

/** Every import that goes against tools/arrows.mjs, as a sentence. */
export function brokenArrows(base = root, imports = scanImports(base, Object.keys(PACKAGE_ARROWS))) {
  const complaints = imports.flatMap((arrow) => {
    const complaint = VALIDATORS.map((validate) => validate(arrow)).find((line) => line !== undefined)
    return complaint === undefined ? [] : [`${arrow.from} imports ${arrow.specifier}: ${complaint}`]
  })
  const cycles = importCycles(imports).map((files) => `these files import one another: ${files.join(' → ')}`)
  const written = writtenEdges(base)
  return [
    ...complaints,
    ...cycles,
    ...moduleEdges('core', coreModuleOf, CORE_SHELVES, imports, written),
    ...moduleEdges('server', serverModuleOf, SERVER_SHELVES, imports, written),
  ]
}

const VALIDATORS = [
  validateMissing,
  validateBuiltin,
  validateLibrary,
  validatePackage,
  validateTesting,
  validateCoreModule,
  validateServerModule,
  validateWeb,
]

const isTest = (file) => TEST_FILE.test(file) || FOR_TESTS.test(file)
const isIn = (file, place) => file.startsWith(`packages/${place}/`)
const packageOf = (file) => file.split('/')[1]
const coreModuleOf = (file) => /^packages\/core\/src\/([^/]+)\//.exec(file)?.[1]
/** A file at the top of the server is a module by its own name: what it puts together is in many. */
const serverModuleOf = (file) => /^packages\/server\/src\/([a-z-]+)(?:\/|\.ts$)/.exec(file)?.[1]
const isTopOfServer = (file) => /^packages\/server\/src\/[^/]+$/.test(file)
const floorOf = (file) => WEB_FLOORS.find((floor) => isIn(file, `web/src/${floor}`))
const featureOf = (file) => /^packages\/web\/src\/features\/([^/]+)\//.exec(file)?.[1]

function validateMissing({ missing }) {
  return missing ? 'there is no such file, or its package does not offer it' : undefined
}

function validateBuiltin({ from, builtin }) {
  if (builtin === undefined || isTest(from) || PACKAGE_ARROWS[packageOf(from)].builtins) return undefined
  return `${packageOf(from)} also runs where there is no Node; only server and acceptance use node:… modules`
}

function validateLibrary({ from, library }) {
  if (library === undefined || isTest(from)) return undefined
  if (packageOf(from) === 'core' && !CORE_LIBRARIES.includes(library))
    return `core stands on ${CORE_LIBRARIES.join(' and ')} only; make it a port`
  const places = Object.hasOwn(LIBRARY_PLACES, library) ? LIBRARY_PLACES[library] : undefined
  if (places === undefined || places.some((place) => isIn(from, place))) return undefined
  return `${library} is used in ${places.join(', ')} only`
}

function validatePackage({ from, specifier, to, kind }) {
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

function validateTesting({ from, to }) {
  return to === undefined || !FOR_TESTS.test(to) || isTest(from) ? undefined : 'what is called testing is for tests'
}

function validateCoreModule({ from, to }) {
  const module = to === undefined ? undefined : coreModuleOf(to)
  if (module === undefined || module === coreModuleOf(from)) return undefined
  if (to !== `packages/core/src/${module}/index.ts`)
    return 'a module is entered through its index.ts: name it there, or leave it inside'
  return isTest(from) ? undefined : validateShelf(CORE_SHELVES, coreModuleOf(from), module)
}

function validateShelf(shelves, mine, other) {
  const rank = shelves.indexOf(mine)
  const below = shelves.slice(0, rank)
  if (rank === -1 || below.includes(other)) return undefined
  return `${mine} is a shelf that ${below.length === 0 ? 'uses no other module' : `uses ${below.join(' and ')} only`}`
}

/** The files at its top put the server together, and may load as little of a module as they need. */
function validateServerModule({ from, to, kind }) {
  if (to === undefined || isTest(from) || isTopOfServer(from)) return undefined
  const [mine, other] = [serverModuleOf(from), serverModuleOf(to)]
  if (mine === undefined || other === undefined || mine === other) return undefined
  if (to === SERVER_MODULE) return kind === 'type' ? undefined : 'a module names what it is by its type'
  if (!isTopOfServer(to) && to !== `packages/server/src/${other}/index.ts`)
    return 'a module is entered through its index.ts: name it there, or leave it inside'
  return validateShelf(SERVER_SHELVES, mine, other)
}

function validateWeb({ from, to }) {
  if (to === undefined) return undefined
  const [mine, other] = [featureOf(from), featureOf(to)]
  if (mine !== undefined && other !== undefined && mine !== other) {
    return 'features never import each other; what two of them need goes to ui/ or to core, and pages meet in app/routes.tsx'
  }
  if (isTest(from)) return undefined
  const [floor, wanted] = [floorOf(from), floorOf(to)]
  if (floor !== undefined && wanted === undefined && isIn(to, 'web/src/app'))
    return 'it has no floor in tools/arrows.mjs'
  if (WEB_FLOORS.indexOf(floor) < WEB_FLOORS.indexOf(wanted) && floor !== undefined)
    return `web/src/${floor} lies below web/src/${wanted}: turn the arrow round, or move what both need down`
  const layer = Object.entries(WEB_LAYERS).find(
    ([place, closed]) => isIn(from, place) && closed.some((name) => isIn(to, name)),
  )
  return layer === undefined ? undefined : `${layer[0]} lies below it: turn the arrow round`
}

/** Edges as docs/module-edges.md has them, by package: `| `orders` → `catalog` | why |`. */
function writtenEdges(base) {
  const page = join(base, 'docs', 'module-edges.md')
  const tables = existsSync(page) ? [...readFileSync(page, 'utf8').matchAll(EDGE_TABLE)] : []
  return (name) =>
    tables
      .filter(([, table]) => table === name)
      .flatMap(([, , rows]) => [...rows.matchAll(EDGE_ROW)].map(([, from, to]) => `${from} → ${to}`))
}

/** Edges between modules that are no shelves are written down, what is written down is there, and none lead back. */
function moduleEdges(name, moduleOf, shelves, imports, writtenIn) {
  const written = writtenIn(name)
  const real = new Map()
  for (const { from, to } of imports) {
    const [mine, other] = [moduleOf(from), to === undefined ? undefined : moduleOf(to)]
    if (mine === undefined || other === undefined || mine === other || isTest(from)) continue
    if (shelves.includes(mine) || shelves.includes(other) || isTopOfServer(from) || to === SERVER_MODULE) continue
    real.set(`${mine} → ${other}`, from)
  }
  const circles = importCycles(
    [...real.keys()].map((edge) => ({ from: edge.split(' → ')[0], to: edge.split(' → ')[1] })),
  )
  return [
    ...[...real]
      .filter(([edge]) => !written.includes(edge))
      .map(
        ([edge, from]) =>
          `${from}: the edge ${edge} between two modules of ${name} has no row in docs/module-edges.md (| \`${edge}\` | why |)`,
      ),
    ...written
      .filter((edge) => !real.has(edge))
      .map((edge) => `docs/module-edges.md has a row in ${name} for ${edge}, which nothing imports any more`),
    ...circles.map((modules) => `these modules of ${name} use one another: ${modules.join(' → ')}`),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const imports = scanImports(root, Object.keys(PACKAGE_ARROWS))
  const broken = [
    ...brokenArrows(root, imports),
    ...crowdedFolders(root),
    ...sqlOutsideStores(root),
    ...unusedCoreExports(root, imports),
  ]
  for (const sentence of broken) console.log(sentence)
  console.log(
    broken.length === 0
      ? 'every import follows the arrows, no folder is crowded, SQL is in stores, and product code uses all that core exports'
      : `${broken.length} things go against tools/arrows.mjs, tools/crowded-folders.mjs, tools/sql-places.mjs and tools/core-exports.mjs`,
  )
  process.exitCode = broken.length === 0 ? 0 : 1
}
