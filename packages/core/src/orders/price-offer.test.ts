import { describe, expect, it } from 'vitest'
import { exampleShop } from '../../testing/example-shop.ts'
import { HOUR_MS } from '../kernel/index.ts'
import {
  answerOffer,
  counterBounds,
  isAnsweredSo,
  makeOffer,
  OFFERS,
  OFFER_STATUSES,
  OFFER_VALID_HOURS,
  offerStatusAt,
  offerTurn,
  offerValidUntil,
  priceForBuyer,
  standingFen,
  toOfferStatus,
  type OfferAnswer,
  type OfferId,
  type OrderRole,
  type PriceOffer,
} from './index.ts'

const MADE = 1_000_000
const WEEK_MS = OFFER_VALID_HOURS * HOUR_MS
const attempt = { id: 'offer-1' as OfferId, shopId: exampleShop(1).id, askedFen: 10_001, offeredFen: 8_000 }
const make = (change: Partial<typeof attempt> = {}, at = MADE): PriceOffer => {
  const made = makeOffer({ ...attempt, ...change }, at)
  if (!made.ok) throw new Error(made.failure)
  return made.value
}
const at = (now: number, priceFen = 10_001) => ({ now, priceFen })
const moved = (offer: PriceOffer, side: OrderRole, answer: OfferAnswer, now = MADE + 5): PriceOffer => {
  const given = answerOffer(offer, side, answer, at(now))
  if (!given.ok) throw new Error(given.failure)
  return given.value
}
const ACCEPT = { kind: 'accept', acceptFen: 8_000 } as const
const counterOf = (counterFen: number) => ({ kind: 'counter', counterFen }) as const
const accepted = () => moved(make(), 'seller', ACCEPT)
const countered = () => moved(make(), 'seller', counterOf(9_000))

describe('makeOffer', () => {
  it('waits for the seller (OFR-1)', () => {
    expect(make()).toEqual({
      ...attempt,
      counterFen: null,
      madeAt: MADE,
      saidAt: MADE,
      status: 'open',
      answeredAt: null,
      answeredBy: null,
      agreedFen: null,
    })
  })

  it.each([
    [10_000, undefined],
    [10_001, 'not-lower'],
    [10_002, 'not-lower'],
    // Half of 10 001 is 5 000.5, rounded up.
    [5_001, undefined],
    [5_000, 'too-low'],
    [0, 'no-money'],
    [-1, 'no-money'],
    [8_000.5, 'no-money'],
    [Number.NaN, 'no-money'],
    [Infinity, 'no-money'],
    [1e308, 'no-money'],
  ])('%s for a shop at 10 001 (OFR-1)', (offeredFen, fault) => {
    const made = makeOffer({ ...attempt, offeredFen }, MADE)
    expect(made.ok ? undefined : made.failure).toBe(fault)
  })

  it('for a price that is no money (OFR-1)', () => {
    expect(makeOffer({ ...attempt, askedFen: Number.NaN }, MADE)).toEqual({ ok: false, failure: 'no-money' })
  })
})

