import { describe, expect, it } from 'vitest'
import { exampleShop } from '../../../testing/example-shop.ts'
import { AN_ORDINARY_NOON as NOW } from '../../../testing/manual-clock.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { HOUR_MS, type Refused } from '../../kernel/index.ts'
import {
  agreedPriceOf,
  decideOffer,
  decideOfferAnswer,
  isPromise,
  OFFER_VALID_HOURS,
  offerRefusal,
  offerShownTo,
  type OfferAnswer,
  type OfferAnswerFacts,
  type OfferAttempt,
  type OfferFacts,
  type OfferId,
  type OfferRecord,
} from '../index.ts'

const ASKED = 10_000_000
const SHOP = { sellerId: 'seller', status: 'on-sale', priceFen: ASKED } as const
const OPEN: OfferRecord = {
  id: 'offer-1' as OfferId,
  shopId: exampleShop(1).id,
  askedFen: ASKED,
  offeredFen: 8_000_000,
  counterFen: null,
  madeAt: NOW,
  saidAt: NOW,
  status: 'open',
  answeredAt: null,
  answeredBy: null,
  agreedFen: null,
  buyerId: 'buyer',
  sellerId: 'seller',
}
const LATE = NOW + OFFER_VALID_HOURS * HOUR_MS + 1
const ATTEMPT: OfferAttempt = { id: 'offer-2' as OfferId, shopId: OPEN.shopId, askedFen: ASKED, offeredFen: 9_000_000 }
const FACTS: OfferFacts<string, OfferRecord> = { buyerId: 'buyer', shop: SHOP, last: undefined, at: NOW + 5 }
const offer = (facts: Partial<OfferFacts<string, OfferRecord>> = {}, attempt: Partial<OfferAttempt> = {}) =>
  decideOffer({ ...FACTS, ...facts }, { ...ATTEMPT, ...attempt })
const agreed = {
  ...OPEN,
  status: 'accepted',
  answeredAt: NOW,
  answeredBy: 'seller',
  agreedFen: OPEN.offeredFen,
} as const
const countered = { ...OPEN, status: 'countered', counterFen: 9_500_000 } as const

describe('decideOffer', () => {
  it('makes an offer that waits for the seller (OFR-6)', () => {
    const { id, offeredFen } = ATTEMPT
    expect(offer()).toEqual({
      ok: true,
      value: { kind: 'new', offer: { ...OPEN, id, offeredFen, madeAt: NOW + 5, saidAt: NOW + 5 }, ended: undefined },
    })
  })

  it('gives the same sum again as the offer there is, and takes another one back (OFR-10)', () => {
    expect(offer({ last: OPEN }, { offeredFen: OPEN.offeredFen })).toEqual({
      ok: true,
      value: { kind: 'same', offer: OPEN },
    })
    expect(offer({ last: OPEN })).toMatchObject({
      value: { kind: 'new', ended: { id: OPEN.id, status: 'withdrawn', answeredAt: NOW + 5, answeredBy: 'buyer' } },
    })
  })

  it('takes another sum for the buyer’s answer where the seller has named one, in the same offer (OFR-14)', () => {
    expect(offer({ last: countered })).toEqual({
      ok: true,
      value: {
        kind: 'counter',
        offer: { ...countered, status: 'open', offeredFen: ATTEMPT.offeredFen, saidAt: NOW + 5 },
        before: countered,
      },
    })
    expect(offer({ last: countered }, { offeredFen: 9_500_000 })).toMatchObject(
      refusedAs('bad-parameter', 'offeredFen'),
    )
    expect(offer({ last: countered, at: LATE })).toMatchObject({ value: { kind: 'new', ended: { status: 'lapsed' } } })
  })

  it('writes down as lapsed what was not answered or used, and leaves what had ended as it was (OFR-3)', () => {
    for (const last of [OPEN, agreed])
      expect(offer({ last, at: LATE }, { offeredFen: last.offeredFen })).toMatchObject({
        value: { kind: 'new', ended: { status: 'lapsed', answeredAt: last.answeredAt } },
      })
    for (const status of ['refused', 'withdrawn', 'lapsed'] as const)
      expect(offer({ last: { ...OPEN, status, answeredAt: NOW } })).toMatchObject({ value: { ended: undefined } })
  })

  /** Each is refused for its own fault, although everything checked after it is wrong as well. */
  it.each<readonly [string, Partial<OfferFacts<string, OfferRecord>>, Partial<OfferAttempt>, string, string]>([
    ['for an unknown shop', { shop: undefined }, {}, 'not-found', 'shopId'],
    ['for a withdrawn shop', { shop: { ...SHOP, status: 'withdrawn', sellerId: 'buyer' } }, {}, 'not-found', 'shopId'],
    ['for one’s own shop', { shop: { ...SHOP, status: 'handing-over', sellerId: 'buyer' } }, {}, 'own-shop', 'shopId'],
    ['for a shop that was paid for', { shop: { ...SHOP, status: 'handing-over' } }, {}, 'shop-taken', 'shopId'],
    ['at another asked price', {}, {}, 'terms-changed', 'askedFen'],
    ['beside an agreed one', {}, { askedFen: ASKED }, 'offer-closed', 'shopId'],
    ['that is too low', { last: undefined }, { askedFen: ASKED }, 'bad-parameter', 'offeredFen'],
  ])('refuses an offer %s (OFR-10, OFR-11)', (_, facts, attempt, reason, field) => {
    expect(offer({ last: agreed, ...facts }, { askedFen: 1, offeredFen: 1, ...attempt })).toMatchObject(
      refusedAs(reason, field),
    )
  })
})

