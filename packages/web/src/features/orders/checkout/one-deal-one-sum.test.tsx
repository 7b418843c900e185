// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHOP_KINDS, type ShopKind } from '@diandu/core/catalog'
import { DAY_MS } from '@diandu/core/kernel'
import { orderSums, PAYMENT_PLANS, type PaymentPlan } from '@diandu/core/orders'
import { valueOf } from '@diandu/core/testing'
import { renderPage } from '../../../app/testing/render-page.tsx'
import { CHECKOUT, openOrdersMarket, SHOP, type OrdersMarket } from '../testing/open-orders-market.ts'
import { stepIs } from '../testing/open-checkout.ts'

interface Drawn {
  readonly plan: PaymentPlan
  readonly kind: ShopKind
  /** 0 for no coupon. */
  readonly couponFen: number
  /** Null at the asking price. */
  readonly agreedFen: number | null
  readonly consumerDepositFen: number
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  plan: fc.constantFrom(...PAYMENT_PLANS),
  kind: fc.constantFrom(...(Object.keys(SHOP_KINDS) as ShopKind[])),
  couponFen: fc.constantFrom(0, 50_000, 9_999_999),
  agreedFen: fc.constantFrom(null, 9_000_001),
  consumerDepositFen: fc.constantFrom(0, 15_000_000),
})

/** The sum in a text such as “−¥1,234.50 …”, in fen. */
const fenIn = (text: string | null | undefined): number => {
  const [, minus = '', digits = ''] = /(−?)¥([\d,]+\.\d\d)/.exec(text ?? '') ?? []
  expect(digits).not.toBe('')
  return Math.round(Number(digits.replaceAll(',', '')) * 100) * (minus === '' ? 1 : -1)
}

const besideTerm = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent
const inTable = (name: RegExp) =>
  within(screen.getByRole('table')).getByRole('rowheader', { name }).parentElement?.querySelector('td')?.textContent

async function openMarket({ kind, couponFen, agreedFen, consumerDepositFen }: Drawn): Promise<OrdersMarket> {
  const market = openOrdersMarket({ payerFen: 100_000_000 })
  const consumerDeposit = { ...SHOP.figures.consumerDepositFen, value: consumerDepositFen }
  market.shelve(market.seller.userId, {
    ...SHOP,
    kind,
    figures: {
      ...SHOP.figures,
      consumerDepositFen: consumerDeposit,
      annualFeeFen: { ...SHOP.figures.annualFeeFen, value: 0 },
    },
  })
  if (couponFen > 0) {
    const terms = { title: '礼', leastSpendFen: 0, validForMs: DAY_MS, claimForMs: DAY_MS, perPerson: 1, stock: 1 }
    valueOf(
      await market.payer.device.coupons.claim(market.offerCoupon({ ...terms, amountFen: couponFen }), 'a-claim-key-1'),
    )
  }
  if (agreedFen !== null) {
    const offers = market.payer.device.priceOffers
    const { id } = valueOf(await offers.make({ shopId: SHOP.id, askedFen: SHOP.priceFen, offeredFen: agreedFen }))
    valueOf(await market.seller.device.priceOffers.answer(id, { kind: 'accept', acceptFen: agreedFen }))
  }
  return market
}

it('every screen of a deal shows the same sums under the same words, from its first step to its order (ORD-88)', async () => {
  await fc.assert(
    fc.asyncProperty(drawn, async (deal) => {
      const market = await openMarket(deal)
      const { user } = await renderPage(CHECKOUT, { market, person: market.payer })
      await stepIs('付款方式')
      if (deal.plan === 'deposit') await user.click(await screen.findByRole('radio', { name: /定金/ }))
      if (deal.couponFen > 0) await screen.findByText('已为您选好最优惠的一张，可以改。')
      await waitFor(() =>
        expect(screen.queryByText('优惠券', { exact: false, selector: 'th span' }) === null).toBe(deal.couponFen === 0),
      )
      const nowFen = fenIn(inTable(/^现在付/))
      const laterFen = deal.plan === 'full' && deal.consumerDepositFen === 0 ? undefined : fenIn(inTable(/^以后付/))
      const totalFen = fenIn(inTable(/^合计/))
      expect(nowFen + (laterFen ?? 0)).toBe(totalFen)
      const card = screen.getByRole('radio', { name: deal.plan === 'full' ? /全款/ : /定金/ }).closest('label')
      expect(fenIn(/现在付 (¥[\d,.]+)/.exec(card?.textContent ?? '')?.[1])).toBe(nowFen)

      await user.click(screen.getByRole('button', { name: '下一步：读协议' }))
      await stepIs('读协议')
      const [due, coupon] = [
        besideTerm(deal.plan === 'full' ? '价款加服务费' : '尾款加服务费'),
        screen.queryByText('优惠券抵扣', { selector: 'dt' }),
      ]
      const ownFen = fenIn(due) - (coupon === null ? 0 : fenIn(coupon.nextSibling?.textContent))
      expect(ownFen).toBe(deal.plan === 'full' ? nowFen : (laterFen ?? 0) - deal.consumerDepositFen)
      await user.click(screen.getByRole('checkbox'))
      await user.click(screen.getByRole('button', { name: '同意并继续' }))
      await stepIs('确认')
      expect(fenIn(besideTerm('现在付'))).toBe(nowFen)
      if (laterFen !== undefined) expect(fenIn(besideTerm('以后付'))).toBe(laterFen)
      expect(fenIn(besideTerm('合计'))).toBe(totalFen)

      await user.click(screen.getByRole('button', { name: '提交订单' }))
      await stepIs('付款')
      expect(fenIn((await screen.findByRole('button', { name: /^支付 ¥/ })).textContent)).toBe(nowFen)
      if (laterFen !== undefined)
        expect(fenIn((await screen.findByText('付完这一笔，以后还要付：')).parentElement?.textContent)).toBe(laterFen)
      const [order] = valueOf(await market.payer.device.orders.list({}, null)).items
      if (order === undefined) throw new Error('No order was placed')
      cleanup()

      await renderPage(`/user_center/order_detail/${order.id}`, { market, person: market.payer })
      expect(fenIn((await screen.findByText('合计', { selector: 'dt' })).nextSibling?.textContent)).toBe(totalFen)
      for (const term of screen.getAllByText('现在付', { selector: 'dt' }))
        expect(fenIn(term.nextSibling?.textContent)).toBe(nowFen)
      if (laterFen !== undefined) expect(fenIn(besideTerm('以后付'))).toBe(laterFen)
      cleanup()

      await renderPage('/user_center/order', { market, person: market.payer })
      const orders = within(await screen.findByRole('list', { name: '我的订单' }))
      expect(fenIn((await orders.findByText(order.shop.title)).closest('a')?.textContent)).toBe(nowFen)
      cleanup()
      const sums = orderSums(order, valueOf(await market.payer.device.orders.listing(order.id)), market.clock.now())
      expect([sums.nowFen, sums.totalFen]).toEqual([nowFen, totalFen])
    }),
    { numRuns: 6, endOnFailure: true },
  )
}, 60_000)
