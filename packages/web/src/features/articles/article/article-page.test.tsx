// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import type { Article, ArticleId, Block } from '@diandu/core/articles'
import { NO_FILTER } from '@diandu/core/catalog'
import { expect, it, vi } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { ROUTES } from '../../../routes/routes.ts'
import { createQueryClient } from '../../../app/queries/query-client.ts'
import { articleQuery } from '../article-queries.ts'

const PATH = '/taobao/details/deposit'
const ID = 'deposit' as ArticleId

function openMarket(shops = NO_FILTER) {
  const market = openTestMarket()
  for (const id of ['other', 'deposit'])
    market.publishArticle({
      id: id as ArticleId,
      subject: 'costs',
      title: id === 'deposit' ? '保证金怎么退' : '一共多少钱',
      summary: '一句话',
      text: '先问清楚。',
      shops,
    })
  return market
}

/** The article with another text. */
const saying = (body: readonly Block[]) =>
  withPort('articles', (ports) => ({
    async detail(id) {
      const found = await ports.articles.detail(id)
      return found.ok ? { ok: true, value: { ...found.value, body } } : found
    },
  }))

const EVERY_BLOCK: readonly Block[] = [
  { kind: 'heading', level: 2, spans: [{ text: '大标题' }] },
  { kind: 'heading', level: 3, spans: [{ text: '小标题' }] },
  {
    kind: 'paragraph',
    spans: [
      { text: '看' },
      { text: '三十天', isStrong: true },
      { text: '的', isEmphasised: true },
      { text: 'a1', isCode: true },
      { text: '清单', href: '/taobao/details/other' },
      { text: '公告', href: 'https://example.com/notice' },
    ],
  },
  { kind: 'list', isOrdered: true, items: [{ depth: 1, spans: [{ text: '甲' }] }] },
  { kind: 'list', isOrdered: false, items: [{ depth: 2, spans: [{ text: '乙' }] }] },
  { kind: 'quote', lines: [[{ text: '先看数据' }]] },
  { kind: 'code', text: 'x = 1' },
  { kind: 'table', head: [[{ text: '项目' }]], rows: [[[{ text: '年费' }]]] },
  { kind: 'rule' },
]

it.each(['zh-CN', 'en'] as const)(
  'an article offends no rule of axe, whatever it is made of, in %s (WEB-6)',
  async (locale) => {
    await renderPage(PATH, { market: openMarket(), locale, change: saying(EVERY_BLOCK) })
    await screen.findByText('大标题')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(await findViolations()).toEqual([])
  },
)

it('shows every kind of block as the element that it is (ART-3)', async () => {
  await renderPage(PATH, { market: openMarket(), change: saying(EVERY_BLOCK) })
  await screen.findByRole('heading', { level: 2, name: '大标题' })
  expect(screen.getByRole('heading', { level: 3, name: '小标题' })).toBeTruthy()
  expect(screen.getByText('三十天').tagName).toBe('STRONG')
  expect(screen.getByText('的').tagName).toBe('EM')
  expect(screen.getByText('a1').tagName).toBe('CODE')
  expect(screen.getByText('甲').closest('ol')).not.toBeNull()
  expect(screen.getByText('先看数据').closest('blockquote')).not.toBeNull()
  expect(screen.getByText('x = 1').tagName).toBe('PRE')
  expect(screen.getByRole('columnheader', { name: '项目' })).toBeTruthy()
})

it('leads to our pages in place, and to other sites without handing anything on (ART-4)', async () => {
  await renderPage(PATH, { market: openMarket(), change: saying(EVERY_BLOCK) })
  expect((await screen.findByRole('link', { name: '清单' })).getAttribute('href')).toBe('/taobao/details/other')
  const outside = screen.getByRole('link', { name: '公告（站外链接）' })
  expect(outside.getAttribute('rel')).toBe('noopener noreferrer nofollow')
})

