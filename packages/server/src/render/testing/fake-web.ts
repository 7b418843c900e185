import type { BuiltWeb, RenderedPage } from '../built-web.ts'
import type { PageSettings } from '../page-settings.ts'
import { pageFiles, type Manifest } from '../page-files.ts'

export const CONFIG = {
  apiBase: '/api',
  signingSecret: 'a "secret" of <16>',
  channelIds: { ios: 'an-ios', android: 'an-android' },
  weChatScript: '/sandbox/shell/wechat-sdk.js',
  gamePages: [],
}

export const PAGE_SETTINGS: PageSettings = {
  config: CONFIG,
  buildDate: '2025-9-16',
  origin: 'https://m.diandu.example',
  canBeFramed: true,
  pictureOrigins: [],
  chatOrigins: [],
}

const MANIFEST: Manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry-1.js',
    imports: ['_vendor.js', '_shared.js'],
    css: ['assets/entry-1.css'],
  },
  '_vendor.js': { file: 'assets/vendor-1.js' },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['_vendor.js'], css: ['assets/shared-1.css'] },
  'src/shop-page.tsx': {
    file: 'assets/shop-1.js',
    imports: ['_shared.js', 'src/entry-client.tsx'],
    css: ['assets/shop-1.css', 'assets/shared-1.css'],
    dynamicImports: ['src/shop-parts.tsx'],
  },
  'src/shop-parts.tsx': { file: 'assets/parts-1.js', imports: ['_shared.js'], css: ['assets/parts-1.css'] },
}
const SHEETS = new Map([
  ['assets/entry-1.css', 'body{color:#16222c}'],
  ['assets/shared-1.css', '.a>.b::after{content:"&<>"}'],
  ['assets/shop-1.css', '.shop{width:1px}'],
  ['assets/parts-1.css', '.parts{width:2px}'],
])

export const filesOf = (source?: string, sheets: ReadonlyMap<string, string> = SHEETS) =>
  pageFiles(MANIFEST, sheets, source)

export const rendered = (change: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  title: '店渡',
  description: '网店转让',
  lang: 'zh-CN',
  theme: 'system',
  noScripts: '没有脚本 <b>',
  html: '<main>店铺</main>',
  state: '{"queries":null}',
  source: undefined,
  isCacheable: true,
  ...change,
})

/**
 * A web client of three addresses: the front page, one shop, and a page that the browser renders for a signed-in user.
 */
export function fakeWeb(change: Partial<RenderedPage> = {}): BuiltWeb {
  return {
    filesOf,
    appearanceOf: (cookies) =>
      cookies
        .split('; ')
        .filter((cookie) => /^(lang|theme)=/.test(cookie))
        .sort()
        .join('; '),
    createPictureDescriber: () => async () => undefined,
    createPageRenderer:
      () =>
      async ({ path, cookies }) => {
        const [pathname = ''] = path.split('?')
        const preferences = {
          lang: cookies.includes('lang=en') ? 'en' : 'zh-CN',
          theme: cookies.includes('theme=dark') ? ('dark' as const) : ('system' as const),
        }
        const isThere =
          pathname === '/' ||
          pathname === '/shop/known' ||
          pathname.startsWith('/search/') ||
          pathname === '/user_center'
        const page = rendered({
          ...preferences,
          status: isThere ? 200 : 404,
          title: isThere ? '店渡' : '404',
          html: pathname === '/user_center' ? '' : `<main>${'店铺'.repeat(800)}</main>`,
          state: pathname === '/user_center' ? '{"queries":null}' : '{"queries":{"queries":[]}}',
          source: pathname.startsWith('/shop/') ? 'src/shop-page.tsx' : undefined,
          isCacheable: isThere && pathname !== '/user_center',
        })
        return { ...page, ...change }
      },
  }
}
