import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anInstant } from '../../../testing/arbitraries/an-instant.ts'
import { anOrder } from '../../../testing/arbitraries/an-order.ts'
import { anOrderAfter, OLDER_TERMS } from '../../../testing/an-order-at-work.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import {
  agreedDates,
  deadlinesOf,
  dueEvent,
  endOfNaturalDay,
  hasViewing,
  NEVER_HELD,
  openEvents,
  payByOf,
  settleByOf,
  TERMS_VERSION,
  turnOf,
  type Order,
} from '../index.ts'

/** Chinese wall-clock time, read by the platform's own calendar. */
const inChina = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' }).format(at)

it('an order placed at noon can be paid until the next noon (ORD-8)', () => {
  expect(payByOf(Date.UTC(2026, 2, 11, 4)) - Date.UTC(2026, 2, 12, 4)).toBe(0)
})

describe('endOfNaturalDay', () => {
  it.each([
    ['2026-03-11T12:00:00+08:00', 7, '2026-03-18 23:59:59'],
    ['2026-03-11T00:00:00+08:00', 7, '2026-03-18 23:59:59'],
    ['2026-03-11T23:59:59.999+08:00', 7, '2026-03-18 23:59:59'],
    ['2026-03-11T17:00:00Z', 0, '2026-03-12 23:59:59'],
    ['2024-02-28T10:00:00+08:00', 1, '2024-02-29 23:59:59'],
    ['2025-12-31T20:00:00+08:00', 1, '2026-01-01 23:59:59'],
    ['1969-12-31T23:00:00Z', 0, '1970-01-01 23:59:59'],
  ])('%s and %i days end at %s (TIM-11)', (at, days, end) => {
    expect(inChina(endOfNaturalDay(Date.parse(at), days))).toBe(end)
  })

  it('is the last millisecond of the right day (TIM-11)', () => {
    fc.assert(
      fc.property(anInstant(), fc.nat({ max: 400 }), (at, days) => {
        const end = endOfNaturalDay(at, days)
        expect(inChina(end).slice(11)).toBe('23:59:59')
        expect(inChina(end + 1).slice(11)).toBe('00:00:00')
        expect(inChina(end).slice(0, 10)).toBe(inChina(at + days * DAY_MS).slice(0, 10))
        expect(endOfNaturalDay(end, 0)).toBe(end)
      }),
    )
  })
})

describe('deadlinesOf', () => {
  const [example] = fc.sample(anOrder(), { numRuns: 1, seed: 1 })
  const at = Date.UTC(2026, 2, 11, 4)
  const order = (change: Partial<Order>): Order => ({
    ...(example as Order),
    payBy: at + DAY_MS,
    termsVersion: TERMS_VERSION,
    depositPaidAt: null,
    viewingOpenedAt: null,
    viewedAt: null,
    sellerSignedAt: null,
    buyerSignedAt: null,
    ...NEVER_HELD,
    handOverBegunAt: null,
    handedOverAt: null,
    ...change,
  })
  const endOf7th = Date.parse('2026-03-18T23:59:59.999+08:00')

  it.each([
    [
      'awaiting payment',
      order({ status: 'awaiting-payment' }),
      { turn: 'buyer', act: 'pay', by: at + DAY_MS, otherwise: 'order-cancelled' },
    ],
    [
      'deposit paid',
      order({ status: 'deposit-paid', depositPaidAt: at }),
      { turn: 'buyer', act: 'pay-balance', by: endOf7th, otherwise: 'deposit-forfeited' },
    ],
    [
      'to be signed by the seller',
      order({ status: 'paid' }),
      { turn: 'seller', act: 'seller-sign', by: null, otherwise: null },
    ],
    [
      'to be signed by the buyer',
      order({ status: 'paid', sellerSignedAt: at }),
      { turn: 'buyer', act: 'sign', by: at + 3 * DAY_MS, otherwise: 'damages-forfeited' },
    ],
    [
      'to be handed over',
      order({ status: 'handing-over', handOverBegunAt: at }),
      { turn: 'seller', act: 'hand-over', by: endOf7th, otherwise: 'refund-review' },
    ],
    [
      'handed over',
      order({ status: 'handing-over', handOverBegunAt: at, handedOverAt: at }),
      { turn: 'buyer', act: 'confirm', by: at + 72 * HOUR_MS, otherwise: 'mismatch-closed' },
    ],
    [
      'refund under review',
      order({ status: 'refund-under-review' }),
      { turn: 'house', act: 'review-refund', by: null, otherwise: null },
    ],
  ])('%s (ORD-10)', (_title, given, deadline) => {
    expect(deadlinesOf(given)).toEqual(deadline)
  })

  it('an order waits for one of its parties until it has ended, and never for a day before it was placed (ORD-10)', () => {
    fc.assert(
      fc.property(anOrder(), (any) => {
        const deadline = deadlinesOf(any)
        expect(deadline === undefined).toBe(
          ['cancelled', 'completed', 'closed-with-damages', 'refunded'].includes(any.status),
        )
        expect(deadline?.by ?? Infinity).toBeGreaterThan(any.placedAt)
      }),
    )
  })

  it('an order whose days are paused has no last instant, time ends nothing, and its buyer can sign and give up (ORD-80)', () => {
    let held = 0
    fc.assert(
      fc.property(anOrder(), fc.nat({ max: 900 * DAY_MS }), (any, laterMs) => {
        if (any.status !== 'paid' || any.signHeldSince === null) return
        held += 1
        const at = any.signHeldSince + laterMs
        expect([deadlinesOf(any)?.by, dueEvent(any, at)]).toEqual([null, undefined])
        expect(openEvents(any, 'buyer', at)).toEqual(
          any.sellerSignedAt !== null
            ? ['buyer.gave-up', 'all.signed']
            : hasViewing(any.termsVersion)
              ? ['buyer.gave-up', 'buyer.signed']
              : ['buyer.gave-up'],
        )
      }),
      { numRuns: 500 },
    )
    expect(held).toBeGreaterThan(0)
  })
})

