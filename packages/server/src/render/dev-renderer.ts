import { fileURLToPath } from 'node:url'
import type { ViteDevServer } from 'vite'
import type { CallApi, MakeRenderer } from '../http/index.ts'
import { locationOf, type RenderPage, type WebEntry } from './built-web.ts'
import { escapeHtml } from '../kernel/index.ts'
import { pageDocument } from './document.ts'
import { openVite } from './open-vite.ts'
import type { PageSettings } from './page-settings.ts'
import { surroundingsOf } from './page-surroundings.ts'

const WEB = fileURLToPath(new URL('../../../web/', import.meta.url))
const PAGE_FILES = { script: 'src/entry-client.tsx', preloads: [] }
const NO_STYLES = { css: '', sheets: [] }

/** Allows the bundler's own scripts, styles and socket. Only a developer ever gets it. */
const DEV_POLICY = [
  `default-src 'self'`,
  `script-src 'self' 'unsafe-inline'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `connect-src 'self' ws:`,
  `base-uri 'none'`,
  `frame-ancestors 'self'`,
].join('; ')

/** Renders pages from web's sources as they are at this moment; a change reaches an open page by itself. */
export function createDevRenderer(settings: PageSettings, webFolder = WEB): MakeRenderer {
  let vite: ViteDevServer | undefined
  const opened = (): ViteDevServer => {
    if (vite === undefined) throw new Error('Pages are drawn only once the renderer is attached.')
    return vite
  }
  const renderPage = currentRenderer(async () => (await opened().ssrLoadModule('/src/entry-server.tsx')) as WebEntry)
  return (call, now) => ({
    async describePicture(path, locale) {
      const { createPictureDescriber } = (await opened().ssrLoadModule('/src/entry-server.tsx')) as WebEntry
      return createPictureDescriber(call, now)(path, locale)
    },
    async attach(app) {
      vite = await openVite(app, webFolder)
    },
    async render({ url, cookie, acceptLanguage, ...visit }) {
      const head = surroundingsOf(visit, settings).head + (await headOf(opened()))
      const headers = {
        vary: 'cookie, accept-language',
        'cache-control': 'no-store',
        'content-security-policy': DEV_POLICY,
      }
      try {
        const { appearanceOf } = (await opened().ssrLoadModule('/src/entry-server.tsx')) as WebEntry
        const cookies = appearanceOf(cookie, acceptLanguage)
        const page = await (
          await renderPage(call, now)
        )({ path: url, cookies, origin: settings.origin, hasChat: settings.config.hasChat === true })
        return {
          status: page.status,
          html: pageDocument(page, PAGE_FILES, NO_STYLES, settings.config, { buildDate: settings.buildDate, head }),
          headers: { ...headers, ...locationOf(page) },
        }
      } catch (error) {
        if (!(error instanceof Error)) throw error
        opened().ssrFixStacktrace(error)
        return { status: 500, html: errorDocument(error, head), headers }
      }
    },
  })
}

/** The entry's page renderer, made again only after the entry has changed. */
function currentRenderer(load: () => Promise<WebEntry>): (call: CallApi, now: () => number) => Promise<RenderPage> {
  let current: { readonly entry: WebEntry; readonly renderPage: RenderPage } | undefined
  return async (call, now) => {
    const entry = await load()
    if (current?.entry !== entry) current = { entry, renderPage: entry.createPageRenderer(call, now) }
    return current.renderPage
  }
}

/** The bundler's client and what React's refresh needs before any module runs. */
async function headOf(vite: ViteDevServer): Promise<string> {
  const blank = await vite.transformIndexHtml('/', '<!doctype html><html><head></head><body></body></html>')
  return /<head>([^]*)<\/head>/.exec(blank)?.[1] ?? ''
}

/** It knows the bundler's client, so that a mended mistake shows the page again. */
const errorDocument = (error: Error, head: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(error.message)}</title>${head}</head><body><pre>${escapeHtml(error.stack ?? error.message)}</pre></body></html>`
