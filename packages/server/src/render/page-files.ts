import { sheetParts, type SheetPart } from './sheet-parts.ts'

/** The files that one page needs, read from the build's manifest. */
export interface PageFiles {
  /** The entry module. */
  readonly script: string
  /** Imports of the entry and of the page, to be fetched beside it. */
  readonly preloads: readonly string[]
  readonly sheets: readonly PageSheet[]
}

export interface PageSheet {
  readonly file: string
  readonly text: string
  /** Read when it is first needed. */
  readonly parts: () => readonly SheetPart[]
  /** Of a part that is imported when it is needed. */
  readonly isLazy: boolean
}

interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

/** The build's own list of what it made from which source. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

const ENTRY = 'src/entry-client.tsx'

/**
 * The entry's files and a page's, each once, what is imported before what imports it. Of what a page imports when it is
 * needed the stylesheets come too: the server may render a lazy part, and without them it would move what is below it.
 */
export function pageFiles(
  manifest: Manifest,
  sheets: ReadonlyMap<string, string>,
  source: string | undefined,
): PageFiles {
  const page = source === undefined ? undefined : manifest[source]
  if (source !== undefined && page === undefined) throw new Error(`The build of web has no ${source}; build it again`)
  const needed = chunksOf(manifest, source === undefined ? [ENTRY] : [ENTRY, source])
  const script = manifest[ENTRY]?.file
  if (script === undefined) throw new Error('The build of web has no entry; build it again')
  const own = cssOf(needed)
  const lazy = cssOf(chunksOf(manifest, page?.dynamicImports ?? []))
  return {
    script,
    preloads: [...new Set([...needed].map((chunk) => chunk.file))].filter((file) => file !== script),
    sheets: [...new Set([...own, ...lazy])].map((file) => pageSheet(file, sheets.get(file) ?? '', !own.has(file))),
  }
}

const cssOf = (chunks: ReadonlySet<ManifestChunk>): ReadonlySet<string> =>
  new Set([...chunks].flatMap((chunk) => chunk.css ?? []))

function pageSheet(file: string, text: string, isLazy: boolean): PageSheet {
  if (/<\/style/i.test(text)) throw new Error('A stylesheet of web would end the element it stands in')
  let parts: readonly SheetPart[] | undefined
  return { file, text, isLazy, parts: () => (parts ??= sheetParts(text)) }
}

/** These and what they import, what is imported first. */
function chunksOf(manifest: Manifest, keys: readonly string[]): ReadonlySet<ManifestChunk> {
  const chunks = new Set<ManifestChunk>()
  const visited = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || visited.has(key)) return
    visited.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    chunks.add(chunk)
  }
  keys.forEach(visit)
  return chunks
}