it('text that looks like a program stays text, and a link that is none stays text (ART-3, ART-4)', async () => {
  await renderPage(PATH, {
    market: openMarket(),
    change: saying([
      { kind: 'paragraph', spans: [{ text: '<img src=x onerror=alert(1)><script>alert(1)</script>' }] },
      { kind: 'paragraph', spans: [{ text: '点我', href: 'javascript:alert(1)' }] },
    ]),
  })
  expect((await screen.findByText(/<script>alert/)).querySelector('*')).toBeNull()
  expect(screen.getByText('点我').closest('a')).toBeNull()
  expect(document.querySelector('main script, main img[src="x"]')).toBeNull()
})

it('leads to shops that fit, to all of them, and to other guides of its subject (ART-6)', async () => {
  await renderPage(PATH, { market: openMarket({ ...NO_FILTER, sort: 'price-up' }) })
  expect((await screen.findAllByTestId('shop-card'))[0]?.getAttribute('href')).toMatch(/^\/shop\/shop-/)
  expect(screen.getByRole('link', { name: '看全部' }).getAttribute('href')).toBe('/lists?sort=price-up')
  expect(screen.getByTestId('article-card').getAttribute('href')).toBe('/taobao/details/other')
  expect(screen.getByRole('link', { name: '费用与保证金' }).getAttribute('href')).toBe('/taobao/costs')
})

it('says where no shop fits', async () => {
  await renderPage(PATH, { market: openMarket({ ...NO_FILTER, minPriceFen: 999_999_999_00 }) })
  await screen.findByText('眼下没有符合的店铺在售')
})

it('says that an article is gone, and leads to the others (ART-8)', async () => {
  await renderPage('/taobao/details/never-was', { market: openMarket() })
  await screen.findByText(/这篇攻略找不到了/)
  expect(screen.getByRole('link', { name: '看全部攻略' }).getAttribute('href')).toBe('/taobao')
})

it('hands on the address of the article alone', async () => {
  const share = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const page = await renderPage(`${PATH}?from=x`, { market: openMarket() })
  await page.user.click(await screen.findByRole('button', { name: '分享' }))
  expect(share).toHaveBeenCalledWith({
    title: '保证金怎么退',
    text: '一句话',
    url: `${location.origin}/taobao/details/deposit`,
  })
  Reflect.deleteProperty(navigator, 'share')
})

it('without a sheet for sharing the link is copied', async () => {
  const copied: string[] = []
  const page = await renderPage(PATH, {
    market: openMarket(),
    change: (ports) => ({ ...ports, copy: async (text: string) => (copied.push(text), true) }),
  })
  await page.user.click(await screen.findByRole('button', { name: '分享' }))
  await waitFor(() => expect(copied).toEqual([`${location.origin}${PATH}`]))
})

it('says of itself where it belongs, and to search engines what it is (ART-15)', async () => {
  const module = await ROUTES.find(({ path }) => path === '/taobao/details/:id')?.load()
  const queries = createQueryClient(() => undefined)
  const ports = () => Promise.reject(new Error('Nothing is asked.'))
  const article: Article = {
    id: ID,
    category: 'costs',
    title: '保证金怎么退</script>',
    summary: '一句话',
    publishedAt: Date.parse('2026-11-20T01:00:00Z'),
    revisedAt: Date.parse('2026-11-21T01:00:00Z'),
    minutes: 2,
    body: [],
    shopsPath: '/lists',
    related: [],
  }
  queries.setQueryData(articleQuery(ports, ID).queryKey, article)
  const visit = {
    path: PATH,
    parameters: { id: ID },
    search: new URLSearchParams(),
    queries,
    ports,
    locale: 'zh-CN',
  } as const
  const described = module?.describe?.(visit)
  expect(described).toMatchObject({ title: article.title, description: '一句话', canonicalPath: PATH, isInFeed: true })
  expect(described?.structuredData?.('https://m.diandu.example')).toMatchObject({
    '@graph': [
      {
        '@type': 'Article',
        headline: article.title,
        datePublished: '2026-11-20T01:00:00Z',
        dateModified: '2026-11-21T01:00:00Z',
        mainEntityOfPage: `https://m.diandu.example${PATH}`,
      },
      { '@type': 'BreadcrumbList' },
    ],
  })
  queries.clear()
})
