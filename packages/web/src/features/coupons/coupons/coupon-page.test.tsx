// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { DAY_MS, fail } from '@diandu/core/kernel'
import { TERMS_VERSION } from '@diandu/core/orders'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'

const PATH = '/user_center/server/coupon'
const OFFER = {
  title: '开张礼',
  amountFen: 50_00,
  leastSpendFen: 500_00,
  validForMs: 20 * DAY_MS,
  claimForMs: 10 * DAY_MS,
  perPerson: 1,
  stock: 100,
}
const mine = (name: string) => within(screen.getByRole('list', { name })).queryAllByRole('listitem')

it.each([
  ['zh-CN', /^领取 *开张礼$/, '已领取', '我的优惠券', ['减 ¥50.00', '满 ¥500.00 可用', '有效期至']],
  ['en', /^Claim *开张礼$/, 'Claimed', 'My coupons', ['¥50.00 off', 'on ¥500.00 or more', 'valid until']],
] as const)(
  'a coupon is claimed with one tap and is then in the list, in %s (CPN-8)',
  async (locale, claim, claimed, list, texts) => {
    const market = openTestMarket()
    market.offerCoupon(OFFER)
    const page = await renderPage(PATH, { market, person: market.buyer, locale })
    await page.user.dblClick(await screen.findByRole('button', { name: claim }))
    await screen.findByText(claimed)
    await waitFor(() => expect(mine(list)).toHaveLength(1))
    for (const text of texts) expect(mine(list)[0]?.textContent).toContain(text)
    expect(await findViolations()).toEqual([])
  },
)

it.each([
  ['zh-CN', '最多减去本单的服务费（价格的 10%）'],
  ['en', 'capped at the order’s service fee (10% of the price)'],
] as const)('a coupon that can be claimed says what it takes off at most, in %s (CPN-20)', async (locale, text) => {
  const market = openTestMarket()
  market.offerCoupon(OFFER)
  await renderPage(PATH, { market, person: market.buyer, locale })
  expect(await screen.findByText(text)).toBeTruthy()
})

it('a refused claim is said, and the coupons that are left are shown again (CPN-8)', async () => {
  const market = openTestMarket()
  const id = market.offerCoupon({ ...OFFER, stock: 1 })
  const page = await renderPage(PATH, { market, person: market.buyer })
  const button = await screen.findByRole('button', { name: /^领取 *开张礼$/ })
  await market.seller.device.coupons.claim(id, 'claim-number-1')
  await page.user.click(button)
  expect(await screen.findByText('已领完')).toBeTruthy()
  expect(toasts.current().map(({ text }) => text)).toContain('优惠券已领完')
})

it('the tabs sort by state and live in the address; a used coupon leads to its order (CPN-9)', async () => {
  const market = openTestMarket()
  const coupon = await market.buyer.device.coupons.claim(
    market.offerCoupon({ ...OFFER, leastSpendFen: 0 }),
    'claim-number-1',
  )
  const [shopId] = market.shopIds
  const shop = shopId === undefined ? undefined : market.shop(shopId)
  if (!coupon.ok || shop === undefined) throw new Error('The test has no coupon or no shop')
  const draft = {
    shopId: shop.id,
    plan: 'full',
    priceFen: shop.priceFen,
    termsVersion: TERMS_VERSION,
    couponId: coupon.value.id,
  } as const
  expect((await market.buyer.device.orders.place(draft, 'place-number-1')).ok).toBe(true)
  const page = await renderPage(PATH, { market, person: market.buyer })
  expect(await screen.findByText('没有可用的优惠券。')).toBeTruthy()
  await page.user.click(screen.getByRole('tab', { name: '已使用' }))
  expect(page.address()).toBe(`${PATH}?state=used`)
  expect((await screen.findByRole('link', { name: '查看用它的订单' })).getAttribute('href')).toBe(
    '/user_center/order_detail/order-1',
  )
})

it('a list that did not come can be asked for again (CPN-9)', async () => {
  const market = openTestMarket()
  let failures = 1
  const page = await renderPage(PATH, {
    market,
    person: market.buyer,
    change: withPort('coupons', (ports) => ({
      list: async (...requested) =>
        failures-- > 0 ? fail({ kind: 'refused', message: '稍后再来' }) : ports.coupons.list(...requested),
    })),
  })
  await screen.findByText('优惠券没有加载出来')
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  expect(await screen.findByText('没有可用的优惠券。')).toBeTruthy()
})
