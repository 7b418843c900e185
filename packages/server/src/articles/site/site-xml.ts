import type { ArticleCard } from '@diandu/core/articles'
import { utcTime } from '@diandu/core/format'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

const escapeXml = (text: string): string =>
  text
    // XML has no place for these, not even escaped.
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const instantText = (at: number): string => utcTime(at, 'YYYY-MM-DD[T]HH:mm:ss[Z]')

export interface SitePage {
  readonly path: string
  /** When it was changed last, where that is known. */
  readonly revisedAt?: number
}

/** The map of the site, for search engines (sitemaps.org). */
export function siteMap(origin: string, pages: readonly SitePage[]): string {
  const urls = pages.map(({ path, revisedAt }) => {
    const changed = revisedAt === undefined ? '' : `<lastmod>${instantText(revisedAt)}</lastmod>`
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`
  })
  return `${HEAD}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

type FeedEntry = Pick<ArticleCard, 'id' | 'title' | 'summary' | 'publishedAt' | 'revisedAt'>

/** The newest articles as an Atom feed (RFC 4287); the ids are addresses, and stay as long as these do. */
export function atomFeed(origin: string, entries: readonly FeedEntry[]): string {
  const updatedAt = Math.max(0, ...entries.map(({ revisedAt }) => revisedAt))
  return [
    `${HEAD}\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">`,
    `<id>${escapeXml(`${origin}/taobao`)}</id><title>店渡 · 买店攻略</title><author><name>店渡</name></author>`,
    `<updated>${instantText(updatedAt)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/feed.xml`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/taobao`)}"/>`,
    ...entries.map(({ id, title, summary, publishedAt, revisedAt }) => {
      const url = escapeXml(`${origin}${articlePath(id)}`)
      return [
        `<entry><id>${url}</id><title>${escapeXml(title)}</title><link rel="alternate" type="text/html" href="${url}"/>`,
        `<published>${instantText(publishedAt)}</published><updated>${instantText(revisedAt)}</updated>`,
        `<summary>${escapeXml(summary)}</summary></entry>`,
      ].join('')
    }),
    `</feed>\n`,
  ].join('')
}

export const articlePath = (id: string): string => `/taobao/details/${id}`
