import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleShop } from '../../testing/example-shop.ts'
import { HOUR_MS } from '../kernel/index.ts'
import {
  answerOffer,
  makeOffer,
  mayMoveOffer,
  OFFER_STATUSES,
  OFFER_VALID_HOURS,
  offerStatusAt,
  offerValidUntil,
  priceForBuyer,
  toOfferStatus,
  type OfferAnswer,
  type OfferId,
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
const answered = (answer: OfferAnswer, at = MADE + 5): PriceOffer => {
  const given = answerOffer(make(), answer, at)
  if (!given.ok) throw new Error(given.failure)
  return given.value
}

describe('makeOffer', () => {
  it('waits for the seller (OFR-1)', () => {
    expect(make()).toEqual({ ...attempt, madeAt: MADE, status: 'open', answeredAt: null, agreedFen: null })
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
  it.each<readonly [OfferAnswer, object]>([
    [{ kind: 'accept' }, { status: 'accepted', agreedFen: 8_000 }],
    [{ kind: 'refuse' }, { status: 'refused', agreedFen: null }],
    [{ kind: 'withdraw' }, { status: 'withdrawn', agreedFen: null }],
    [
      { kind: 'counter', counterFen: 9_000 },
      { status: 'countered', agreedFen: 9_000 },
    ],
  ])('%j (OFR-2)', (answer, outcome) => {
    expect(answered(answer)).toEqual({ ...make(), ...outcome, answeredAt: MADE + 5 })
  })

  it.each([
    [8_000, false],
    [8_001, true],
    [10_000, true],
    [10_001, false],
    [9_000.5, false],
    [Number.NaN, false],
  ])('a counter-offer of %s is one between the two prices (OFR-2)', (counterFen, isFine) => {
    expect(answerOffer(make(), { kind: 'counter', counterFen }, MADE)).toMatchObject(
      isFine ? { ok: true } : { ok: false, failure: 'not-between' },
    )
  })

  it('comes once, and within 168 hours (OFR-3)', () => {
    expect(answerOffer(make(), { kind: 'accept' }, MADE + WEEK_MS).ok).toBe(true)
    expect(answerOffer(make(), { kind: 'accept' }, MADE + WEEK_MS + 1)).toEqual({ ok: false, failure: 'not-open' })
    for (const kind of ['accept', 'refuse', 'withdraw'] as const) {
      expect(answerOffer(answered({ kind }), { kind: 'refuse' }, MADE + 6)).toEqual({ ok: false, failure: 'not-open' })
    }
  })
})

describe('time', () => {
  it('an offer, and a price that was agreed, lapse after their last instant (OFR-3)', () => {
    expect([offerStatusAt(make(), MADE + WEEK_MS), offerStatusAt(make(), MADE + WEEK_MS + 1)]).toEqual([
      'open',
      'lapsed',
    ])
    for (const answer of [{ kind: 'accept' }, { kind: 'counter', counterFen: 9_000 }] as const) {
      const offer = answered(answer)
      expect(offerValidUntil(offer)).toBe(MADE + 5 + WEEK_MS)
      expect([offerStatusAt(offer, MADE + 5 + WEEK_MS), offerStatusAt(offer, MADE + 6 + WEEK_MS)]).toEqual([
        offer.status,
        'lapsed',
      ])
    }
  })

  it('says no day for what has ended (OFR-3)', () => {
    for (const kind of ['refuse', 'withdraw'] as const) {
      expect([offerValidUntil(answered({ kind })), offerStatusAt(answered({ kind }), Infinity)]).toEqual([
        null,
        kind === 'refuse' ? 'refused' : 'withdrawn',
      ])
    }
    expect(offerValidUntil({ ...make(), status: 'accepted' })).toBeNull()
    expect(offerStatusAt(make(), Number.NaN)).toBe('open')
  })
})

describe('priceForBuyer', () => {
  it('an agreed price that was written down as lapsed holds no more (OFR-4)', () => {
    expect(priceForBuyer({ ...answered({ kind: 'accept' }), status: 'lapsed' }, 10_001, MADE + 6)).toBe(10_001)
  })

  it('is what was agreed while it holds, and never more than the public price (OFR-4)', () => {
    const accepted = answered({ kind: 'accept' })
    expect(priceForBuyer(accepted, 10_001, MADE + 5 + WEEK_MS)).toBe(8_000)
    expect(priceForBuyer(accepted, 10_001, MADE + 6 + WEEK_MS)).toBe(10_001)
    expect(priceForBuyer(accepted, 7_000, MADE + 6)).toBe(7_000)
    expect(priceForBuyer(answered({ kind: 'counter', counterFen: 9_000 }), 10_001, MADE + 6)).toBe(9_000)
    for (const offer of [make(), answered({ kind: 'refuse' }), answered({ kind: 'withdraw' })])
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
        .filter((to) => mayMoveOffer(from, to))
        .map((to) => `${from} ${to}`),
    )
    expect(moves).toEqual(['0 1', '0 2', '0 3', '0 4', '0 5', '1 5', '3 5'])
    expect(Object.values(OFFER_STATUSES).map((code) => toOfferStatus(code).outcome)).toEqual([
      'pending',
      'success',
      'failure',
      'success',
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

  it('move along their map only, whatever is answered and however the clock jumps (OFR-2)', () => {
    const anAnswer = fc.oneof(
      fc.constantFrom<OfferAnswer>({ kind: 'accept' }, { kind: 'refuse' }, { kind: 'withdraw' }),
      fc.integer({ min: 7_000, max: 11_000 }).map((counterFen): OfferAnswer => ({ kind: 'counter', counterFen })),
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anAnswer, fc.integer({ min: -WEEK_MS, max: WEEK_MS })), { maxLength: 8 }),
        (happenings) => {
          let offer = make()
          let now = MADE
          for (const [answer, jump] of happenings) {
            now += jump
            const before = offer
            const given = answerOffer(offer, answer, now)
            if (given.ok) {
              expect(mayMoveOffer(OFFER_STATUSES[before.status], OFFER_STATUSES[given.value.status])).toBe(true)
              offer = given.value
            }
            expect(priceForBuyer(offer, 10_001, now)).toBeGreaterThanOrEqual(8_000)
          }
        },
      ),
    )
  })
})
