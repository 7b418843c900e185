import { billsOf, monthlyTotals, monthOf } from '../../../testing/bills-of.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anInstant } from '../../../testing/arbitraries/an-instant.ts'
import {
  BILL_KINDS,
  damagesPassedOnPosting,
  mergePosting,
  orderCompletionPosting,
  orderDamagesPosting,
  orderPaymentPosting,
  orderRefundPosting,
  POSTING_KINDS,
  rechargePosting,
  twelveMonthsUntil,
  withdrawalFrozenPosting,
  withdrawalPaidPosting,
  withdrawalReturnedPosting,
  type BookedPosting,
  type Posting,
} from '../index.ts'

const booked = (posting: Posting, postedAt: number, id = posting.subject): BookedPosting => ({
  ...posting,
  id,
  postedAt,
})
const on = (day: string) => Date.parse(`${day}T12:00:00+08:00`)

const BOOKS = [
  booked(rechargePosting('lin', 1_000, 'r1'), on('2026-01-05')),
  booked(rechargePosting('bo', 77, 'r2'), on('2026-01-06')),
  booked(orderPaymentPosting('lin', 'o1', 600), on('2026-01-31'), 'p1'),
  booked(withdrawalFrozenPosting('lin', 100, 'w1'), on('2026-02-01'), 'p2'),
  booked(withdrawalPaidPosting('lin', 100, 'w1'), on('2026-02-02'), 'p3'),
  booked(orderCompletionPosting('bo', 'o1', 550, 50), on('2026-02-03'), 'p4'),
]

