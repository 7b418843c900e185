import { createHash } from 'node:crypto'

/** The files that one page needs, read from the build's manifest. */
export interface PageFiles {
  /** The entry module. */
  readonly script: string
  /** What the entry and the page import, to be fetched beside it. */
  readonly preloads: readonly string[]
  readonly stylesheets: readonly string[]
  /** All the stylesheets' text, to stand in the document. */
  readonly css: string
  /** Of `css`, for the content policy. */
  readonly cssHash: string
}

interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  /** What it imports when it is needed. */
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

/** The build's own list of what it made from which source. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

const ENTRY = 'src/entry-client.tsx'

/**
 * The entry's files and a page's, each once, what is imported before what imports it. Of what a page imports when it is
 * needed the stylesheets come too: the server renders a lazy part, and without them it would move what is below it.
 */
export function pageFiles(
  manifest: Manifest,
  sheets: ReadonlyMap<string, string>,
  source: string | undefined,
): PageFiles {
  const page = source === undefined ? undefined : manifest[source]
  if (source !== undefined && page === undefined) throw new Error(`The build of web has no ${source}; build it again`)
  const needed = chunksOf(manifest, source === undefined ? [ENTRY] : [ENTRY, source])
  const styled = new Set([...needed, ...chunksOf(manifest, page?.dynamicImports ?? [])])
  const script = manifest[ENTRY]?.file
  if (script === undefined) throw new Error('The build of web has no entry; build it again')
  const stylesheets = [...new Set([...styled].flatMap((chunk) => chunk.css ?? []))]
  const css = stylesheets.map((sheet) => sheets.get(sheet) ?? '').join('')
  if (/<\/style/i.test(css)) throw new Error('A stylesheet of web would end the element it stands in')
  return {
    script,
    preloads: [...new Set([...needed].map((chunk) => chunk.file))].filter((file) => file !== script),
    stylesheets,
    css,
    cssHash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  }
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