describe('answerOffer', () => {
  it.each<readonly [OrderRole, OfferAnswer, object]>([
    ['seller', ACCEPT, { status: 'accepted', agreedFen: 8_000 }],
    ['seller', { kind: 'refuse' }, { status: 'refused' }],
    ['buyer', { kind: 'withdraw' }, { status: 'withdrawn' }],
  ])('ends an offer by the %s: %j (OFR-2)', (side, answer, outcome) => {
    expect(moved(make(), side, answer)).toEqual({ ...make(), ...outcome, answeredAt: MADE + 5, answeredBy: side })
  })

  it('passes the turn to and fro with each counter-offer, and keeps one sum of each side (OFR-14)', () => {
    expect(countered()).toEqual({ ...make(), status: 'countered', counterFen: 9_000, saidAt: MADE + 5 })
    const back = moved(countered(), 'buyer', counterOf(8_500), MADE + 9)
    expect(back).toEqual({ ...make(), status: 'open', offeredFen: 8_500, counterFen: 9_000, saidAt: MADE + 9 })
    expect([make(), countered(), back].map(({ status }) => offerTurn(status))).toEqual(['seller', 'buyer', 'seller'])
    expect([make(), countered(), back].map(standingFen)).toEqual([8_000, 9_000, 8_500])
    expect(moved(countered(), 'buyer', { kind: 'accept', acceptFen: 9_000 })).toMatchObject({
      status: 'accepted',
      agreedFen: 9_000,
      answeredBy: 'buyer',
    })
    expect(moved(countered(), 'seller', { kind: 'withdraw' })).toMatchObject({
      status: 'withdrawn',
      answeredBy: 'seller',
    })
    expect(moved(countered(), 'buyer', { kind: 'refuse' })).toMatchObject({ status: 'refused', answeredBy: 'buyer' })
  })

  it('is the word of the side whose turn it is; only the other one takes its own sum back (OFR-2)', () => {
    for (const [offer, turn] of [
      [make(), 'seller'],
      [countered(), 'buyer'],
    ] as const) {
      const other = turn === 'seller' ? 'buyer' : 'seller'
      const answers = [{ kind: 'accept', acceptFen: standingFen(offer) }, counterOf(8_700), { kind: 'refuse' }] as const
      for (const answer of answers)
        expect(answerOffer(offer, other, answer, at(MADE))).toEqual({ ok: false, failure: 'not-turn' })
      expect(answerOffer(offer, turn, { kind: 'withdraw' }, at(MADE))).toEqual({ ok: false, failure: 'not-turn' })
    }
  })

  it('accepts the sum that was read and no other one (OFR-16)', () => {
    for (const acceptFen of [7_999, 8_001, 0, Number.NaN])
      expect(answerOffer(make(), 'seller', { kind: 'accept', acceptFen }, at(MADE))).toEqual({
        ok: false,
        failure: 'other-sum',
      })
  })

  it.each([
    [8_000, false],
    [8_001, true],
    [10_000, true],
    [10_001, false],
    [9_000.5, false],
    [Number.NaN, false],
  ])('takes a seller’s %s for a counter-offer where it lies between offer and asked price (OFR-15)', (fen, isFine) => {
    expect(answerOffer(make(), 'seller', counterOf(fen), at(MADE))).toMatchObject(
      isFine ? { ok: true } : { ok: false, failure: 'not-between' },
    )
  })

  it.each([
    [8_000, false],
    [8_001, true],
    [8_999, true],
    [9_000, false],
  ])('takes a buyer’s %s for a counter-offer where it lies between the last two sums (OFR-15)', (fen, isFine) => {
    expect(answerOffer(countered(), 'buyer', counterOf(fen), at(MADE)).ok).toBe(isFine)
  })

  it('takes no counter-offer that reaches a price which was cut meanwhile (OFR-15)', () => {
    expect(counterBounds(make(), 9_000)).toEqual({ aboveFen: 8_000, belowFen: 9_000 })
    expect(answerOffer(make(), 'seller', counterOf(9_000), at(MADE, 9_000))).toMatchObject({ failure: 'not-between' })
    expect(answerOffer(make(), 'seller', counterOf(8_001), at(MADE, 7_000))).toMatchObject({ failure: 'not-between' })
  })

  it('comes in time, and ends the offer once (OFR-3)', () => {
    expect(answerOffer(make(), 'seller', ACCEPT, at(MADE + WEEK_MS)).ok).toBe(true)
    expect(answerOffer(make(), 'seller', ACCEPT, at(MADE + WEEK_MS + 1))).toEqual({ ok: false, failure: 'not-open' })
    const late = moved(make(), 'seller', counterOf(9_000), MADE + WEEK_MS)
    expect(answerOffer(late, 'buyer', { kind: 'refuse' }, at(MADE + WEEK_MS * 2)).ok).toBe(true)
    for (const ended of [accepted(), moved(make(), 'seller', { kind: 'refuse' })])
      expect(answerOffer(ended, 'seller', { kind: 'refuse' }, at(MADE + 6))).toEqual({ ok: false, failure: 'not-open' })
  })
})

