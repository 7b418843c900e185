// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ArticleId } from '@diandu/core/articles'
import { NO_FILTER } from '@diandu/core/catalog'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

function openMarket() {
  const market = openTestMarket(5)
  const text = { summary: '一句话', text: '先问清楚。', shops: NO_FILTER }
  market.publishArticle({ ...text, id: 'a' as ArticleId, subject: 'costs', title: '保证金怎么退' })
  for (const [id, title] of [
    ['t', '年底买店'],
    ['u', '第一次买店'],
  ] as const)
    market.publishArticle({ ...text, id: id as ArticleId, subject: { articles: ['a' as ArticleId] }, title })
  return market
}

it.each([
  ['/hotTopics', 'zh-CN'],
  ['/hotTopics', 'en'],
  ['/hotTopics?id=t', 'zh-CN'],
  ['/hotTopics?id=t', 'en'],
] as const)('%s offends no rule of axe in %s (WEB-6)', async (path, locale) => {
  await renderPage(path, { market: openMarket(), locale })
  await screen.findByText('年底买店')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await findViolations()).toEqual([])
})

it('every hot topic leads to its guides, its shops and its own page (ART-7)', async () => {
  await renderPage('/hotTopics', { market: openMarket() })
  const topics = await screen.findAllByTestId('hot-topic')
  expect(topics).toHaveLength(2)
  const topic = within(screen.getByRole('heading', { name: '年底买店' }).closest('section') as HTMLElement)
  expect(topic.getByRole('link', { name: /保证金怎么退/ }).getAttribute('href')).toBe('/taobao/details/a')
  expect(topic.getAllByTestId('shop-card')).toHaveLength(3)
  expect(topic.getByRole('link', { name: '看这个话题' }).getAttribute('href')).toBe('/hotTopics?id=t')
})

it('one topic shows its text, more shops, its questions and the other topics (ART-7)', async () => {
  const page = await renderPage('/hotTopics?id=t', { market: openMarket() })
  await screen.findByRole('heading', { level: 2, name: '年底买店' })
  expect(screen.getByText('先问清楚。')).toBeTruthy()
  expect(await screen.findAllByTestId('shop-card')).toHaveLength(4)
  await screen.findByText('还没有人提问，您可以问第一个')
  expect(screen.getByRole('link', { name: '第一次买店' }).getAttribute('href')).toBe('/hotTopics?id=u')
  await waitFor(() => expect(page.reportedTitle()).toBe('年底买店'))
})

it('a topic that has passed says so, and no topics at all too (ART-8)', async () => {
  await renderPage('/hotTopics?id=gone', { market: openMarket() })
  await screen.findByText('这个话题已经过去了')
  cleanup()
  await renderPage('/hotTopics')
  await screen.findByText('眼下没有热门话题')
})
