import { couponDiscountFen, type Coupon } from '@diandu/core/coupons'
import { MAX_FEN } from '@diandu/core/kernel'
import {
  couponGivenFen,
  couponPayment,
  PAYMENT_PLANS,
  purchaseTerms,
  settlementOf,
  type MoneyEffect,
} from '@diandu/core/orders'
import { postingOfOrder } from '@diandu/core/wallet'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const ENDS = ['pay-out', 'pay-damages', 'give-back'] as const satisfies readonly MoneyEffect[]
const fen = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: Math.floor(MAX_FEN / 2) }))
const DEAL = { orderId: 'o', buyerId: 'buyer', sellerId: 'seller' }

it('whatever a coupon is worth, what the price is and how the order ends, buyer and seller together gain nothing (CPN-2)', () => {
  fc.assert(
    fc.property(
      fen,
      fen,
      fc.constantFrom(...PAYMENT_PLANS),
      fc.constantFrom(...ENDS),
      (priceFen, amountFen, plan, end) => {
        const coupon: Coupon = {
          id: 'c',
          title: '',
          amountFen,
          leastSpendFen: 0,
          validFrom: 0,
          validUntil: 9,
          orderId: null,
        }
        const terms = purchaseTerms({ priceFen, plan, kind: 'personal' })
        const couponFen = couponDiscountFen(coupon, couponPayment(terms), 5)
        expect(terms.serviceFeeFen - couponFen).toBeGreaterThanOrEqual(0)

        const order = {
          priceFen,
          plan,
          shop: { id: 's' as never, title: '', platform: 1 as never, kind: 'personal' as const },
          termsVersion: terms.version,
          paidFen: priceFen + terms.serviceFeeFen,
        }
        const paid = plan === 'full' ? (['hold-all'] as const) : (['hold-deposit', 'hold-balance'] as const)
        const postings = [...paid, end].map((money) => {
          const isCompleting = money === 'hold-all' || money === 'hold-balance'
          const given = isCompleting
            ? couponFen
            : money === 'hold-deposit'
              ? 0
              : couponGivenFen({ couponFen, paidAt: 5 })
          return postingOfOrder(
            { ...DEAL, paidFen: order.paidFen, couponFen: given },
            money,
            settlementOf(order, money),
          )
        })
        const held = postings
          .flatMap((posting) => posting?.lines ?? [])
          .filter(({ account }) => account.startsWith('available:'))
        expect(held.reduce((sum, line) => sum + line.amountFen, 0)).toBeLessThanOrEqual(0)
      },
    ),
  )
})
