import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Ask } from '../http/index.ts'

/** What web's server entry gives: a drawn page, without its document. */
export interface DrawnPage {
  readonly status: number
  readonly title: string
  readonly lang: string
  readonly theme: 'system' | 'light' | 'dark'
  readonly html: string
  /** JSON, safe inside a script element. */
  readonly state: string
  /** The source of the page's own module, a key of the build's manifest. */
  readonly source: string | undefined
}

export type DrawPage = (request: { readonly path: string; readonly cookies: string; readonly ask: Ask }) => Promise<DrawnPage>

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

export interface BuiltWeb {
  readonly drawPage: DrawPage
  readonly filesOf: (source: string | undefined) => PageFiles
}

interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestChunk>>

const ENTRY = 'src/entry-client.tsx'
const DIST = new URL('../../../web/dist/', import.meta.url)

/** Loads the built web client, or undefined where there is no build. */
export async function loadBuiltWeb(): Promise<BuiltWeb | undefined> {
  const manifestFile = new URL('client/.vite/manifest.json', DIST)
  const entryFile = new URL('server/entry-server.js', DIST)
  if (!existsSync(manifestFile) || !existsSync(entryFile)) return undefined
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  const { drawPage } = (await import(pathToFileURL(fileURLToPath(entryFile)).href)) as { readonly drawPage: DrawPage }
  const sheets = new Map<string, string>()
  for (const sheet of new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))) {
    sheets.set(sheet, await readFile(new URL(`client/${sheet}`, DIST), 'utf8'))
  }
  const known = new Map<string | undefined, PageFiles>()
  return {
    drawPage,
    filesOf(source) {
      const files = known.get(source) ?? pageFiles(manifest, sheets, source)
      known.set(source, files)
      return files
    },
  }
}

function pageFiles(manifest: Manifest, sheets: ReadonlyMap<string, string>, source: string | undefined): PageFiles {
  const chunks = new Set<ManifestChunk>()
  const visited = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || visited.has(key)) return
    visited.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    chunks.add(chunk)
  }
  visit(ENTRY)
  if (source !== undefined) visit(source)
  const script = manifest[ENTRY]?.file
  if (script === undefined) throw new Error('The build of web has no entry; build it again')
  const stylesheets = [...new Set([...chunks].flatMap((chunk) => chunk.css ?? []))]
  const css = stylesheets.map((sheet) => sheets.get(sheet) ?? '').join('')
  return {
    script,
    preloads: [...chunks].map((chunk) => chunk.file).filter((file) => file !== script),
    stylesheets,
    css,
    cssHash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  }
}
