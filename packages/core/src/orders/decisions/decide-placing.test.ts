import { describe, expect, it } from 'vitest'
import { aPlacedRecord } from '../../../testing/an-order-record.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import type { Coupon } from '../../coupons/index.ts'
import {
  asPlaced,
  decidePlacing,
  TERMS_VERSION,
  type OfferId,
  type OrderDraft,
  type OrderId,
  type PlacingFacts,
  type PriceOffer,
} from '../index.ts'

const unpaid = { ...aPlacedRecord(), termsVersion: TERMS_VERSION }
const { placedAt: NOW, priceFen, shop: ORDERED } = unpaid
const SHOP = { ...ORDERED, sellerId: 'seller', status: 'on-sale' as const, priceFen }
const COUPON: Coupon = {
  id: 'coupon',
  title: '减五十',
  amountFen: 5_000,
  leastSpendFen: 0,
  validFrom: NOW,
  validUntil: NOW + 1,
  orderId: null,
}
const AGREED: PriceOffer = {
  id: 'offer' as OfferId,
  shopId: SHOP.id,
  askedFen: priceFen,
  offeredFen: priceFen - 1,
  counterFen: null,
  madeAt: NOW,
  saidAt: NOW,
  status: 'accepted',
  answeredAt: NOW,
  answeredBy: 'seller',
  agreedFen: priceFen - 1,
}
const FACTS: PlacingFacts<string> = {
  buyerId: 'buyer',
  shop: SHOP,
  offer: undefined,
  unpaid: undefined,
  coupon: undefined,
  lateHolders: [],
  at: NOW,
}
const DRAFT: OrderDraft = { shopId: SHOP.id, plan: 'full', priceFen, termsVersion: TERMS_VERSION }
const decide = (facts: Partial<PlacingFacts<string>> = {}, draft: Partial<OrderDraft> = {}) =>
  decidePlacing({ ...FACTS, ...facts }, { ...DRAFT, ...draft })
const standing = { order: unpaid, isListingSame: true }
const cancelled = (order = unpaid) => ({ order, transition: { event: 'buyer.cancelled', by: 'buyer', at: NOW } })

