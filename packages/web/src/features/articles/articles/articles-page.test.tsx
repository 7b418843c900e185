// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ArticleId } from '@diandu/core/articles'
import { NO_FILTER } from '@diandu/core/catalog'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../../app/testing/open-test-market.ts'

function marketWith(...subjects: readonly ('costs' | 'tax')[]): TestMarket {
  const market = openTestMarket()
  for (const [at, subject] of subjects.entries()) {
    market.clock.advance(60_000)
    market.publishArticle({
      id: `a-${at}` as ArticleId,
      subject,
      title: `第 ${at} 篇`,
      summary: '一句话',
      text: '正文'.repeat(300),
      shops: NO_FILTER,
    })
  }
  return market
}

it.each(['zh-CN', 'en'] as const)('the list of guides offends no rule of axe in %s (WEB-6)', async (locale) => {
  await renderPage('/taobao', { market: marketWith('costs', 'tax'), locale })
  await screen.findAllByTestId('article-card')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await findViolations()).toEqual([])
})

it('lists guides the newest first, each with its category, its day and its reading time (ART-1, ART-5)', async () => {
  await renderPage('/taobao', { market: marketWith('costs', 'tax') })
  const cards = await screen.findAllByTestId('article-card')
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/taobao/details/a-1', '/taobao/details/a-0'])
  expect(cards[1]?.textContent).toMatch(/第 0 篇.*费用与保证金 · \d{4}-\d\d-\d\d · 约 2 分钟/)
})

it('leads to each category with the number of its guides, and says which is shown (ART-2)', async () => {
  const page = await renderPage('/taobao/tax', { market: marketWith('costs', 'tax', 'costs') })
  const categories = await screen.findByRole('group', { name: '按主题看' })
  await within(categories).findByText('费用与保证金 2')
  const links = within(categories).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['全部 3', '/taobao'],
    ['费用与保证金 2', '/taobao/costs'],
    ['税务财务 1', '/taobao/tax'],
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page'])
  expect(await screen.findAllByTestId('article-card')).toHaveLength(1)
  await waitFor(() => expect(page.reportedTitle()).toBe('税务财务'))
})

it('says that guides are in Chinese to a reader of English alone (ART-16)', async () => {
  await renderPage('/taobao', { market: marketWith('costs'), locale: 'en' })
  expect(screen.getByText('These guides are in Chinese.')).toBeTruthy()
  expect((await screen.findByText('第 0 篇')).getAttribute('lang')).toBe('zh-CN')
  cleanup()
  await renderPage('/taobao', { market: marketWith('costs') })
  expect(screen.queryByText('These guides are in Chinese.')).toBeNull()
})

it('an empty list says so, and that of a category leads to all', async () => {
  await renderPage('/taobao/tax', { market: marketWith('costs') })
  await screen.findByText('这里还没有攻略')
  expect(screen.getByRole('link', { name: '看全部攻略' }).getAttribute('href')).toBe('/taobao')
})

it('a list that did not come can be had by trying again', async () => {
  let isAway = true
  const page = await renderPage('/taobao', {
    market: marketWith('costs'),
    change: withPort('articles', (ports) => ({
      list: async (...given) => (isAway ? { ok: false, failure: { kind: 'offline' } } : ports.articles.list(...given)),
    })),
  })
  await screen.findByText('没有加载出来', {}, { timeout: 5_000 })
  isAway = false
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  await screen.findAllByTestId('article-card')
})

it.each(['/taobao/details', '/taobao/no-such-category'])('%s leads to the list of all guides', async (path) => {
  const page = await renderPage(path, { market: marketWith('costs', 'tax') })
  expect(await screen.findAllByTestId('article-card')).toHaveLength(2)
  await waitFor(() => expect(page.reportedTitle()).toBe('买店攻略'))
})
