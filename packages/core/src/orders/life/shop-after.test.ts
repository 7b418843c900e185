import { expect, it } from 'vitest'
import { isForSale } from '../../catalog/index.ts'
import { edgesFrom, shopAfter } from '../index.ts'
import { ORDER_CODES } from './order-status.ts'

const STATUSES = ORDER_CODES.statuses

it('a shop is for sale while nothing is paid for it, and again when its buyer gave up (ORD-47)', () => {
  expect(STATUSES.filter((status) => isForSale(shopAfter(status)))).toEqual([
    'awaiting-payment',
    'cancelled',
    'closed-with-damages',
  ])
  expect((['deposit-paid', 'paid', 'handing-over', 'refund-under-review'] as const).map(shopAfter)).toEqual([
    'deposit-taken',
    'handing-over',
    'handing-over',
    'handing-over',
  ])
})

it('a completed order has sold its shop, and a refunded one gives it back to its seller unlisted (ORD-47)', () => {
  expect([shopAfter('completed'), shopAfter('refunded')]).toEqual(['sold', 'withdrawn'])
  expect((['completed', 'refunded'] as const).flatMap(edgesFrom)).toEqual([])
})
