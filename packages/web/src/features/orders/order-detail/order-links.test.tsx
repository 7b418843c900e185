// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { fail, HOUR_MS, ok, refused } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { boughtMarket, handedOverMarket, pathOf, asBuyer, asSeller } from '../testing/handed-over.ts'

it('the list shows one side or both, and remembers which in the address (ORD-29)', async () => {
  const market = await boughtMarket()
  const page = await renderPage('/user_center/order', { market, person: market.payer })
  await screen.findByRole('link', { name: /DD0000000001/ })
  await page.user.click(screen.getByRole('radio', { name: '我卖的' }))
  expect(page.address()).toBe('/user_center/order?role=seller')
  expect(await screen.findByText('还没有人买您的店铺')).toBeTruthy()
  await page.user.click(screen.getByRole('tab', { name: '进行中' }))
  expect(page.address()).toBe('/user_center/order?role=seller&group=open')
  await page.user.click(screen.getByRole('radio', { name: '我买的' }))
  expect(await screen.findByRole('link', { name: /DD0000000001/ })).toBeTruthy()
  expect(await findViolations()).toEqual([])
  expect(screen.getByRole('link', { name: '议价记录' }).getAttribute('href')).toBe('/user_center/offers')
})

it('the party whose turn it is to sign is led to the contract of this order, and the other can read it (CTR-17)', async () => {
  const market = await boughtMarket()
  const contract = `/user_center/server/contract?order=${market.order.id}`
  await asSeller(market)
  expect((await screen.findByRole('link', { name: '去读合同并签署' })).getAttribute('href')).toBe(contract)
  cleanup()
  await asBuyer(market)
  expect((await screen.findByRole('link', { name: '看这笔交易的合同' })).getAttribute('href')).toBe(contract)
  expect(screen.queryByRole('link', { name: '去读合同并签署' })).toBeNull()
  cleanup()
  market.transition(market.order.id, 'seller.signed', 'seller')
  await asBuyer(market)
  expect(
    await screen.findByRole('link', { name: '去读合同并签署', description: '逾期视为放弃购买，按协议扣除违约金' }),
  ).toBeTruthy()
})

it('an order leads straight to its own contract, and where there is none to nothing (CTR-17)', async () => {
  const market = await boughtMarket()
  const found = await market.seller.device.contracts.ofOrder(market.order.id)
  market.transition(market.order.id, 'seller.signed', 'seller')
  market.transition(market.order.id, 'all.signed', 'buyer')
  await asBuyer(market)
  expect((await screen.findByRole('link', { name: '看这笔交易的合同' })).getAttribute('href')).toBe(
    `/user_center/server/contract?id=${found.ok ? found.value.id : ''}`,
  )
  cleanup()
  const page = await renderPage(pathOf(market), {
    market,
    person: market.payer,
    change: withPort('contracts', { ofOrder: async () => fail(refused('not-found', '没有找到合同')) }),
  })
  await screen.findByText('订单号')
  // Asked, and there is none: that is nothing that a person has to read.
  await waitFor(() => expect(page.received).toMatchObject([{ reason: 'not-found' }]))
  expect(screen.queryByRole('link', { name: '看这笔交易的合同' })).toBeNull()
  expect(screen.queryByText('没有找到合同')).toBeNull()
})

it.each(['zh-CN', 'en'] as const)(
  'a seller whose buyer is silent reads since when, what happens next and whom to ask, in %s (ORD-10)',
  async (locale) => {
    const market = await handedOverMarket()
    market.clock.advance(73 * HOUR_MS)
    await asSeller(market, locale)
    expect(
      await screen.findByText(
        locale === 'en' ? /haven’t confirmed yet.*the price is paid to you/ : /买家还没有确认.*把价款付给您/,
      ),
    ).toBeTruthy()
    expect(
      screen.getByRole('link', { name: locale === 'en' ? 'Contact support' : '联系客服' }).getAttribute('href'),
    ).toContain('/contact')
    expect(await findViolations()).toEqual([])
  },
)

it.each([
  { agreedAt: null, name: '单独打开协议，留下同意记录' },
  { agreedAt: 1, name: '单独打开协议' },
])('an order leads to its agreement, and asks for consent only while it is missing: $name (CTR-22)', async (row) => {
  const { agreedAt, name } = row
  const market = await boughtMarket()
  await renderPage(pathOf(market), {
    market,
    person: market.payer,
    change: withPort('agreements', {
      ofOrder: async (id) => ok({ url: `/user_center/server/contractAgree?order=${id}&from=provider`, agreedAt }),
    }),
  })
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(
    `/user_center/server/contractAgree?order=${market.order.id}&from=provider`,
  )
})

it('the page of an order without a number leads to all orders, or to the login first (SES-49)', async () => {
  const market = await boughtMarket()
  const page = await renderPage('/user_center/order_detail', {
    market,
    person: market.payer,
    alsoShow: ['/user_center/order'],
  })
  await waitFor(() => expect(page.address()).toBe('/user_center/order'))
  await screen.findByRole('link', { name: /DD0000000001/ })
  cleanup()
  const stranger = await renderPage('/user_center/order_detail')
  await waitFor(() => expect(stranger.address()).toBe('/login'))
})
