// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { MINUTE_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../app/testing/render-page.tsx'
import { openTestMarket } from '../../app/testing/open-test-market.ts'
import { matchPage } from '../../routes/prefetch-page.ts'

/** No HTTP status says why: the page keeps its place. */
const refusing = async () => ({ ok: false, failure: { kind: 'refused', message: '稍后再来' } }) as const
const broken = async () => ({ ok: false, failure: { kind: 'http', status: 400 } }) as const

async function searchedMarket() {
  const market = openTestMarket(6)
  const { catalog } = market.openDevice()
  for (const text of ['女装', '女装', '女装', '女装', '天猫女装', '天猫女装', '天猫女装']) {
    await catalog.list({ sort: 'latest', text }, null)
    market.clock.advance(MINUTE_MS)
  }
  return market
}

const copying =
  (copied: string[]) => (ports: Parameters<NonNullable<Parameters<typeof renderPage>[1]>['change'] & {}>[0]) => ({
    ...ports,
    copy: async (text: string) => (copied.push(text), true),
  })

it.each(
  [
    '',
    '/hotWord',
    '/keyword?word=女装',
    '/ratesSingle',
    '/violateWord',
    '/postage',
    '/transfer',
    '/transfer?platform=32',
  ].flatMap((path) => [[`/instrument${path}`, 'zh-CN'] as const, [`/instrument${path}`, 'en'] as const]),
)('%s has one heading and no violation in %s (WEB-6)', async (path, locale) => {
  await renderPage(path, { market: await searchedMarket(), locale })
  await waitFor(() => expect(screen.queryByRole('status', { name: /加载|Loading/ })).toBeNull())
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await findViolations()).toEqual([])
})

it('the index leads to every tool, and tells what rises on the market (TOOL-4)', async () => {
  await renderPage('/instrument', { market: await searchedMarket() })
  await screen.findByText('今天 7 次搜索')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(links).toEqual(
    expect.arrayContaining(
      ['hotWord', 'keyword', 'ratesSingle', 'violateWord', 'postage', 'transfer'].map((name) => `/instrument/${name}`),
    ),
  )
  expect(links.filter((to) => matchPage(to) === undefined)).toEqual([])
  expect(within(screen.getByRole('group', { name: '涨得最快的词' })).getByText('女装 +4')).toBeTruthy()
})

it('the way to the services keeps the os by which the visit came (ONB-17)', async () => {
  for (const path of ['/instrument?os=ios', '/contact?os=ios']) {
    await renderPage(path)
    const link = await screen.findByRole('link', { name: /入驻与店铺服务/ })
    expect(link.getAttribute('href')).toBe('/entry/residence?os=ios')
    cleanup()
  }
})

it('home and the user center lead to the tools', async () => {
  const market = openTestMarket()
  await renderPage('/', { market })
  expect((await screen.findByRole('link', { name: /卖家工具/ })).getAttribute('href')).toBe('/instrument')
  cleanup()
  await renderPage('/user_center', { market, person: market.buyer })
  expect((await screen.findByRole('link', { name: '卖家工具' })).getAttribute('href')).toBe('/instrument')
})

it('hot words stand with searches, share, trend and competing shops, say how fresh they are, and are copied (TOOL-4, TOOL-5)', async () => {
  const copied: string[] = []
  const page = await renderPage('/instrument/hotWord', { market: await searchedMarket(), change: copying(copied) })
  const rows = within(await screen.findByRole('list', { name: '近 7 天热词' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1女装4 次 · 占 57\.1%上周没人搜 · 在售 \d+ 家$/),
    expect.stringMatching(/^2天猫女装3 次/),
  ])
  expect(
    within(rows[0] as HTMLElement).getByRole('img', { name: /“女装”30 天趋势：30 天前一天 0 次，今天 4 次/ }),
  ).toBeTruthy()
  expect(screen.getByText(/^统计到 \d{4}-/)).toBeTruthy()
  expect(screen.queryByText(/演示数据/)).toBeNull()
  await page.user.click(screen.getByRole('button', { name: '复制' }))
  expect(copied[0]).toMatch(/店渡热词.*\n1\. 女装 · 4 次/)
})

it('without searches the hot words say so, with a way on; what failed can be asked for again', async () => {
  await renderPage('/instrument/hotWord')
  await screen.findByText(/看不出热词/)
  cleanup()
  let isBroken = true
  const page = await renderPage('/instrument/hotWord', {
    market: await searchedMarket(),
    change: withPort('marketWords', (ports) => ({
      hot: (signal) => (isBroken ? refusing() : ports.marketWords.hot(signal)),
    })),
  })
  await screen.findByText('没有加载出来')
  isBroken = false
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  await screen.findByRole('list', { name: '近 7 天热词' })
})

it('invented counts are said to be invented (TOOL-5)', async () => {
  await renderPage('/instrument/hotWord', {
    market: await searchedMarket(),
    change: withPort('marketWords', (ports) => ({
      hot: async (signal) => {
        const hot = await ports.marketWords.hot(signal)
        return hot.ok ? { ok: true, value: { ...hot.value, isInvented: true } } : hot
      },
    })),
  })
  await screen.findByText(/这里有演示数据/)
})

it('a keyword is looked up, and answers with trend, rank, shops and related words (TOOL-5)', async () => {
  const page = await renderPage('/instrument/keyword', { market: await searchedMarket() })
  await page.user.type(screen.getByRole('searchbox'), '女装{Enter}')
  await screen.findByText('第 1 名')
  expect(page.address()).toBe(`/instrument/keyword?word=${encodeURIComponent('女装')}`)
  expect(screen.getByText('57.1%')).toBeTruthy()
  expect(screen.getByRole('table', { name: '“女装”30 天里每天的搜索次数' })).toBeTruthy()
  expect(within(screen.getByRole('group', { name: '相关的词' })).getByRole('link', { name: '天猫女装' })).toBeTruthy()
})

it('a rare keyword tells no count (TOOL-2)', async () => {
  await renderPage('/instrument/keyword?word=%E5%B0%91%E8%A7%81', { market: await searchedMarket() })
  await screen.findByText(/搜索不到 3 次/)
  expect(screen.getByText('还没有店铺和这个词有关')).toBeTruthy()
})

it('a mebibyte of keyword is refused with its length, and nothing is asked', async () => {
  const asked: string[] = []
  const page = await renderPage('/instrument/keyword', {
    change: withPort('marketWords', { keyword: (word) => (asked.push(word), broken()) }),
  })
  await page.user.click(screen.getByRole('searchbox'))
  await page.user.paste('词'.repeat(1024 * 1024))
  await page.user.click(screen.getByRole('button', { name: '查一查' }))
  await screen.findByText(/您输入了 1,048,576 个字，最多查 40 个字/)
  expect(asked).toEqual([])
})