describe('decideOfferAnswer', () => {
  const ANSWERED: OfferAnswerFacts<OfferRecord> = { userId: 'seller', offer: OPEN, shop: SHOP, at: NOW + 5 }
  const answer = (given: OfferAnswer, facts: Partial<OfferAnswerFacts<OfferRecord>> = {}) =>
    decideOfferAnswer({ ...ANSWERED, ...facts }, given)
  const counter = { kind: 'counter', counterFen: 8_500_000 } as const
  const accept = { kind: 'accept', acceptFen: OPEN.offeredFen } as const

  it('promises a price for a shop only that can be had for it, and refuses whatever has become of it (OFR-11)', () => {
    for (const shop of [{ ...SHOP, status: 'handing-over' }, undefined] as const) {
      for (const given of [accept, counter] as const)
        expect(answer(given, { shop, at: LATE })).toMatchObject(refusedAs('shop-taken', 'offerId'))
      expect(answer({ kind: 'refuse' }, { shop })).toMatchObject({ value: { status: 'refused' } })
    }
    expect((['refuse', 'withdraw'] as const).map((kind) => isPromise({ kind }))).toEqual([false, false])
    expect([accept, counter].map(isPromise)).toEqual([true, true])
  })
})

describe('an offer', () => {
  it('each fault of it has its words and its field (OFR-11)', () => {
    expect(
      (['no-money', 'not-lower', 'too-low', 'not-between', 'other-sum', 'not-turn', 'not-open'] as const).map(
        (fault) => {
          const { reason, message, field } = offerRefusal(fault) as Refused
          return [reason, message, field]
        },
      ),
    ).toEqual([
      ['bad-parameter', '请填写您的出价', 'offeredFen'],
      ['bad-parameter', '出价需低于店铺标价', 'offeredFen'],
      ['bad-parameter', '出价不能低于标价的 50%', 'offeredFen'],
      ['bad-parameter', '还价需在双方上一次的价格之间', 'offeredFen'],
      ['terms-changed', '对方的价格已更新，请看过再决定', 'acceptFen'],
      ['offer-closed', '议价有了新的进展，请刷新后再看', 'offerId'],
      ['offer-closed', '这次议价已经结束，请刷新后再看', 'offerId'],
    ])
  })

  it('is a price of its buyer’s once it is agreed, until the last instant of its time (OFR-18)', () => {
    const until = LATE - 1
    expect(agreedPriceOf(agreed, until)).toEqual({ shopId: OPEN.shopId, agreedFen: OPEN.offeredFen, until })
    expect([OPEN, countered].map((one) => agreedPriceOf(one, NOW))).toEqual([undefined, undefined])
    expect(agreedPriceOf(agreed, LATE)).toBeUndefined()
  })

  it('is shown to each of the two as theirs, with what time made of it, and without a name (OFR-6)', () => {
    const { buyerId: _, sellerId: __, ...shown } = { ...OPEN, shopTitle: '店' }
    expect(offerShownTo('buyer', { ...OPEN, shopTitle: '店' }, NOW)).toEqual({ ...shown, role: 'buyer' })
    expect(offerShownTo('seller', { ...OPEN, shopTitle: '店' }, LATE)).toEqual({
      ...shown,
      role: 'seller',
      status: 'lapsed',
    })
  })
})