describe('settleByOf', () => {
  const NOON = Date.parse('2026-03-11T12:00:00+08:00')
  const settleBy = (depositPaidAt: number | null, viewedAt: number | null, termsVersion: string = TERMS_VERSION) =>
    settleByOf({ termsVersion, depositPaidAt, viewedAt })
  const endOf = (day: string) => Date.parse(`${day}T23:59:59.999+08:00`)

  it('is seven natural days after the deposit or the viewing, whichever is later (ORD-84)', () => {
    expect(settleBy(NOON, null)).toBe(endOf('2026-03-18'))
    expect(settleBy(NOON, NOON + 2 * DAY_MS)).toBe(endOf('2026-03-20'))
    expect(settleBy(NOON, NOON - 2 * DAY_MS)).toBe(endOf('2026-03-18'))
  })

  it('is three days after the viewing without a deposit, and not known before it (ORD-84)', () => {
    expect([settleBy(null, NOON), settleBy(null, null)]).toEqual([NOON + 3 * DAY_MS, null])
  })

  it('knows no viewing under older terms, whose balance is due seven natural days after the deposit (ORD-68)', () => {
    expect([settleBy(NOON, NOON, OLDER_TERMS), settleBy(null, NOON, OLDER_TERMS)]).toEqual([null, null])
    const older = {
      ...anOrderAfter(1, 'deposit'),
      termsVersion: OLDER_TERMS,
      depositPaidAt: NOON,
      viewedAt: NOON + DAY_MS,
    }
    expect(agreedDates(older).balanceBy).toBe(endOf('2026-03-18'))
    expect(agreedDates({ ...older, termsVersion: TERMS_VERSION }).balanceBy).toBe(endOf('2026-03-19'))
  })
})

it('while a buyer owes the balance, their seller opens the shop to them and then signs, without a last day (ORD-61, ORD-81)', () => {
  const reserved = anOrderAfter(1, 'deposit')
  const ofSeller = (change: Partial<Order>) => turnOf({ ...reserved, ...change }, 'seller')
  const at = reserved.placedAt
  const undated = { turn: 'seller', by: null, otherwise: null }
  expect(ofSeller({})).toEqual({ ...undated, act: 'open-viewing' })
  expect(ofSeller({ viewingOpenedAt: at })).toEqual({ ...undated, act: 'seller-sign' })
  expect(ofSeller({ viewingOpenedAt: at, sellerSignedAt: at })).toBeUndefined()
  expect(ofSeller({ termsVersion: OLDER_TERMS })).toBeUndefined()
  expect(ofSeller({ status: 'completed' })).toBeUndefined()
  expect(turnOf(reserved, 'buyer')?.act).toBe('pay-balance')
})
