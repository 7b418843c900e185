import { expect, it } from 'vitest'
import { anOrderAfter } from '../../../testing/an-order-at-work.ts'
import { awardOf, verdictEdge, type OrderRecord } from '../index.ts'

const heldOrder = (status: OrderRecord['status']): OrderRecord => ({
  ...anOrderAfter(1),
  status,
  buyerId: 'buyer',
  sellerId: 'seller',
  couponId: null,
})

it.each([
  ['refund-under-review', 'agreed', 'buyer', 110_000_00],
  ['refund-under-review', 'seller-failed', 'buyer', 110_000_00 + 30_000_00],
  ['handing-over', 'completed', 'seller', 100_000_00],
  ['refund-under-review', 'refused', 'buyer', 0],
  ['completed', 'agreed', 'buyer', 0],
] as const)('a verdict about %s: %s awards the %s %d fen (ADM-135)', (status, verdict, userId, amountFen) => {
  expect(awardOf(heldOrder(status), verdict)).toEqual({ userId, amountFen })
  expect(verdictEdge(heldOrder(status), verdict) === undefined).toBe(status === 'completed')
})
