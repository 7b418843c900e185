import { expect, it } from 'vitest'
import { refusedAs } from '../../../testing/refused-as.ts'
import { fail } from '../../kernel/index.ts'
import { noOrder, orderRefusal, shopTaken } from './order-refusal.ts'

it('an order that is not moved is refused as too late, or as one that has moved on (ORD-6)', () => {
  expect(fail(orderRefusal('too-late'))).toMatchObject(refusedAs('order-too-late', 'orderId'))
  for (const fault of ['no-edge', 'not-allowed', 'not-awaited', 'too-early'] as const)
    expect(fail(orderRefusal(fault))).toMatchObject(refusedAs('order-moved-on', 'orderId'))
})

it('a clock that says no instant is a mistake of the program, and throws (ORD-35)', () => {
  expect(() => orderRefusal('no-instant')).toThrow('The clock says no instant.')
})

it('an unknown order and a shop that another buyer has are told by the order (ORD-20, ORD-23)', () => {
  expect(fail(noOrder())).toMatchObject(refusedAs('not-found', 'orderId'))
  expect(fail(shopTaken())).toMatchObject(refusedAs('shop-taken', 'orderId'))
})