describe('decidePlacing', () => {
  it('places an order with its price and fee that waits for its payment (ORD-12)', () => {
    const { id: _, number: __, ...placed } = { ...unpaid, serviceFeeFen: 1_000_000, ...asPlaced(NOW) }
    expect(decide()).toEqual({ ok: true, value: { kind: 'new', order: placed, ended: [] } })
  })

  /** Each is refused for its own fault, although everything checked after it is wrong as well. */
  const wrong = { priceFen: 1, termsVersion: '2026-11', couponId: 'coupon' }
  const refusals: readonly [string, Partial<PlacingFacts<string>>, Partial<OrderDraft>, string, string][] = [
    ['an unknown shop', { shop: undefined }, wrong, 'shop-not-on-sale', 'shopId'],
    [
      'the buyer’s own shop',
      { shop: { ...SHOP, sellerId: 'buyer', status: 'withdrawn' } },
      wrong,
      'own-shop',
      'shopId',
    ],
    ['a withdrawn shop', { shop: { ...SHOP, status: 'withdrawn' } }, wrong, 'shop-not-on-sale', 'shopId'],
    ['a shop that was paid for', { shop: { ...SHOP, status: 'handing-over' } }, wrong, 'shop-taken', 'shopId'],
    ['another price', {}, wrong, 'terms-changed', 'priceFen'],
    ['the asked price where another was agreed', { offer: AGREED }, {}, 'terms-changed', 'priceFen'],
    ['another agreement', {}, { ...wrong, priceFen }, 'terms-changed', 'termsVersion'],
    ['a coupon that the buyer does not have', {}, { couponId: 'coupon' }, 'coupon-unusable', 'couponId'],
    [
      'a coupon that another order has',
      { coupon: { ...COUPON, orderId: 'another' }, unpaid: standing },
      { couponId: 'coupon' },
      'coupon-unusable',
      'couponId',
    ],
    [
      'a coupon that has expired',
      { coupon: { ...COUPON, validUntil: NOW - 1 } },
      { couponId: 'coupon' },
      'coupon-unusable',
      'couponId',
    ],
  ]

  it('tells of a shop that never was no more than of one that is not shown (ORD-15, ACP-161)', () => {
    expect(decide({ shop: undefined })).toEqual(decide({ shop: { ...SHOP, status: 'withdrawn' } }))
  })

  it.each(refusals)('refuses %s (ORD-13, ORD-14, ORD-15)', (_, facts, draft, reason, field) => {
    expect(decide(facts, draft)).toMatchObject(refusedAs(reason, field))
  })

  it('tells a changed price, a changed agreement and a missing coupon by their words', () => {
    expect(decide({}, wrong)).toMatchObject({ failure: { message: '店铺价格已更新，请重新确认' } })
    expect(decide({}, { ...wrong, priceFen })).toMatchObject({ failure: { message: '购买协议已更新，请重新阅读' } })
    expect(decide({}, { couponId: 'coupon' })).toMatchObject({ failure: { message: '没有找到这张优惠券' } })
  })

  it('takes the agreed price while it holds (ORD-13)', () => {
    expect(decide({ offer: AGREED }, { priceFen: priceFen - 1 })).toMatchObject({
      value: { order: { priceFen: priceFen - 1 } },
    })
  })

  it('gives the unpaid order again where it is for the same (ORD-17)', () => {
    expect(decide({ unpaid: standing })).toEqual({ ok: true, value: { kind: 'same', order: unpaid } })
    expect(decide({ unpaid: standing, at: unpaid.payBy })).toMatchObject({ value: { kind: 'same' } })
  })

  it.each([
    ['of another plan', { unpaid: standing }, { plan: 'deposit' as const }],
    ['at another price', { unpaid: standing, shop: { ...SHOP, priceFen: 9_000_000 } }, { priceFen: 9_000_000 }],
    ['under another agreement', { unpaid: { ...standing, order: { ...unpaid, termsVersion: '2026-11' } } }, {}],
    ['of a shop that is described otherwise', { unpaid: { ...standing, isListingSame: false } }, {}],
    ['with a coupon', { unpaid: standing, coupon: COUPON }, { couponId: 'coupon' }],
    ['without its coupon', { unpaid: { ...standing, order: { ...unpaid, couponId: 'coupon' } } }, {}],
  ])('replaces an unpaid order by one %s (ORD-17)', (_, facts, draft) => {
    expect(decide(facts, draft)).toMatchObject({
      value: { kind: 'new', order: draft, ended: [cancelled(facts.unpaid.order)] },
    })
  })

  it('ends an overdue order as late, and places another (ORD-18)', () => {
    const at = unpaid.payBy + 1
    expect(decide({ unpaid: standing, at })).toMatchObject({
      value: { kind: 'new', ended: [{ transition: { event: 'payment.late', by: 'sweeper', at } }] },
    })
  })

  it('uses the coupon of an order that it ends: the replaced one, and a late one for another shop (CPN-12)', () => {
    const coupon = { ...COUPON, orderId: unpaid.id }
    const replaced = { ...standing, isListingSame: false }
    const withCoupon = { couponId: 'coupon' }
    expect(decide({ coupon, unpaid: replaced }, withCoupon)).toMatchObject({ value: { order: { couponFen: 5_000 } } })
    const late = { ...unpaid, id: 'late' as OrderId, payBy: NOW - 1 }
    const holding = { coupon: { ...COUPON, orderId: late.id }, lateHolders: [late] }
    expect(decide(holding, withCoupon)).toMatchObject({
      value: { order: { couponId: 'coupon', couponFen: 5_000 }, ended: [{ transition: { event: 'payment.late' } }] },
    })
  })
})
