import { describe, expect, it } from 'vitest'
import { exampleShop } from '../../testing/example-shop.ts'
import { reasonOf, valueOf } from '../../testing/fixture-steps.ts'
import { fail, ok, refused } from '../kernel/index.ts'
import { decidePublication } from './decide-request.ts'
import type { RequestId } from './buyer-request.ts'
import {
  contactOf,
  decideShopOffer,
  decideShopOfferAnswer,
  MAX_OFFER_LENGTH,
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
  it('is kept as it was written, and waits for the buyer (REQ-9)', () => {
    expect(valueOf(decideShopOffer(FACTS, { ...DRAFT, content: ' <资料齐> ' }))).toEqual({
      id: 'o1',
      requestId: 'r1',
      shopId: SHOP.id,
      buyerId: 'b',
      sellerId: 's',
      content: '资料齐',
      sellerShares: true,
      buyerShares: false,
      state: 'waiting',
      offeredAt: 2_000,
      answeredAt: null,
    })
  })

  it("is the seller's own, on sale, and what the request asks for (REQ-9)", () => {
    const of = (facts: Partial<Record<keyof typeof FACTS, unknown>>) => {
      const decided = decideShopOffer({ ...FACTS, ...facts } as typeof FACTS, DRAFT)
      return decided.ok ? 'ok' : decided.failure
    }
    const noRequest = refused('not-found', '没有找到这条求购', 'requestId')
    const over = refused('request-closed', '这条求购已经结束', 'requestId')
    const noShop = refused('not-found', '没有找到这家店铺', 'shopId')
    expect(of({})).toBe('ok')
    expect(of({ sellerId: 'other' })).toEqual(noShop)
    expect(of({ sellerId: 'b' })).toEqual(refused('own-request', '不能回应自己的求购', 'requestId'))
    expect(of({ request: undefined })).toEqual(noRequest)
    expect(of({ request: { ...REQUEST, state: 'under-review' } })).toEqual(noRequest)
    expect(of({ request: { ...REQUEST, state: 'refused' } })).toEqual(noRequest)
    expect(of({ request: { ...REQUEST, state: 'closed' } })).toEqual(over)
    expect(of({ at: REQUEST.until + 1 })).toEqual(over)
    expect(of({ shop: undefined })).toEqual(noShop)
    expect(of({ shop: { ...SHOP, status: 'withdrawn' } })).toEqual(
      refused('shop-not-on-sale', '这家店铺刚刚下架或已被买走', 'shopId'),
    )
    expect(of({ request: { ...REQUEST, criteria: { maxPriceFen: SHOP.priceFen - 1 } } })).toEqual(
      refused('shop-unfit', '这家店铺不符合这条求购的要求', 'shopId'),
    )
  })

  it('does not come a second time, unless its seller took it back (REQ-10)', () => {
    const again = (state: ShopOfferState) => decideShopOffer({ ...FACTS, last: { ...OFFER, state } }, DRAFT)
    for (const state of ['waiting', 'accepted', 'declined'] as const)
      expect(again(state)).toEqual(fail(refused('offered-already', '这家店铺已经推荐给这位买家了', 'shopId')))
    expect(again('withdrawn').ok).toBe(true)
  })

  it('is one of twenty within a day at most (REQ-10)', () => {
    const after = (countWithinDay: number) => decideShopOffer({ ...FACTS, countWithinDay }, DRAFT)
    expect(after(MAX_SHOP_OFFERS_A_DAY - 1).ok).toBe(true)
    expect(after(MAX_SHOP_OFFERS_A_DAY)).toEqual(fail(refused('too-many', '一天最多推荐 20 次，请明天再来')))
  })

  it('brings no contact data, and few words (REQ-11)', () => {
    const of = (content: string) => decideShopOffer(FACTS, { ...DRAFT, content })
    for (const content of ['打 13800138000', '看 https://a.b'])
      expect(of(content)).toEqual(
        fail(refused('bad-parameter', '请去掉手机号、QQ、微信、网址，买家同意后双方才能看到联系方式', 'content')),
      )
    expect(of('😀'.repeat(MAX_OFFER_LENGTH)).ok).toBe(true)
    expect(of('长'.repeat(MAX_OFFER_LENGTH + 1))).toEqual(
      fail(refused('bad-parameter', '留言请写在 100 个字以内', 'content')),
    )
  })

  it('is answered once, by the buyer, and taken back by its seller (REQ-12)', () => {
    const noOffer = fail(refused('not-found', '没有找到这次推荐', 'offerId'))
    const answered = { ...OFFER, answeredAt: 3_000 }
    expect(decideShopOfferAnswer(ANSWER, { kind: 'decline' })).toEqual(ok({ ...answered, state: 'declined' }))
    expect(decideShopOfferAnswer({ ...ANSWER, userId: 's' }, { kind: 'withdraw' })).toEqual(
      ok({ ...answered, state: 'withdrawn' }),
    )
    expect(decideShopOfferAnswer(ANSWER, { kind: 'accept', sharesMobile: true })).toEqual(
      ok({ ...answered, state: 'accepted', buyerShares: true }),
    )
    expect(decideShopOfferAnswer({ ...ANSWER, userId: 's' }, { kind: 'decline' })).toEqual(noOffer)
    expect(decideShopOfferAnswer(ANSWER, { kind: 'withdraw' })).toEqual(noOffer)
    expect(decideShopOfferAnswer({ ...ANSWER, offer: undefined }, { kind: 'decline' })).toEqual(noOffer)
    for (const state of ['accepted', 'declined', 'withdrawn'] as const)
      expect(decideShopOfferAnswer({ ...ANSWER, offer: { ...OFFER, state } }, { kind: 'decline' })).toEqual(
        fail(refused('offer-answered', '这次推荐已经有了结果', 'offerId')),
      )
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
