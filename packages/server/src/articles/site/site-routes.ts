import { ARTICLE_CATEGORIES } from '@diandu/core/articles'
import { MARKETS } from '@diandu/core/catalog'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ModuleDeps } from '../../server-module.ts'
import { everyArticle } from '../article-store.ts'
import { articlePath, atomFeed, siteMap, type SitePage } from './site-xml.ts'

/** Of the 50,000 addresses that a map may hold. */
const MAX_ARTICLES = 10_000
const FEED_LENGTH = 30
const MAX_AGE_SECONDS = 600

/** Public pages that are there whatever is published. */
const PAGES: readonly string[] = [
  '/',
  '/lists',
  ...Object.keys(MARKETS).map((market) => `/${market}`),
  '/taobao',
  '/hotTopics',
  '/instrument',
  '/instrument/transfer',
  '/instrument/hotWord',
  '/instrument/keyword',
  '/instrument/ratesSingle',
  '/instrument/violateWord',
  '/instrument/postage',
]

/** Not for search engines: calls, the simulated services, and personal pages. */
const ROBOTS = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /sandbox/',
  'Disallow: /user_center',
  'Disallow: /login',
  'Disallow: /register_account',
  'Disallow: /paysuccess',
]

/** robots.txt, the sitemap and the feed of articles. */
export function siteRoutes(app: FastifyInstance, { db, settings }: Pick<ModuleDeps, 'db' | 'settings'>): void {
  const originOf = ({ protocol, host }: FastifyRequest): string | undefined => {
    if (settings.shells.publicOrigin !== null) return settings.shells.publicOrigin
    const asked = `${protocol}://${host}`
    return URL.canParse(asked) ? new URL(asked).origin : undefined
  }
  app.get('/robots.txt', async (request, reply) => {
    const origin = originOf(request)
    const lines = [...ROBOTS, ...(origin === undefined ? [] : [`Sitemap: ${origin}/sitemap.xml`])]
    return reply
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request)
    if (origin === undefined) return reply.callNotFound()
    const texts = await everyArticle(db, MAX_ARTICLES)
    const categories = Object.keys(ARTICLE_CATEGORIES).filter((key) => texts.some(({ category }) => category === key))
    const pages: readonly SitePage[] = [
      ...PAGES.map((path) => ({ path })),
      ...categories.map((category) => ({ path: `/taobao/${category}` })),
      ...texts.map(({ id, category, revisedAt }) => ({
        path: category === null ? `/hotTopics?id=${id}` : articlePath(id),
        revisedAt,
      })),
    ]
    return reply
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .type('application/xml; charset=utf-8')
      .send(siteMap(origin, pages))
  })
  app.get('/feed.xml', async (request, reply) => {
    const origin = originOf(request)
    if (origin === undefined) return reply.callNotFound()
    const texts = await everyArticle(db, MAX_ARTICLES)
    return reply
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .type('application/atom+xml; charset=utf-8')
      .send(atomFeed(origin, texts.filter(({ category }) => category !== null).slice(0, FEED_LENGTH)))
  })
}
