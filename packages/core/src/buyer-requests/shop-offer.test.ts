import { describe, expect, it } from 'vitest'
import { exampleShop } from '../../testing/example-shop.ts'
import { reasonOf, valueOf } from '../../testing/fixture-steps.ts'
import { decidePublication } from './decide-request.ts'
import type { RequestId } from './buyer-request.ts'
import {
  contactOf,
  decideShopOffer,
  decideShopOfferAnswer,
  MAX_SHOP_OFFERS_A_DAY,
  type ShopOfferId,
  type ShopOfferState,
} from './shop-offer.ts'

const SHOP = { ...exampleShop(1), sellerId: 's' }
const REQUEST = valueOf(
  decidePublication(
    { id: 'r1' as RequestId, buyerId: 'b', openCount: 0, countWithinDay: 0, at: 1_000 },
    { criteria: { industry: SHOP.industry }, days: 7, content: '' },
  ),
)
const FACTS = {
  id: 'o1' as ShopOfferId,
  sellerId: 's',
  request: REQUEST,
  shop: SHOP,
  last: undefined,
  countWithinDay: 0,
  at: 2_000,
}
const DRAFT = { requestId: REQUEST.id, shopId: SHOP.id, content: '资料齐，可当面看后台', sharesMobile: true }
const OFFER = valueOf(decideShopOffer(FACTS, DRAFT))
const ANSWER = { userId: 'b', offer: OFFER, shopStatus: 'on-sale', at: 3_000 } as const
const PERSON = { name: 'li', mobile: '13800138000' }

describe('a shop that is offered to a request', () => {
  it("is the seller's own, on sale, and what the request asks for (REQ-9)", () => {
    const of = (facts: Partial<Record<keyof typeof FACTS, unknown>>) =>
      reasonOf(decideShopOffer({ ...FACTS, ...facts } as typeof FACTS, DRAFT))
    expect(of({})).toBe('ok')
    expect(of({ sellerId: 'other' })).toBe('not-found')
    expect(of({ sellerId: 'b' })).toBe('own-request')
    expect(of({ request: undefined })).toBe('not-found')
    expect(of({ request: { ...REQUEST, state: 'under-review' } })).toBe('not-found')
    expect(of({ request: { ...REQUEST, state: 'closed' } })).toBe('request-closed')
    expect(of({ at: REQUEST.until + 1 })).toBe('request-closed')
    expect(of({ shop: undefined })).toBe('not-found')
    expect(of({ shop: { ...SHOP, status: 'withdrawn' } })).toBe('shop-not-on-sale')
    expect(of({ request: { ...REQUEST, criteria: { maxPriceFen: SHOP.priceFen - 1 } } })).toBe('shop-unfit')
  })

  it('does not come a second time, unless its seller took it back (REQ-10)', () => {
    const again = (state: ShopOfferState) => reasonOf(decideShopOffer({ ...FACTS, last: { ...OFFER, state } }, DRAFT))
    expect([again('waiting'), again('accepted'), again('declined'), again('withdrawn')]).toEqual([
      'offered-already',
      'offered-already',
      'offered-already',
      'ok',
    ])
    expect(reasonOf(decideShopOffer({ ...FACTS, countWithinDay: MAX_SHOP_OFFERS_A_DAY }, DRAFT))).toBe('too-many')
  })

  it('brings no contact data, and few words (REQ-11)', () => {
    for (const content of ['打 13800138000', '看 https://a.b', '长'.repeat(101)])
      expect(decideShopOffer(FACTS, { ...DRAFT, content })).toMatchObject({ ok: false, failure: { field: 'content' } })
  })

  it('is answered once, by the buyer, and taken back by its seller (REQ-12)', () => {
    expect(valueOf(decideShopOfferAnswer(ANSWER, { kind: 'decline' })).state).toBe('declined')
    expect(valueOf(decideShopOfferAnswer({ ...ANSWER, userId: 's' }, { kind: 'withdraw' })).state).toBe('withdrawn')
    expect(reasonOf(decideShopOfferAnswer({ ...ANSWER, userId: 's' }, { kind: 'decline' }))).toBe('not-found')
    expect(reasonOf(decideShopOfferAnswer(ANSWER, { kind: 'withdraw' }))).toBe('not-found')
    expect(reasonOf(decideShopOfferAnswer({ ...ANSWER, offer: undefined }, { kind: 'decline' }))).toBe('not-found')
    const answered = valueOf(decideShopOfferAnswer(ANSWER, { kind: 'decline' }))
    expect(reasonOf(decideShopOfferAnswer({ ...ANSWER, offer: answered }, { kind: 'decline' }))).toBe('offer-answered')
  })

  it('that is no longer for sale cannot be accepted, and can be declined (REQ-13)', () => {
    const gone = { ...ANSWER, shopStatus: 'withdrawn' } as const
    expect(reasonOf(decideShopOfferAnswer(gone, { kind: 'accept', sharesMobile: false }))).toBe('shop-not-on-sale')
    expect(
      reasonOf(decideShopOfferAnswer({ ...gone, shopStatus: undefined }, { kind: 'accept', sharesMobile: false })),
    ).toBe('shop-not-on-sale')
    expect(reasonOf(decideShopOfferAnswer(gone, { kind: 'decline' }))).toBe('ok')
  })

  it("tells no number before the buyer's word, and then the whole one only where its owner agreed (REQ-6)", () => {
    const accepted = (sharesMobile: boolean) => valueOf(decideShopOfferAnswer(ANSWER, { kind: 'accept', sharesMobile }))
    for (const state of ['waiting', 'declined', 'withdrawn'] as const)
      expect(contactOf({ ...OFFER, state, sellerShares: true, buyerShares: true }, 'seller', PERSON)).toBeNull()
    expect(contactOf(accepted(false), 'buyer', PERSON)).toEqual({ name: 'li', mobile: '138****8000', isFull: false })
    expect(contactOf(accepted(true), 'buyer', PERSON)).toEqual({ ...PERSON, isFull: true })
    expect(contactOf(accepted(false), 'seller', PERSON)).toEqual({ ...PERSON, isFull: true })
    expect(contactOf({ ...accepted(true), sellerShares: false }, 'seller', PERSON)?.mobile).toBe('138****8000')
    expect(contactOf(accepted(true), 'buyer', { name: 'li', mobile: '' })).toBeNull()
  })
})
