import type { Renderer } from '../http/index.ts'
import { loadBuiltWeb, type BuiltWeb } from './built-web.ts'
import { pageDocument } from './document.ts'
import { HOLD_SUBMIT_HASH } from './hold-submit.ts'
import type { PageSettings } from './page-settings.ts'
import { surroundingsOf } from './page-surroundings.ts'

/** Draws pages with the built web client; undefined where it was not built. */
export async function createWebRenderer(settings: PageSettings): Promise<Renderer | undefined> {
  const web = await loadBuiltWeb()
  return web === undefined ? undefined : webRenderer(web, settings)
}

export const webRenderer = (web: BuiltWeb, settings: PageSettings): Renderer => ({
  async render({ url, cookie, ask, ...visit }) {
    const page = await web.drawPage({ path: url, cookies: cookie, ask })
    const files = web.filesOf(page.source)
    const { head, permissions } = surroundingsOf(visit, settings)
    return {
      status: page.status,
      html: pageDocument(page, files, settings.config, { buildDate: settings.buildDate, head }),
      styleHashes: [files.cssHash],
      ...permissions,
      scriptHashes: [HOLD_SUBMIT_HASH],
      headers: { vary: 'cookie' },
    }
  },
})