describe('bills', () => {
  it('can be of each kind that touches a person’s own money, and are told apart by no other (BIL-4)', () => {
    const held = { orderId: 'o1', buyerId: 'lin', sellerId: 'bo', paidFen: 900, couponFen: 0 }
    const all = [
      rechargePosting('lin', 5, 'r1'),
      withdrawalFrozenPosting('lin', 5, 'w1'),
      withdrawalPaidPosting('lin', 5, 'w1'),
      withdrawalReturnedPosting('lin', 5, 'w1'),
      orderPaymentPosting('lin', 'o1', 5),
      orderCompletionPosting('bo', 'o1', 5, 1),
      orderRefundPosting(held),
      orderDamagesPosting(held, 300),
      damagesPassedOnPosting('lin', 'o1', 5),
      mergePosting('lin', 'bo', 5),
    ]
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(Object.keys(POSTING_KINDS)))
    const touching = all.filter((posting) =>
      ['lin', 'bo'].some((person) => billsOf([booked(posting, 1)], person).length > 0),
    )
    expect(new Set(BILL_KINDS)).toEqual(new Set(touching.map(({ kind }) => kind)))
  })

  it('say what came in and what went out, for what, and what was left (BIL-1)', () => {
    expect(billsOf(BOOKS, 'lin')).toEqual([
      {
        id: 'r1',
        kind: 'recharge',
        subject: 'r1',
        at: on('2026-01-05'),
        direction: 'in',
        amountFen: 1_000,
        balanceFen: 1_000,
      },
      {
        id: 'p1',
        kind: 'order-payment',
        subject: 'o1',
        at: on('2026-01-31'),
        direction: 'out',
        amountFen: 600,
        balanceFen: 400,
      },
      {
        id: 'p2',
        kind: 'withdrawal-frozen',
        subject: 'w1',
        at: on('2026-02-01'),
        direction: 'out',
        amountFen: 100,
        balanceFen: 300,
      },
    ])
    expect(billsOf(BOOKS, 'bo').map(({ amountFen, balanceFen }) => [amountFen, balanceFen])).toEqual([
      [77, 77],
      [550, 627],
    ])
    expect(billsOf(BOOKS, 'nobody')).toEqual([])
  })

  it('come in the order of time, those of one instant as they stand in the books (BIL-1)', () => {
    expect(billsOf(BOOKS.toReversed(), 'lin')).toEqual(billsOf(BOOKS, 'lin'))
    const same = [rechargePosting('lin', 5, 'a'), rechargePosting('lin', 6, 'b')].map((posting) => booked(posting, 1))
    expect(billsOf(same, 'lin').map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('have one line for a posting, whatever its lines are (BIL-1)', () => {
    const lines = [
      { account: 'available:lin', amountFen: -500 },
      { account: 'available:lin', amountFen: 200 },
      { account: 'escrow:o1', amountFen: 300 },
    ] as const
    expect(billsOf([booked({ kind: 'order-payment', subject: 'o1', lines }, 1)], 'lin')).toMatchObject([
      { direction: 'out', amountFen: 300, balanceFen: -300 },
    ])
  })

  it('total by months of China, with nothing where nothing happened (BIL-2)', () => {
    const bills = billsOf(BOOKS, 'lin')
    expect(monthlyTotals(bills, ['2026-02', '2025-12', '2026-01'])).toEqual([
      { month: '2026-02', inFen: 0, outFen: 100 },
      { month: '2025-12', inFen: 0, outFen: 0 },
      { month: '2026-01', inFen: 1_000, outFen: 600 },
    ])
    expect(monthOf(Date.parse('2026-01-31T15:59:59.999Z'))).toBe('2026-01')
    expect(monthOf(Date.parse('2026-01-31T16:00:00Z'))).toBe('2026-02')
  })

  it('are listed for the twelve months up to a day (BIL-2)', () => {
    expect(twelveMonthsUntil(on('2026-03-31'))).toEqual([
      '2025-04',
      '2025-05',
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ])
    expect(twelveMonthsUntil(on('2026-12-01')).at(0)).toBe('2026-01')
    fc.assert(
      fc.property(anInstant(), (at) => {
        const months = twelveMonthsUntil(at)
        expect(months).toEqual([...new Set(months)].toSorted())
        expect([months.length, months.at(-1)]).toEqual([12, monthOf(at)])
        const yearAgo = new Date(at + 8 * 3_600_000)
        yearAgo.setUTCMonth(yearAgo.getUTCMonth() - 11, 1)
        expect(months[0]).toBe(yearAgo.toISOString().slice(0, 7))
      }),
    )
  })

  it('add up to what is available, in all and month by month (BIL-3)', () => {
    const aPosting = fc
      .tuple(fc.constantFrom('lin', 'bo'), fc.integer({ min: 1, max: 900 }), fc.nat({ max: 5 }))
      .map(
        ([user, fen, kind]) =>
          [
            rechargePosting(user, fen, 'r'),
            withdrawalFrozenPosting(user, fen, 'w'),
            withdrawalReturnedPosting(user, fen, 'w'),
            orderPaymentPosting(user, 'o', fen, Math.floor(fen / 3)),
            orderRefundPosting({ orderId: 'o', buyerId: user, sellerId: 's', paidFen: fen, couponFen: 0 }),
            orderCompletionPosting(user, 'o', fen, 5),
          ].at(kind) as Posting,
      )
    fc.assert(
      fc.property(fc.array(fc.tuple(aPosting, anInstant()), { maxLength: 30 }), (made) => {
        const postings = made.map(([posting, at], index) => booked(posting, at, String(index)))
        const bills = billsOf(postings, 'lin')
        let availableFen = 0
        for (const { lines } of postings)
          for (const { account, amountFen } of lines) if (account === 'available:lin') availableFen += amountFen
        expect(bills.at(-1)?.balanceFen ?? 0).toBe(availableFen)
        let leftFen = 0
        for (const { direction, amountFen, balanceFen } of bills) {
          leftFen += direction === 'in' ? amountFen : -amountFen
          expect([amountFen > 0, balanceFen]).toEqual([true, leftFen])
        }
        const months = [...new Set(bills.map(({ at }) => monthOf(at)))]
        expect(monthlyTotals(bills, months).reduce((sum, { inFen, outFen }) => sum + inFen - outFen, 0)).toBe(
          availableFen,
        )
      }),
    )
  })
})
