import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { CallApi, Renderer } from '../http/index.ts'
import { pageFiles, type Manifest, type PageFiles } from './page-files.ts'

/** From web's server entry, without the document around it. */
export interface RenderedPage {
  readonly status: number
  /** Where the visit goes on instead. */
  readonly redirectTo?: string
  readonly title: string
  /** One sentence, shown where the page is shared. */
  readonly description: string
  /** For search engines and feed readers, where the page has it. */
  readonly forPrograms?: {
    /** Absolute; a chat shows it beside a link. */
    readonly pictureUrl?: string
    readonly canonicalUrl?: string
    /** JSON. */
    readonly structuredData?: string
    readonly isInFeed: boolean
  }
  readonly lang: string
  readonly theme: 'system' | 'light' | 'dark'
  /** Regular by default. */
  readonly typeSize?: 'regular' | 'large'
  /** Shown where no script runs. */
  readonly noScripts: string
  readonly html: string
  /** JSON, safe inside a script element. */
  readonly state: string
  /** The source of the page's own module, a key of the build's manifest. */
  readonly source: string | undefined
  /** Every visitor may be given it for a moment. */
  readonly isCacheable: boolean
}

export type RenderPage = (request: {
  readonly path: string
  readonly cookies: string
  readonly origin?: string
  readonly hasChat?: boolean
}) => Promise<RenderedPage>

/** The exports of web's server entry. */
export interface WebEntry {
  /** Called once, too: what is on the picture of a page, by its path and query and a language. */
  readonly createPictureDescriber: (call: CallApi, now: () => number) => NonNullable<Renderer['describePicture']>
  /** Called once: what it makes holds nothing of a page once that is rendered. */
  readonly createPageRenderer: (call: CallApi, now: () => number) => RenderPage
  /** The cookies that change how a page is rendered, and no others; the same text for all visitors who see it alike. */
  readonly appearanceOf: (cookies: string, acceptLanguage: string) => string
}

export interface BuiltWeb extends WebEntry {
  readonly filesOf: (source: string | undefined) => PageFiles
}

/** The header of a page that leads to another one. */
export const locationOf = ({ redirectTo }: RenderedPage): Readonly<Record<string, string>> =>
  redirectTo === undefined ? {} : { location: redirectTo }

const DIST = new URL('../../../web/dist/', import.meta.url)

/** Loads the built web client, or undefined where there is no build. */
export async function loadBuiltWeb(): Promise<BuiltWeb | undefined> {
  const manifestFile = new URL('client/.vite/manifest.json', DIST)
  const entryFile = new URL('server/entry-server.js', DIST)
  if (!existsSync(manifestFile) || !existsSync(entryFile)) return undefined
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  const entry = (await import(pathToFileURL(fileURLToPath(entryFile)).href)) as WebEntry
  const sheets = new Map<string, string>()
  for (const sheet of new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))) {
    sheets.set(sheet, await readFile(new URL(`client/${sheet}`, DIST), 'utf8'))
  }
  const known = new Map<string | undefined, PageFiles>()
  return {
    ...entry,
    filesOf(source) {
      const files = known.get(source) ?? pageFiles(manifest, sheets, source)
      known.set(source, files)
      return files
    },
  }
}
