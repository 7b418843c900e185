// @vitest-environment jsdom
import { DAY_MS } from '@diandu/core/kernel'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findViolations, renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { CHECKOUT, openOrdersMarket, SHOP, type OrdersMarket } from '../testing/open-orders-market.ts'

const OFFER = `/user_center/offer/${SHOP.id}`
const RECEIVED = '/user_center/offers?role=seller'
const toastTexts = () => toasts.current().map(({ text }) => text)
const press = async ({ user }: RenderedPage, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
const made = async (market: OrdersMarket, offeredFen = 9_000_000) => {
  const offer = await market.payer.device.priceOffers.make({ shopId: SHOP.id, askedFen: SHOP.priceFen, offeredFen })
  if (!offer.ok) throw new Error('The test could not make an offer')
  return offer.value
}

const bargainOf = (id: string) => `/user_center/bargain/${id}`
const threadOf = async () =>
  within(await screen.findByRole('list', { name: '议价经过' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /^(.*?¥[\d,]+\.\d\d)/.exec(textContent)?.[1])

it.each(['zh-CN', 'en'] as const)(
  'a buyer offers by a chip, reads what it comes to, sees it wait, and withdraws it, in %s (OFR-2, OFR-14, TIM-15)',
  async (locale) => {
    const market = openOrdersMarket()
    const page = await renderPage(OFFER, { market, person: market.payer, locale })
    const zh = locale === 'zh-CN'
    await page.user.click(await screen.findByRole('button', { name: '−10% ¥90,000.00' }))
    expect((screen.getByLabelText(zh ? '您的价格（元）' : 'Your price (yuan)') as HTMLInputElement).value).toBe('90000')
    expect(screen.getByRole('status').textContent).toBe(
      zh
        ? '谈成付给店渡 ¥99,000.00（含服务费 ¥9,000.00），平台的费用另付'
        : 'You’ll pay Diandu ¥99,000.00, including the ¥9,000.00 service fee. Platform fees are separate',
    )
    expect(await findViolations()).toEqual([])
    await press(page, zh ? '发送出价' : 'Send offer')
    expect(await screen.findByText(zh ? '等卖家回复' : 'Waiting for the seller to reply')).toBeTruthy()
    await screen.findByText(zh ? /前有效 · 还剩 7 天 0 小时$/ : /^Valid until .* · 7 d 0 h left$/)
    expect(screen.getByText(zh ? '您出价' : 'You offered')).toBeTruthy()
    await press(page, zh ? '撤回 ¥90,000.00' : 'Withdraw ¥90,000.00')
    expect(await screen.findByText(zh ? '您撤回了' : 'You withdrew')).toBeTruthy()
    expect(await findViolations()).toEqual([])
  },
)

it.each([
  ['', '请填写金额'],
  ['0', '请填写金额'],
  ['100000', '需要不低于 ¥50,000.00，低于 ¥100,000.00'],
  ['49999.99', '需要不低于 ¥50,000.00，低于 ¥100,000.00'],
])('an offer of "%s" is told to be none, and nothing is sent (OFR-1)', async (typed, fault) => {
  const market = openOrdersMarket()
  const page = await renderPage(OFFER, { market, person: market.payer })
  const field = await screen.findByLabelText('您的价格（元）')
  if (typed !== '') await page.user.type(field, typed)
  await press(page, '发送出价')
  expect(await screen.findByText(fault)).toBeTruthy()
  expect(await market.payer.device.priceOffers.ofShop(SHOP.id)).toEqual({ ok: true, value: null })
})

it('a seller accepts after one look, and the buyer’s checkout has that price (OFR-2, OFR-18)', async () => {
  const market = openOrdersMarket({ payerFen: 11_000_000 })
  const { id } = await made(market)
  await renderPage(RECEIVED, { market, person: market.seller })
  expect(await screen.findByText('待您回复')).toBeTruthy()
  expect(screen.getByRole('link', { name: /云禾女装旗舰店/ }).getAttribute('href')).toBe(bargainOf(id))
  cleanup()
  const page = await renderPage(bargainOf(id), { market, person: market.seller })
  await press(page, /^接受 ¥90,000\.00/)
  const dialog = within(await screen.findByRole('alertdialog', { name: '接受 ¥90,000.00？' }))
  expect(await findViolations()).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '接受 ¥90,000.00' }))
  expect(await screen.findByText('谈好了：¥90,000.00')).toBeTruthy()
  expect(await threadOf()).toEqual(['买家出价¥90,000.00', '您接受了¥90,000.00'])
  cleanup()
  await renderPage(OFFER, { market, person: market.payer })
  expect((await screen.findByRole('link', { name: '按 ¥90,000.00 下单' })).getAttribute('href')).toBe(CHECKOUT)
  expect(await threadOf()).toEqual(['您出价¥90,000.00', '卖家接受了¥90,000.00'])
  cleanup()
  const buying = await renderPage(CHECKOUT, { market, person: market.payer })
  expect(await screen.findByText('您谈好的价')).toBeTruthy()
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

it('a seller counters between the two, one that is not is told, and the buyer accepts it (OFR-14, OFR-15)', async () => {
  const market = openOrdersMarket()
  const { id } = await made(market)
  const page = await renderPage(bargainOf(id), { market, person: market.seller })
  await press(page, '还一个价')
  const sheet = within(await screen.findByRole('dialog', { name: '还一个价' }))
  expect(sheet.getAllByRole('button', { name: /¥/ }).map(({ textContent }) => textContent)).toEqual([
    '−3% ¥97,000.00',
    '−5% ¥95,000.00',
  ])
  await page.user.type(sheet.getByLabelText('您的价格（元）'), '90000')
  await page.user.click(sheet.getByRole('button', { name: '发送还价' }))
  expect(await sheet.findByText('需要高于 ¥90,000.00，低于 ¥100,000.00')).toBeTruthy()
  await page.user.click(sheet.getByRole('button', { name: '−5% ¥95,000.00' }))
  expect(sheet.getByText('谈成您收 ¥95,000.00，买家付给店渡 ¥104,500.00')).toBeTruthy()
  await page.user.click(sheet.getByRole('button', { name: '发送还价' }))
  await waitFor(() => expect(toastTexts()).toContain('还价已发给对方'))
  expect(await screen.findByText('等买家回复')).toBeTruthy()
  cleanup()
  const buying = await renderPage(OFFER, { market, person: market.payer })
  expect(await threadOf()).toEqual(['您出价¥90,000.00', '卖家还价¥95,000.00'])
  await press(buying, /^接受 ¥95,000\.00/)
  const dialog = within(await screen.findByRole('alertdialog'))
  await buying.user.click(dialog.getByRole('button', { name: '接受 ¥95,000.00' }))
  expect(await screen.findByRole('link', { name: '按 ¥95,000.00 下单' })).toBeTruthy()
  expect(await findViolations()).toEqual([])
})

it('a refusal is asked about once, and an offer that was withdrawn meanwhile is told (OFR-2)', async () => {
  const market = openOrdersMarket()
  const offer = await made(market)
  const page = await renderPage(bargainOf(offer.id), { market, person: market.seller })
  await press(page, '不接受')
  const dialog = within(await screen.findByRole('alertdialog'))
  await market.payer.device.priceOffers.answer(offer.id, { kind: 'withdraw' })
  await page.user.click(dialog.getByRole('button', { name: '不接受' }))
  await waitFor(() => expect(toastTexts()).toContain('这次议价已经结束，请刷新后再看'))
  expect(await screen.findByText('买家撤回了')).toBeTruthy()
})

it('a price that was named on another device meanwhile is not accepted, and is shown (OFR-16)', async () => {
  const market = openOrdersMarket()
  const { id } = await made(market)
  const page = await renderPage(bargainOf(id), { market, person: market.seller })
  await press(page, /^接受 ¥90,000\.00/)
  const dialog = within(await screen.findByRole('alertdialog'))
  await market.seller.device.priceOffers.answer(id, { kind: 'counter', counterFen: 9_800_000 })
  await market.payer.device.priceOffers.answer(id, { kind: 'counter', counterFen: 9_100_000 })
  await page.user.click(dialog.getByRole('button', { name: '接受 ¥90,000.00' }))
  await waitFor(() => expect(toastTexts()).toContain('对方的价格已更新，请看过再决定'))
  expect(await screen.findByRole('button', { name: /^接受 ¥91,000\.00/ })).toBeTruthy()
})

it('the thread of a shop that was sold meanwhile says so, and asks nothing (OFR-11)', async () => {
  const market = openOrdersMarket()
  const { id } = await made(market)
  await market.pay(await market.place('full', market.rival), market.rival)
  await renderPage(bargainOf(id), { market, person: market.seller })
  expect(await screen.findByText('这家店铺已不在出售，无法再议价。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /接受/ })).toBeNull()
  cleanup()
  await renderPage(bargainOf('nothing'), { market, person: market.seller })
  expect(await screen.findByText('没有找到这次议价')).toBeTruthy()
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
