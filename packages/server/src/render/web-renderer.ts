import type { MakeRenderer } from '../http/index.ts'
import { loadBuiltWeb, locationOf, type BuiltWeb } from './built-web.ts'
import { pageDocument } from './document.ts'
import { INLINE_SCRIPT_HASH } from './inline-script.ts'
import type { PageSettings } from './page-settings.ts'
import { createPageStyles } from './page-styles.ts'
import { surroundingsOf } from './page-surroundings.ts'

/** Renders pages with the built web client; undefined where it was not built. */
export async function createWebRenderer(settings: PageSettings): Promise<MakeRenderer | undefined> {
  const web = await loadBuiltWeb()
  return web === undefined ? undefined : webRenderer(web, settings)
}

export const webRenderer =
  (web: BuiltWeb, settings: PageSettings): MakeRenderer =>
  (call, now) => {
    const renderPage = web.createPageRenderer(call, now)
    const pageStyles = createPageStyles()
    return {
      describePicture: web.createPictureDescriber(call, now),
      async render({ url, cookie, acceptLanguage, ...visit }) {
        // No other cookie reaches a page, so that none can be in it.
        const page = await renderPage({
          path: url,
          cookies: web.appearanceOf(cookie, acceptLanguage),
          origin: settings.origin,
          hasChat: settings.config.hasChat === true,
        })
        const files = web.filesOf(page.source)
        const styles = pageStyles(files.sheets, page)
        const { head, permissions } = surroundingsOf(visit, settings)
        return {
          status: page.status,
          html: pageDocument(page, files, styles, settings.config, { buildDate: settings.buildDate, head }),
          styleHashes: [styles.cssHash],
          ...permissions,
          scriptHashes: [INLINE_SCRIPT_HASH],
          headers: { vary: 'cookie, accept-language', ...locationOf(page) },
          isCacheable: page.isCacheable,
        }
      },
      keyOf: ({ url, cookie, acceptLanguage, ...visit }) => {
        const { isFramed, scriptOrigins } = surroundingsOf(visit, settings).permissions
        return JSON.stringify([url, web.appearanceOf(cookie, acceptLanguage), isFramed, scriptOrigins])
      },
    }
  }
