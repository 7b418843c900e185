import { describe, expect, it } from 'vitest'
import { aPlacedOrder, anOrderAfter, OLDER_TERMS } from '../../../testing/an-order-at-work.ts'
import { AN_ORDINARY_NOON as NOON } from '../../../testing/manual-clock.ts'
import { canBeSigned, CIRCUMSTANCES, isSignedByAll, isSo, type Circumstance } from './circumstances.ts'
import { ORDER_CODES } from './order-status.ts'
import type { Order } from '../order.ts'
import { isForSale } from '../../catalog/index.ts'
import { edgesFrom, shopAfter } from '../index.ts'

const holdOf = (order: Order): readonly string[] =>
  (Object.keys(CIRCUMSTANCES) as Circumstance[]).filter((circumstance) => isSo(order, [circumstance]))
const signed = { sellerSignedAt: NOON, buyerSignedAt: NOON }

describe('what an edge asks about an order', () => {
  it('is how far the viewing and the signatures have come, and before the hand-over what was paid (ORD-6, ORD-83)', () => {
    const reserved = anOrderAfter(1, 'deposit')
    const unsigned = ['seller-unsigned', 'buyer-unsigned', 'not-all-signed']
    expect(holdOf(reserved)).toEqual(['viewing', 'unopened', ...unsigned, 'deposit-alone'])
    const opened = { ...reserved, viewingOpenedAt: NOON }
    expect(holdOf(opened)).toEqual(['viewing', 'unseen', ...unsigned, 'deposit-alone'])
    expect(holdOf({ ...opened, viewedAt: NOON })).toEqual(['viewing', ...unsigned, 'deposit-alone'])
    expect(holdOf({ ...anOrderAfter(1), ...signed })).toEqual([
      'viewing',
      'unopened',
      'seller-signed',
      'buyer-signed',
      'all-signed',
      'paid-whole',
    ])
    expect(holdOf(anOrderAfter(3))).toContain('begun')
    expect(holdOf({ ...anOrderAfter(1), termsVersion: OLDER_TERMS, ...signed })).toEqual([
      'no-viewing',
      'unopened',
      'seller-signed',
      'buyer-signed',
      'not-all-signed',
      'begun',
    ])
  })

  it('has to be so in all, and nothing is asked where nothing is said (ORD-6)', () => {
    const order = aPlacedOrder()
    expect([isSo(order), isSo(order, []), isSo(order, ['viewing', 'begun'])]).toEqual([true, true, false])
  })
})

it('an order is signed by all once both signatures are noted, and never under a version that notes one (ORD-83)', () => {
  const order = { ...anOrderAfter(1), ...signed }
  expect(isSignedByAll(order)).toBe(true)
  for (const change of [{ sellerSignedAt: null }, { buyerSignedAt: null }, { termsVersion: OLDER_TERMS }])
    expect(isSignedByAll({ ...order, ...change })).toBe(false)
})

it('a contract is signed once all is paid, and under today’s terms with the deposit alone (ORD-68, ORD-83)', () => {
  const signable = (termsVersion: string) =>
    ORDER_CODES.statuses.filter((status) => canBeSigned({ status, termsVersion }))
  expect(signable(OLDER_TERMS)).toEqual(['paid'])
  expect(signable(aPlacedOrder().termsVersion)).toEqual(['deposit-paid', 'paid'])
})

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
