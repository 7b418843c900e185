// @vitest-environment jsdom
import { DAY_MS } from '@diandu/core/kernel'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findViolations } from '../../../app/testing/find-violations.ts'
import { renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { CHECKOUT, openOrdersMarket, SHOP, type OrdersMarket } from '../testing/open-orders-market.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const OFFER = `/user_center/offer/${SHOP.id}`
const RECEIVED = '/user_center/offers?role=seller'
const said = () => toasts.current().map(({ text }) => text)
const press = async ({ user }: RenderedPage, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
const made = async (market: OrdersMarket, offeredFen = 9_000_000) => {
  const offer = await market.payer.device.priceOffers.make({ shopId: SHOP.id, askedFen: SHOP.priceFen, offeredFen })
  if (!offer.ok) throw new Error('The test could not make an offer')
  return offer.value
}

it.each(['zh-CN', 'en'] as const)(
  'a buyer offers a lower price, sees it wait, and takes it back, in %s (OFR-2, TIM-15)',
  async (locale) => {
    const market = openOrdersMarket()
    const page = await renderPage(OFFER, { market, person: market.payer, locale })
    const zh = locale === 'zh-CN'
    await page.user.type(await screen.findByLabelText(zh ? '您的出价（元）' : 'Your offer (yuan)'), '90000')
    expect(await findViolations()).toEqual([])
    await press(page, zh ? '发送出价' : 'Send the offer')
    expect(
      await screen.findByText(
        zh ? '您出价 ¥90,000.00，等卖家回复' : 'You offered ¥90,000.00; the seller has not answered yet',
      ),
    ).toBeTruthy()
    await screen.findByText(zh ? /前有效 · 还剩 7 天 0 小时$/ : /^Good until .* · 7 d 0 h left$/)
    await press(page, zh ? '撤回出价' : 'Take it back')
    expect(
      await screen.findByText(zh ? '您撤回了 ¥90,000.00 的出价' : 'You took back your offer of ¥90,000.00'),
    ).toBeTruthy()
    expect(await findViolations()).toEqual([])
  },
)

it.each([
  ['', '请填写金额'],
  ['0', '请填写金额'],
  ['100000', '需要低于标价'],
  ['49999.99', '不能低于 ¥50,000.00'],
])('an offer of "%s" is told to be none, and nothing is sent (OFR-1)', async (typed, fault) => {
  const market = openOrdersMarket()
  const page = await renderPage(OFFER, { market, person: market.payer })
  const field = await screen.findByLabelText('您的出价（元）')
  if (typed !== '') await page.user.type(field, typed)
  await press(page, '发送出价')
  expect(await screen.findByText(fault)).toBeTruthy()
  expect(await market.payer.device.priceOffers.ofShop(SHOP.id)).toEqual({ ok: true, value: null })
})

it('a seller accepts after one look, and the buyer’s checkout has that price (OFR-2)', async () => {
  const market = openOrdersMarket({ payerFen: 11_000_000 })
  await made(market)
  const page = await renderPage(RECEIVED, { market, person: market.seller })
  expect(await screen.findByText(/¥90,000\.00/)).toBeTruthy()
  await press(page, '同意')
  const dialog = within(await screen.findByRole('alertdialog', { name: '同意 ¥90,000.00 成交？' }))
  expect(await findViolations()).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '同意' }))
  expect(await screen.findByText('卖家已同意')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: '同意' })).toBeNull())
  cleanup()
  await renderPage(OFFER, { market, person: market.payer })
  expect((await screen.findByRole('link', { name: '按 ¥90,000.00 下单' })).getAttribute('href')).toBe(CHECKOUT)
  cleanup()
  const buying = await renderPage(CHECKOUT, { market, person: market.payer })
  expect(await screen.findByText(/¥99,000\.00/)).toBeTruthy()
  await press(buying, '下一步：读协议')
  await buying.user.click(await screen.findByRole('checkbox'))
  await press(buying, '同意并继续')
  await press(buying, '提交订单')
  await waitFor(async () =>
    expect(await market.payer.device.orders.list({}, null)).toMatchObject({
      value: { items: [{ priceFen: 9_000_000 }] },
    }),
  )
})

it('a seller names another price between the two, and one that is not is told (OFR-2)', async () => {
  const market = openOrdersMarket()
  await made(market)
  const page = await renderPage(RECEIVED, { market, person: market.seller })
  expect(await screen.findByText('待您回复')).toBeTruthy()
  await press(page, '还一个价')
  const sheet = within(await screen.findByRole('dialog', { name: '还一个价' }))
  await page.user.type(sheet.getByLabelText('您的价格（元）'), '90000')
  await page.user.click(sheet.getByRole('button', { name: '发送还价' }))
  expect(await sheet.findByText('需要高于出价、低于标价')).toBeTruthy()
  await page.user.clear(sheet.getByLabelText('您的价格（元）'))
  await page.user.type(sheet.getByLabelText('您的价格（元）'), '95000')
  await page.user.click(sheet.getByRole('button', { name: '发送还价' }))
  await waitFor(() => expect(said()).toContain('已回复买家'))
  expect(await market.payer.device.priceOffers.ofShop(SHOP.id)).toMatchObject({
    value: { status: 'countered', agreedFen: 9_500_000 },
  })
})

it('a refusal is asked about once, and an offer that was taken back meanwhile is told (OFR-2)', async () => {
  const market = openOrdersMarket()
  const offer = await made(market)
  const page = await renderPage(RECEIVED, { market, person: market.seller })
  await press(page, '拒绝')
  const dialog = within(await screen.findByRole('alertdialog'))
  await market.payer.device.priceOffers.answer(offer.id, { kind: 'withdraw' })
  await page.user.click(dialog.getByRole('button', { name: '拒绝' }))
  await waitFor(() => expect(said()).toContain('这次议价已经结束，请刷新后再看'))
  expect(await screen.findByText('已撤回')).toBeTruthy()
})

it('offers are listed from both sides, and an empty side says what to do (OFR-6)', async () => {
  const market = openOrdersMarket()
  await made(market)
  const page = await renderPage('/user_center/offers', { market, person: market.payer })
  expect((await screen.findByRole('link', { name: /云禾女装旗舰店/ })).getAttribute('href')).toBe(OFFER)
  await page.user.click(screen.getByRole('tab', { name: '收到的出价' }))
  expect(page.address()).toBe(RECEIVED)
  expect(await screen.findByText(/^还没有买家出价。.*7 天回复/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '看我卖的订单' }).getAttribute('href')).toBe('/user_center/order?role=seller')
  expect(await findViolations()).toEqual([])
  cleanup()
  market.clock.advance(8 * DAY_MS)
  await renderPage('/user_center/offers', { market, person: market.payer })
  expect(await screen.findByText('已失效')).toBeTruthy()
})

it('for a shop that is not for sale no offer can be made (OFR-6)', async () => {
  const market = openOrdersMarket()
  await market.pay(await market.place('full', market.rival), market.rival)
  await renderPage(OFFER, { market, person: market.payer })
  expect(await screen.findByText('这家店铺现在不能还价')).toBeTruthy()
})
