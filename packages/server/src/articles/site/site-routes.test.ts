import type { ArticleId } from '@diandu/core/articles'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../database/testing.ts'
import { readSettings } from '../../settings.ts'
import { testApp } from '../../testing/test-app.ts'
import { deleteArticle, putArticle, type ArticleText } from '../article-store.ts'
import { readArticleFile } from '../read-article-file.ts'
import { siteRoutes } from './site-routes.ts'

function textOf(id: string, kind: string, title = `关于 ${id}`): ArticleText {
  const read = readArticleFile(
    `---\nid: ${id}\n${kind}\ntitle: ${title}\nsummary: 一句 <话> & 更多\ndate: 2026-11-01\n---\n正文。`,
  )
  if (!read.ok) throw new Error(read.failure.en)
  return read.value
}

async function open(publicUrl?: string) {
  const db = await openTestDatabase()
  const settings = readSettings(publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl })
  const { app } = await testApp(db, { routes: [(scope: FastifyInstance) => siteRoutes(scope, { db, settings })] })
  for (const text of [textOf('a', 'category: costs'), textOf('b', 'category: tax'), textOf('t', 'articles: a')])
    await putArticle(db, text, 0)
  const get = async (url: string, host = 'localhost:3000') => app.inject({ url, headers: { host } })
  return { db, get }
}

const MARKUP =
  /<(?!\?xml|\/?(?:urlset|url|loc|lastmod|feed|entry|id|title|author|name|updated|published|summary|link)\b)/

it('the map of the site names every page, article and hot topic, and nothing that is withdrawn (ART-14)', async () => {
  const { db, get } = await open('https://m.diandu.example')
  const { headers, body } = await get('/sitemap.xml', 'evil.example')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const paths = [...body.matchAll(/<loc>https:\/\/m\.diandu\.example([^<]*)<\/loc>/g)].map(([, path]) => path)
  for (const path of [
    '/',
    '/lists',
    '/tmall',
    '/taobao',
    '/hotTopics',
    '/instrument',
    '/instrument/transfer',
    '/taobao/costs',
    '/taobao/details/a',
    '/hotTopics?id=t',
  ])
    expect(paths).toContain(path)
  expect(paths).not.toContain('/taobao/figures')
  expect(body).not.toContain('evil.example')
  expect(body).toContain('<lastmod>2026-11-01T01:00:00Z</lastmod>')
  await deleteArticle(db, 'a' as ArticleId)
  expect((await get('/sitemap.xml')).body).not.toContain('/taobao/details/a<')
})

it('the feed has the articles, the newest first, in well-formed words (ART-14)', async () => {
  const { db, get } = await open('https://m.diandu.example')
  await putArticle(db, { ...textOf('c', 'category: tax', '<script>&"标题"'), publishedAt: 9e12 }, 0)
  const { headers, body } = await get('/feed.xml')
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const entries = [...body.matchAll(/<entry><id>([^<]+)<\/id>/g)].map(([, id]) => id)
  expect(entries).toEqual(['c', 'b', 'a'].map((id) => `https://m.diandu.example/taobao/details/${id}`))
  expect(body).toContain('<title>&lt;script&gt;&amp;&quot;标题&quot;</title>')
  expect(body).toContain('<summary>一句 &lt;话&gt; &amp; 更多</summary>')
  expect(body).not.toMatch(MARKUP)
})

it('search engines are told what to leave alone, and where the map is (ART-14)', async () => {
  const { get } = await open('https://m.diandu.example')
  const { headers, body } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^User-agent: \*\n(?:Disallow: \/\S+\n)+Sitemap: https:\/\/m\.diandu\.example\/sitemap\.xml\n$/)
  expect(body).toContain('Disallow: /user_center\n')
  expect(body).not.toContain('/user_center/about')
})

it('without a public address the host that was asked is named, where it is one', async () => {
  const { get } = await open()
  expect((await get('/sitemap.xml')).body).toContain('<loc>http://localhost:3000/taobao</loc>')
  const odd = await get('/feed.xml', 'x"><script>')
  expect([400, 404]).toContain(odd.statusCode)
})
