import type { Renderer } from '../http/index.ts'
import { loadBuiltWeb, type BuiltWeb } from './built-web.ts'
import { pageDocument, type ClientConfig } from './document.ts'

/** Draws pages with the built web client; undefined where it was not built. */
export async function createWebRenderer(config: ClientConfig): Promise<Renderer | undefined> {
  const web = await loadBuiltWeb()
  return web === undefined ? undefined : webRenderer(web, config)
}

export const webRenderer = (web: BuiltWeb, config: ClientConfig): Renderer => ({
  async render({ url, cookie, ask }) {
    const page = await web.drawPage({ path: url, cookies: cookie, ask })
    const files = web.filesOf(page.source)
    return {
      status: page.status,
      html: pageDocument(page, files, config),
      styleHashes: [files.cssHash],
      headers: { vary: 'cookie' },
    }
  },
})
