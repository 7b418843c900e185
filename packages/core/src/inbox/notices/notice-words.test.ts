import { expect, it } from 'vitest'
import { ORDER_STATUSES } from '../../orders/index.ts'
import { ORDER_STATUS_NAMES } from './notice-words.ts'

it('a notice has words of its own for every state of an order (NTF-13)', () => {
  expect(Object.keys(ORDER_STATUS_NAMES).toSorted()).toEqual(Object.keys(ORDER_STATUSES).toSorted())
})