it('the same word once more is known from the offer (OFR-17)', () => {
  const refused: readonly (readonly [PriceOffer, OrderRole, OfferAnswer])[] = [
    [accepted(), 'seller', ACCEPT],
    [countered(), 'seller', counterOf(9_000)],
    [moved(countered(), 'buyer', counterOf(8_500)), 'buyer', counterOf(8_500)],
    [moved(make(), 'seller', { kind: 'refuse' }), 'seller', { kind: 'refuse' }],
    [moved(make(), 'buyer', { kind: 'withdraw' }), 'buyer', { kind: 'withdraw' }],
  ]
  for (const [offer, side, answer] of refused)
    for (const [other] of refused)
      for (const who of ['buyer', 'seller'] as const)
        expect(isAnsweredSo(other, who, answer)).toBe(other === offer && who === side)
  expect(isAnsweredSo(accepted(), 'seller', { kind: 'accept', acceptFen: 8_001 })).toBe(false)
  expect(isAnsweredSo(make(), 'buyer', counterOf(8_000))).toBe(true)
})

describe('time', () => {
  it('a sum that waits, and a price that was agreed, lapse after their last instant (OFR-3)', () => {
    for (const [offer, from] of [
      [make(), MADE],
      [countered(), MADE + 5],
      [accepted(), MADE + 5],
    ] as const) {
      expect(offerValidUntil(offer)).toBe(from + WEEK_MS)
      expect([offerStatusAt(offer, from + WEEK_MS), offerStatusAt(offer, from + WEEK_MS + 1)]).toEqual([
        offer.status,
        'lapsed',
      ])
    }
  })

  it('says no day for what has ended (OFR-3)', () => {
    const ended = [moved(make(), 'seller', { kind: 'refuse' }), moved(make(), 'buyer', { kind: 'withdraw' })]
    for (const offer of ended)
      expect([offerValidUntil(offer), offerStatusAt(offer, Infinity)]).toEqual([null, offer.status])
    expect(offerValidUntil({ ...make(), status: 'accepted' })).toBeNull()
    expect(offerStatusAt(make(), Number.NaN)).toBe('open')
  })
})

describe('priceForBuyer', () => {
  it('is what was agreed while it holds, and never more than the public price (OFR-4)', () => {
    expect(priceForBuyer(accepted(), 10_001, MADE + 5 + WEEK_MS)).toBe(8_000)
    expect(priceForBuyer(accepted(), 10_001, MADE + 6 + WEEK_MS)).toBe(10_001)
    expect(priceForBuyer(accepted(), 7_000, MADE + 6)).toBe(7_000)
    expect(priceForBuyer({ ...accepted(), status: 'lapsed' }, 10_001, MADE + 6)).toBe(10_001)
    for (const offer of [make(), countered(), moved(make(), 'seller', { kind: 'refuse' })])
      expect(priceForBuyer(offer, 10_001, MADE + 6)).toBe(10_001)
  })
})

describe('the states of an offer', () => {
  it('have a name in both languages and know what may follow (OFR-2)', () => {
    for (const [status, code] of Object.entries(OFFER_STATUSES))
      expect(toOfferStatus(code)).toMatchObject({
        code,
        status,
        name: { zh: expect.stringMatching(/\p{Script=Han}/u), en: expect.stringMatching(/^[A-Z]/) },
      })
    const moves = Object.values(OFFER_STATUSES).flatMap((from) =>
      Object.values(OFFER_STATUSES)
        .filter((to) => OFFERS.mayMove(from, to))
        .map((to) => `${from} ${to}`),
    )
    expect(moves).toEqual(['0 1', '0 2', '0 3', '0 4', '0 5', '1 5', '3 0', '3 1', '3 2', '3 4', '3 5'])
    expect(Object.values(OFFER_STATUSES).map((code) => toOfferStatus(code).outcome)).toEqual([
      'pending',
      'success',
      'failure',
      'pending',
      'failure',
      'failure',
    ])
    expect(Object.values(OFFER_STATUSES).map((code) => toOfferStatus(code).isFinal)).toEqual([
      false,
      false,
      true,
      false,
      true,
      true,
    ])
    expect(toOfferStatus('nobody knows')).toMatchObject({ status: 'unknown' })
  })
})
