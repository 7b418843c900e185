import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Ask } from '../http/index.ts'
import { pageFiles, type Manifest, type PageFiles } from './page-files.ts'

/** What web's server entry gives: a drawn page, without its document. */
export interface DrawnPage {
  readonly status: number
  readonly title: string
  /** What it is about, in a sentence, for whoever it is handed on to. */
  readonly description: string
  readonly lang: string
  readonly theme: 'system' | 'light' | 'dark'
  /** Regular where it is not said. */
  readonly typeSize?: 'regular' | 'large'
  /** What is said where no script runs. */
  readonly noScripts: string
  readonly html: string
  /** JSON, safe inside a script element. */
  readonly state: string
  /** The source of the page's own module, a key of the build's manifest. */
  readonly source: string | undefined
}

export type DrawPage = (request: { readonly path: string; readonly cookies: string; readonly ask: Ask }) => Promise<DrawnPage>

export interface BuiltWeb {
  readonly drawPage: DrawPage
  readonly filesOf: (source: string | undefined) => PageFiles
}

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
