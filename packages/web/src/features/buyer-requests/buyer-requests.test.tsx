// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { RequestDraft } from '@diandu/core/buyer-requests'
import { INDUSTRIES, type Shop } from '@diandu/core/catalog'
import { DEBOUNCE_MS } from '@diandu/core/kernel'
import { valueOf, type Person } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../app/testing/open-test-market.ts'
import { toasts } from '../../ui/feedback/toasts.ts'
import { LoginHost } from '../../app/entrance/login/login-host.tsx'
import { loginRequests } from '../../app/session/login-requests.ts'
import { logInOver } from '../../app/testing/login-steps.ts'

const SHOPS = 8

async function shopOf(market: TestMarket): Promise<Shop> {
  const { catalog } = market.openDevice()
  const [card] = valueOf(await catalog.list({ sort: 'latest' }, null)).items
  if (card === undefined) throw new Error('The market is empty')
  return valueOf(await catalog.detail(card.id))
}

async function publish(market: TestMarket, person: Person, change: Partial<RequestDraft> = {}) {
  const shop = await shopOf(market)
  const draft = { criteria: { industry: shop.industry, maxPriceFen: shop.priceFen + 2_000_000 }, days: 30, content: '' }
  return { shop, request: valueOf(await person.device.buyerRequests.publish({ ...draft, ...change })) }
}

async function offered(market: TestMarket) {
  const { shop, request } = await publish(market, market.buyer)
  const offer = valueOf(
    await market.seller.device.shopOffers.make({
      requestId: request.id,
      shopId: shop.id,
      content: '后台可以一起看',
      sharesMobile: false,
    }),
  )
  return { shop, request, offer }
}

it.each(['zh-CN', 'en'] as const)('every page has one heading and no violation in %s (WEB-6)', async (locale) => {
  const market = openTestMarket(SHOPS)
  const { request } = await offered(market)
  for (const [path, person] of [
    ['/want_buy', undefined],
    ['/buylist', market.seller],
    ['/user_center/requests', market.buyer],
    ['/user_center/requests?tab=offers', market.seller],
    [`/user_center/request/${request.id}`, market.buyer],
    [`/user_center/offer_shop/${request.id}`, market.seller],
  ] as const) {
    await renderPage(path, { market, locale, ...(person && { person }) })
    await waitFor(() => expect(screen.queryByRole('status', { name: /加载|Loading/ })).toBeNull())
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(await findViolations()).toEqual([])
    cleanup()
  }
})

it('tells while one fills in how many shops fit now, with the best three (REQ-15)', async () => {
  const market = openTestMarket(SHOPS)
  await renderPage('/want_buy', { market })
  await screen.findByText(/选一项平台/)
  fireEvent.change(screen.getByRole('textbox', { name: '最低价（元）' }), { target: { value: '1' } })
  market.clock.advance(DEBOUNCE_MS)
  await screen.findByText(`${SHOPS} 家在售店铺符合`)
  expect(within(screen.getByRole('list', { name: '现在符合的店铺' })).getAllByTestId('shop-card')).toHaveLength(3)
  fireEvent.change(screen.getByRole('textbox', { name: '最高价（元）' }), { target: { value: '2' } })
  market.clock.advance(DEBOUNCE_MS)
  await screen.findByText(/还没有完全符合的店铺/)
})

