import { expect, it } from 'vitest'
import { isForSale } from '../catalog/index.ts'
import { edgesFrom, ORDER_STATUSES, shopAfter, type OrderStatus } from './index.ts'

const CODES = Object.keys(ORDER_STATUSES).map((code) => Number(code) as OrderStatus)

it('[ORD-47] a shop is for sale while nothing is paid for it, and again when its buyer gave up', () => {
  expect(CODES.filter((status) => isForSale(shopAfter(status)))).toEqual([1, 2, 8])
  expect([3, 4, 5, 7].map((status) => shopAfter(status as OrderStatus))).toEqual(['deposit-taken', 'handing-over', 'handing-over', 'handing-over'])
})

it('[ORD-47] a completed order has sold its shop, and a refunded one gives it back to its seller unlisted', () => {
  expect([shopAfter(6), shopAfter(9)]).toEqual(['sold', 'withdrawn'])
  expect([6, 9].flatMap(edgesFrom)).toEqual([])
})
