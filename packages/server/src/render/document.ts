import { escapeHtml } from '../kernel/index.ts'
import type { RenderedPage } from './built-web.ts'
import { INLINE_SCRIPT } from './inline-script.ts'
import type { PageFiles } from './page-files.ts'
import type { PageStyles } from './page-styles.ts'

/** Settings that the browser's code needs before its first call; none is secret. */
export interface ClientConfig {
  readonly apiBase: string
  readonly signingSecret: string
  readonly channelIds: { readonly ios: string; readonly android: string }
  readonly weChatScript: string
  readonly gamePages: readonly string[]
  /** Not there where the captcha is our own puzzle. */
  readonly captcha?: { readonly appId: string; readonly script: string }
  /** Not there where no chat is offered. */
  readonly hasChat?: true
  /** Not there where it is OAEP. */
  readonly rsaPadding?: 'pkcs1'
}

export interface DocumentExtras {
  /** The day of the build. */
  readonly buildDate: string
  /** Put into its head as it is. */
  readonly head?: string
}

const THEME_COLORS = { light: '#f7f5f2', dark: '#10181e' } as const

/** Here a sheet of which the document holds a part is wanted from the beginning; elsewhere it comes behind. */
const WHOLE_FROM = 'print,(min-width:48em)'

/**
 * The document around a rendered page. Styles are in it, so that the first picture waits for nothing else; scripts
 * start after that picture, where there is one. A stylesheet that is in it is named once more as disabled: that is
 * how the bundler's loader knows that it need not fetch it again. One of which a part is in it is fetched without
 * haste, and taken from the beginning by a wide screen alone.
 */
export function pageDocument(
  page: RenderedPage,
  files: Pick<PageFiles, 'script' | 'preloads'>,
  styles: Pick<PageStyles, 'css' | 'sheets'>,
  config: ClientConfig,
  { buildDate, head = '' }: DocumentExtras,
): string {
  const theme = page.theme === 'system' ? '' : ` data-theme="${page.theme}"`
  const typeSize = page.typeSize === 'large' ? ' data-type="large"' : ''
  return [
    `<!doctype html><html lang="${escapeHtml(page.lang)}"${theme}${typeSize}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta property="og:title" content="${escapeHtml(page.title)}">`,
    `<meta name="description" property="og:description" content="${escapeHtml(page.description)}">`,
    ...headForPrograms(page),
    `<meta name="build-date" content="${escapeHtml(buildDate)}">`,
    `<meta name="format-detection" content="telephone=no">`,
    themeColors(page.theme),
    `<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">`,
    `<meta name="diandu-config" content="${escapeHtml(JSON.stringify(config))}">`,
    head,
    `<style>${styles.css}</style>`,
    ...styles.sheets.map(
      ({ file, isWhole }) =>
        `<link rel="stylesheet" href="/${file}" ${isWhole ? 'disabled' : `media="${WHOLE_FROM}"`}>`,
    ),
    `</head><body><noscript><p style="padding:16px;color:var(--quiet)">${escapeHtml(page.noScripts)}</p></noscript>`,
    `<div id="app">${page.html}</div>`,
    `<script type="application/json" id="diandu-state">${page.state.replaceAll('<', '\\u003c')}</script>`,
    ...scriptsOf(page, [...files.preloads, files.script]),
    `</body></html>`,
  ].join('')
}

/** Modules in the order of their imports, each a script of its own: evaluated one by one, none blocks for long. */
function scriptsOf({ html }: RenderedPage, files: readonly string[]): readonly string[] {
  const paths = files.map((file) => `/${file}`)
  if (html === '') return paths.map((path) => `<script type="module" src="${path}"></script>`)
  return [`<script data-files="${paths.join(' ')}">${INLINE_SCRIPT}</script>`]
}

/** A block of data is no script: no content policy runs it, and nothing in it ends it. */
function headForPrograms({ forPrograms }: RenderedPage): readonly string[] {
  if (forPrograms === undefined) return []
  const { pictureUrl, canonicalUrl, structuredData, isInFeed } = forPrograms
  return [
    ...(pictureUrl === undefined ? [] : [`<meta property="og:image" content="${escapeHtml(pictureUrl)}">`]),
    ...(canonicalUrl === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonicalUrl)}">`]),
    ...(isInFeed ? [`<link rel="alternate" type="application/atom+xml" href="/feed.xml">`] : []),
    ...(structuredData === undefined
      ? []
      : [`<script type="application/ld+json">${structuredData.replaceAll('<', '\\u003c')}</script>`]),
  ]
}

function themeColors(theme: RenderedPage['theme']): string {
  if (theme !== 'system') return `<meta name="theme-color" content="${THEME_COLORS[theme]}">`
  return Object.entries(THEME_COLORS)
    .map(([scheme, color]) => `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})">`)
    .join('')
}