it('publishes once what was filled in, and leads to what fits (REQ-1, REQ-3)', async () => {
  const market = openTestMarket(SHOPS)
  const shop = await shopOf(market)
  const page = await renderPage('/want_buy', { market, person: market.buyer })
  await page.user.click(await screen.findByRole('button', { name: '发布求购' }))
  expect(await screen.findByText('请至少选择平台、店铺类型、类目或价格中的一项')).toBeTruthy()
  await page.user.selectOptions(screen.getByRole('combobox', { name: '类目' }), INDUSTRIES[shop.industry].zh)
  await page.user.click(screen.getByRole('button', { name: '60 天' }))
  await page.user.type(screen.getByRole('textbox', { name: /补充说明/ }), '打 13800138000')
  expect(await screen.findByText(/先经过人工审核/)).toBeTruthy()
  await page.user.dblClick(screen.getByRole('button', { name: '发布求购' }))
  await waitFor(() => expect(page.address()).toMatch(/^\/user_center\/request\//))
  const [request, ...others] = valueOf(await market.buyer.device.buyerRequests.mine(null)).items
  expect(others).toEqual([])
  expect(request).toMatchObject({ criteria: { industry: shop.industry }, state: 'under-review' })
})

it('a visitor logs in over the form, and it is published; left before, it is found again (REQ-16, SES-54)', async () => {
  const market = openTestMarket(SHOPS)
  const page = await renderPage('/want_buy', { market, beside: <LoginHost /> })
  await page.user.click(screen.getByRole('button', { name: '旗舰店' }))
  await page.user.click(screen.getByRole('button', { name: '登录后发布' }))
  await screen.findByRole('dialog', { name: '登录 / 注册' })
  page.unmount()
  loginRequests.drop()
  const again = await renderPage('/want_buy', { market, beside: <LoginHost /> })
  await waitFor(() => expect(screen.getByRole('button', { name: '旗舰店' }).getAttribute('aria-pressed')).toBe('true'))
  await again.user.click(screen.getByRole('button', { name: '登录后发布' }))
  await logInOver(again)
  await waitFor(() => expect(again.address()).toMatch(/^\/user_center\/request\//))
})

it('what a visitor filled in is there for the user who logs in elsewhere (REQ-16)', async () => {
  const market = openTestMarket(SHOPS)
  const page = await renderPage('/want_buy', { market })
  await page.user.click(screen.getByRole('button', { name: '旗舰店' }))
  page.unmount()
  await renderPage('/want_buy', { market, person: market.buyer })
  await waitFor(() => expect(screen.getByRole('button', { name: '旗舰店' }).getAttribute('aria-pressed')).toBe('true'))
})

it('the open requests lead a seller to offering a shop that fits (REQ-9, REQ-14)', async () => {
  const market = openTestMarket(SHOPS)
  const { request, shop } = await publish(market, market.buyer, { content: '描述 4.8 以上' })
  const list = await renderPage('/buylist', { market, person: market.seller })
  expect(await screen.findByText('描述 4.8 以上')).toBeTruthy()
  expect(screen.getByText(/您有 \d+ 家店铺符合/)).toBeTruthy()
  expect(document.body.textContent).not.toContain(market.buyer.username)
  await list.user.click(screen.getByRole('link', { name: '推荐我的店铺' }))
  expect(list.address()).toBe(`/user_center/offer_shop/${request.id}`)
  cleanup()
  const page = await renderPage(`/user_center/offer_shop/${request.id}`, { market, person: market.seller })
  await page.user.click(await screen.findByRole('radio', { name: new RegExp(shop.title) }))
  await page.user.type(screen.getByRole('textbox', { name: /给买家的话/ }), '打 13800138000')
  await page.user.click(screen.getByRole('button', { name: '推荐这家店铺' }))
  expect(await screen.findByText('请去掉手机号、QQ、微信、网址')).toBeTruthy()
  await page.user.clear(screen.getByRole('textbox', { name: /给买家的话/ }))
  await page.user.click(screen.getByRole('button', { name: '推荐这家店铺' }))
  await waitFor(() => expect(page.address()).toBe('/user_center/requests?tab=offers'))
  const made = valueOf(await market.seller.device.shopOffers.mine(null)).items
  expect(made).toMatchObject([{ shopId: shop.id, state: 'waiting' }])
})

it('a request shows why each shop fits, and what was offered; the number comes with the answer (REQ-3, REQ-6)', async () => {
  const market = openTestMarket(SHOPS)
  const { request, shop } = await offered(market)
  const page = await renderPage(`/user_center/request/${request.id}`, { market, person: market.buyer })
  const matches = await screen.findByRole('list', { name: '符合的店铺列表' })
  expect((await within(matches).findAllByText(/符合：.*，比预算少 ¥/)).length).toBeGreaterThan(0)
  const offers = await screen.findByRole('list', { name: '卖家推荐的店铺列表' })
  expect(await within(offers).findByText('后台可以一起看')).toBeTruthy()
  expect(document.body.textContent).not.toContain('138****')
  await page.user.click(within(offers).getByRole('button', { name: '想看看' }))
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '想看看' }))
  expect(await screen.findByText(new RegExp(`${market.seller.username} 138\\*{4}0003`))).toBeTruthy()
  const link = await screen.findByRole('link', { name: '去看看，可直接下单' })
  expect(link.getAttribute('href')).toBe(`/shop/${shop.id}`)
})

it('who taps a match that has gone is told so, and sees the others (REQ-13)', async () => {
  const market = openTestMarket(SHOPS)
  const { request } = await publish(market, market.buyer, { criteria: { minPriceFen: 1 } })
  const page = await renderPage(`/user_center/request/${request.id}`, { market, person: market.buyer })
  const matches = await screen.findByRole('list', { name: '符合的店铺列表' })
  const [first] = await within(matches).findAllByTestId('shop-card')
  const id = first?.getAttribute('href')?.split('/').at(-1)
  const shop = valueOf(await market.openDevice().catalog.detail(id as Shop['id']))
  market.shelve(market.seller.userId, { ...shop, status: 'withdrawn' })
  if (first !== undefined) await page.user.click(first)
  await waitFor(() =>
    expect(
      toasts
        .current()
        .map(({ text }) => text)
        .join(),
    ).toContain('刚刚下架或被买走了'),
  )
  await waitFor(() => expect(within(matches).getAllByTestId('shop-card')).toHaveLength(SHOPS - 1))
  expect(page.address()).toBe(`/user_center/request/${request.id}`)
  const [next] = within(matches).getAllByTestId('shop-card')
  if (next !== undefined) await page.user.click(next)
  await waitFor(() => expect(page.address()).toBe(next?.getAttribute('href')))
})

it('its buyer extends a request, closes it, and publishes it again (REQ-8)', async () => {
  const market = openTestMarket(SHOPS)
  const { request } = await publish(market, market.buyer, { content: '要快' })
  const page = await renderPage(`/user_center/request/${request.id}`, { market, person: market.buyer })
  await page.user.click(await screen.findByRole('button', { name: '延长' }))
  await page.user.click(screen.getByRole('button', { name: '60 天' }))
  await waitFor(() =>
    expect(
      toasts
        .current()
        .map(({ text }) => text)
        .join(),
    ).toContain('已延长到'),
  )
  market.clock.advance(2_500)
  await page.user.click(screen.getByRole('button', { name: '关闭求购' }))
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '关闭' }))
  expect(await screen.findByText('这条求购已经结束，卖家看不到了。')).toBeTruthy()
  const again = screen.getByRole('link', { name: '照这个再发一条' }).getAttribute('href') ?? ''
  cleanup()
  await renderPage(again, { market, person: market.buyer })
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /补充说明/ })).value).toBe('要快')
})

it.each([
  ['{"of":"","typed":{"content":"要女装店"}}', /旧版表单，能用的内容已经带过来/, '要女装店'],
  ['{"of":"","version":0,"typed":{"wishes":"要女装店"}}', /旧版表单，已经不能使用/, ''],
  ['{"of":"","version":1,"typed":{"content":"要女装店"}}', null, '要女装店'],
])(
  'a draft of an earlier version is carried over as far as it fits, with words: %s (SEL-25)',
  async (text, words, left) => {
    localStorage.setItem('diandu_draft_want-buy', text)
    const market = openTestMarket(SHOPS)
    await renderPage('/want_buy', { market, person: market.buyer })
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('补充说明（选填）').value).toBe(left))
    await waitFor(() => expect(screen.queryAllByText(words ?? /旧版表单/)).toHaveLength(words === null ? 0 : 1))
  },
)
