import { describe, expect, it } from 'vitest'
import { anOrderAfter } from '../../../testing/an-order-at-work.ts'
import { aPlacedRecord, recordOf } from '../../../testing/an-order-record.ts'
import { DAY_MS } from '../../kernel/index.ts'
import { deadlinesOf } from '../life/deadlines.ts'
import { deadlineReminder } from './deadline-reminder.ts'

const RESERVED = recordOf(anOrderAfter(1, 'deposit'))
const BY = deadlinesOf(RESERVED)?.by ?? 0

describe('the reminder of a deadline', () => {
  it('tells the party whose turn it is what to do, by when, and what it costs otherwise (MSG-13)', () => {
    expect(deadlineReminder(RESERVED, BY - DAY_MS)).toEqual({
      userId: 'buyer',
      event: 'order.deadline',
      key: `order:${RESERVED.id}:deadline:pay-balance:${BY}`,
      subject: RESERVED.id,
      figures: {
        shop: RESERVED.shop.title,
        number: RESERVED.number,
        act: 'pay-balance',
        by: BY,
        otherwise: 'deposit-forfeited',
      },
      at: BY - DAY_MS,
    })
    const handingOver = recordOf(anOrderAfter(3))
    const until = deadlinesOf(handingOver)?.by ?? 0
    expect(deadlineReminder(handingOver, until)).toMatchObject({ userId: 'seller', figures: { act: 'hand-over' } })
  })

  it('comes from 24 hours before to the last instant, and at no other time (MSG-13)', () => {
    const comes = (now: number) => deadlineReminder(RESERVED, now) !== undefined
    expect([BY - DAY_MS - 1, BY - DAY_MS, BY, BY + 1].map(comes)).toEqual([false, true, true, false])
  })

  it('comes of no deadline that costs nothing, has no day, or waits for the platform (MSG-13)', () => {
    const unpaid = aPlacedRecord()
    expect(deadlineReminder(unpaid, unpaid.payBy)).toBeUndefined()
    expect(deadlineReminder(recordOf(anOrderAfter(1)), BY)).toBeUndefined()
    expect(deadlineReminder({ ...RESERVED, status: 'refund-under-review' }, BY)).toBeUndefined()
    expect(deadlineReminder({ ...RESERVED, status: 'refunded' }, BY)).toBeUndefined()
  })
})
