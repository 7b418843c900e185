// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { PlatformId } from '@diandu/core/catalog'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../../app/testing/open-test-market.ts'
import { matchPage } from '../../../../routes/prefetch-page.ts'

const broken = async () => ({ ok: false, failure: { kind: 'http', status: 400 } }) as const

it.each(
  ['/mainCategory', '/appPage/featured-shops', '/appPage/you-like', '/pc-filter/platform-1_colour-red'].flatMap(
    (path) => [[path, 'zh-CN'] as const, [path, 'en'] as const],
  ),
)('%s has one heading and no violation in %s (WEB-6)', async (path, locale) => {
  await renderPage(path, { market: openTestMarket(6), locale })
  await waitFor(() => expect(screen.queryByRole('status', { name: /加载|Loading/ })).toBeNull())
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await findViolations()).toEqual([])
})

it('categories are browsed by platform and industry, each with the number of its shops (CAT-18, CAT-35)', async () => {
  const market = openTestMarket(30)
  const page = await renderPage('/mainCategory', { market })
  const { catalog } = market.openDevice()
  const platforms = within(await screen.findByRole('navigation', { name: '平台' })).getAllByRole('link')
  const [, second] = platforms
  if (second === undefined) throw new Error('There are no platforms')
  const name = /^\D+/.exec(second.textContent ?? '')?.[0] ?? ''
  await page.user.click(second)
  const platform = Number(/^\/mainCategory\?platform=(\d+)$/.exec(page.address())?.[1]) as PlatformId
  const industries = within(await screen.findByRole('region', { name: `${name}的类目` })).getAllByRole('link')
  const counts = industries.map((link) => Number(/\d+$/.exec(link.textContent ?? '')?.[0]))
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  for (const [at, link] of industries.entries()) {
    const address = link.getAttribute('href') ?? ''
    expect(matchPage(address)).toBeDefined()
    const industry = new URLSearchParams(address.split('?')[1]).get('industry')
    const listed = await catalog.list(
      { sort: 'recommended', platforms: [platform], industries: [industry as 'food'] },
      null,
    )
    expect(listed.ok && listed.value.total?.count).toBe(counts[at])
  }
})

it('themes lead to their lists with how many there are, and advisers to the operator’s contacts (CAT-34, CAT-36)', async () => {
  await renderPage('/mainCategory', { market: openTestMarket(30) })
  const theme = await screen.findByRole('link', { name: /个人店.*\d+ 家/ })
  expect(theme.getAttribute('href')).toBe('/lists?kind=personal')
  const adviser = await screen.findByRole('link', { name: /选店顾问.*400-000-0000/ })
  expect(adviser.getAttribute('href')).toBe('/contact')
})

it('a part of the categories that did not come can be asked for again', async () => {
  let isBroken = true
  const page = await renderPage('/mainCategory', {
    market: openTestMarket(30),
    change: withPort('recommendations', (ports) => ({
      themes: (signal) => (isBroken ? broken() : ports.recommendations.themes(signal)),
    })),
  })
  await screen.findByText('没有加载出来')
  isBroken = false
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  await screen.findByRole('link', { name: /个人店|第一次买店/ })
})

it('featured shops come ten at first, each with its reason, without a bar of ours (CAT-32, CAT-33)', async () => {
  const page = await renderPage('/appPage/featured-shops', { market: openTestMarket(14) })
  await waitFor(() => expect(screen.getAllByTestId('shop-card')).toHaveLength(10))
  expect(screen.getAllByRole('list', { name: '推荐理由' })).toHaveLength(10)
  expect(screen.queryByRole('banner')).toBeNull()
  await page.user.click(screen.getByRole('button', { name: '加载更多' }))
  await waitFor(() => expect(screen.getAllByTestId('shop-card')).toHaveLength(14))
})

it('what a visitor looked at on this device decides what they may like (CAT-32)', async () => {
  const market = openTestMarket(30)
  await renderPage('/appPage/you-like', {
    market,
    change: (ports) => ({
      ...ports,
      viewedShops: { read: () => [{ shopId: market.shopIds[0] as never, viewedAt: 1 }], write: () => undefined },
    }),
  })
  expect((await screen.findAllByText(/^和您看过的“.+”同/)).length).toBeGreaterThan(0)
})

it('the address of a desktop filter opens the list of it (CAT-31)', async () => {
  const page = await renderPage('/pc-filter/platform-1_kind-flagship_q-%E5%A5%B3%E8%A3%85')
  await waitFor(() =>
    expect(page.address()).toBe(`/lists?${new URLSearchParams({ q: '女装', platform: '1', kind: 'flagship' })}`),
  )
  cleanup()
  const bare = await renderPage('/pc-filter')
  await waitFor(() => expect(bare.address()).toBe('/lists'))
})

it('what a desktop filter says that is not understood is named, and the rest leads to the list (CAT-31)', async () => {
  const page = await renderPage('/pc-filter/platform-1_colour-red')
  expect(await screen.findByText('colour-red')).toBeTruthy()
  await page.user.click(screen.getByRole('link', { name: '看符合的店铺' }))
  expect(page.address()).toBe('/lists?platform=1')
})
