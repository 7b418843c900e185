import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { ADDED_PAGES, ADDED_PARTS, ALWAYS_LATER, FIRST_LOAD_KIB, FIRST_PAGES, NEVER_FIRST } from './budget.mjs'
import { inCheckout } from './checkout.mjs'

const LIBRARY = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//
const LARGEST_SHOWN = 5

/**
 * The first load of every page of the budget: `{ lines, complaints }`. A page's own `limitKib` goes before the one for
 * all.
 */
export function weighFirstLoads(
  client,
  { pages = FIRST_PAGES, limitKib = FIRST_LOAD_KIB, neverFirst = NEVER_FIRST } = {},
) {
  const manifest = readJson(join(client, '.vite', 'manifest.json'))
  const modules = readJson(join(client, '.vite', 'modules.json'))
  if (manifest === undefined || modules === undefined) {
    return {
      lines: [],
      complaints: ['there is no complete build of the pages to weigh: run npm test -- --only build,size'],
    }
  }
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  if (entry === undefined) return { lines: [], complaints: ['the build has no entry'] }

  const weigh = createScale(client)
  const lines = [line('first load of', 'files', 'script', 'brotli', 'allowed')]
  const complaints = waitsForItself(manifest, entry).map(
    (file) =>
      `${file} comes before the entry and waits for it, so that no page starts; what both need belongs in a group of its own in packages/web/vite.config.ts`,
  )
  for (const { route, page, limitKib: allowedKib = limitKib } of pages) {
    if (manifest[page] === undefined) {
      complaints.push(
        `${route}: the build has no chunk for ${page}; tools/budget.mjs names the page of each first load`,
      )
      continue
    }
    const files = [...staticFiles(manifest, [entry, page])].filter((file) => file.endsWith('.js'))
    const sizes = files.map(weigh)
    const brotliKib = total(sizes, 'brotli') / 1024
    lines.push(
      line(route, String(files.length), kib(total(sizes, 'raw')), kib(total(sizes, 'brotli')), `${allowedKib} KiB`),
    )
    if (brotliKib > allowedKib)
      complaints.push(
        `${route} needs ${brotliKib.toFixed(1)} KiB of script, ${allowedKib} KiB are allowed; ${largest(files, weigh, modules)}`,
      )
    for (const file of files) {
      for (const library of new Set((modules[file] ?? []).map(libraryOf))) {
        if (neverFirst.includes(library))
          complaints.push(
            `${route}: ${library} is in ${file}, which is in the first load; import() it after the first picture`,
          )
      }
    }
  }
  return { lines, complaints: [...new Set(complaints)] }
}

/** Additional load of a page, or a part of one, after the pages of the market: `{ lines, complaints }`. */
export function weighAddedLoads(
  client,
  { pages = [...ADDED_PAGES, ...ADDED_PARTS], market = [...FIRST_PAGES.map(({ page }) => page), ...ALWAYS_LATER] } = {},
) {
  const manifest = readJson(join(client, '.vite', 'manifest.json')) ?? {}
  const modules = readJson(join(client, '.vite', 'modules.json')) ?? {}
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  const weigh = createScale(client)
  const loaded = staticFiles(manifest, [entry, ...market])
  const [lines, complaints] = [[], []]
  for (const { route, page, limitKib } of pages) {
    if (manifest[page] === undefined) {
      complaints.push(`${route}: the build has no chunk for ${page}`)
      continue
    }
    if (loaded.has(manifest[page].file))
      complaints.push(`${route}: ${manifest[page].file} is in a first load; import() it`)
    const files = [...staticFiles(manifest, [page])].filter((file) => file.endsWith('.js') && !loaded.has(file))
    const sizes = files.map(weigh)
    const brotli = total(sizes, 'brotli')
    lines.push(line(`+ ${route}`, String(files.length), kib(total(sizes, 'raw')), kib(brotli), `${limitKib} KiB`))
    if (brotli / 1024 > limitKib)
      complaints.push(
        `${route} adds ${kib(brotli)} to what the market has loaded, ${limitKib} KiB are allowed; ${largest(files, weigh, modules)}`,
      )
  }
  return { lines, complaints }
}

/** Static imports of the entry that import the entry. */
function waitsForItself(manifest, entry) {
  const before = staticFiles(manifest, manifest[entry].imports ?? [])
  return Object.values(manifest).flatMap(({ file, imports = [] }) =>
    before.has(file) && imports.includes(entry) ? [file] : [],
  )
}

/** The file of an entry and of everything that it imports without `import()`. */
function staticFiles(manifest, keys, seen = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(chunk.file)) continue
    seen.add(chunk.file)
    staticFiles(manifest, chunk.imports ?? [], seen)
  }
  return seen
}

function createScale(client) {
  const known = new Map()
  return (file) => {
    if (!known.has(file)) {
      const content = readFileSync(join(client, file))
      const options = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }
      known.set(file, { raw: content.length, brotli: brotliCompressSync(content, options).length })
    }
    return known.get(file)
  }
}

const total = (sizes, key) => sizes.reduce((sum, size) => sum + size[key], 0)
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`
const line = (route, files, raw, brotli, allowed) =>
  `${route.padEnd(14)}${files.padStart(6)}${raw.padStart(12)}${brotli.padStart(12)}${allowed.padStart(12)}`
const libraryOf = (id) => LIBRARY.exec(id)?.[1]

function largest(files, weigh, modules) {
  const heavy = files.toSorted((a, b) => weigh(b).brotli - weigh(a).brotli).slice(0, LARGEST_SHOWN)
  return `the largest: ${heavy.map((file) => `${file} ${kib(weigh(file).brotli)} (${contents(modules[file] ?? [])})`).join(', ')}`
}

function contents(ids) {
  const libraries = [...new Set(ids.map(libraryOf).filter((library) => library !== undefined))]
  return libraries.length === 0 ? `${ids.length} own files` : libraries.slice(0, LARGEST_SHOWN).join(' ')
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const client = inCheckout('packages', 'web', 'dist', 'client')
  const weighed = [weighFirstLoads(client), weighAddedLoads(client)]
  const complaints = weighed.flatMap((one) => one.complaints)
  for (const text of [...weighed.flatMap(({ lines }) => lines), ...complaints]) console.log(text)
  console.log(
    `${FIRST_PAGES.length} first loads and what is added to them were weighed: ${complaints.length} complaints`,
  )
  process.exitCode = complaints.length === 0 ? 0 : 1
}
