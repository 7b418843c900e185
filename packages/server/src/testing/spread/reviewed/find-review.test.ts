import { expect, it } from 'vitest'
import { compareWithReviews, reviewsOf } from './find-review.ts'

const REVIEWS = reviewsOf([
  { 'orders/order-store.ts': ['SELECT orders(number)', 'SELECT shops(*) FOR UPDATE'], 'demo/': ['*'] },
  { 'orders/lists.ts': ['SELECT orders(buyer_id)'] },
])
const FOUND = [
  { at: 'orders/order-store.ts', what: 'SELECT orders(number)' },
  { at: 'orders/order-store.ts', what: 'SELECT shops(id, status) FOR UPDATE' },
  { at: 'demo/deals/put.ts', what: 'SELECT users()' },
  { at: 'orders/lists.ts', what: 'SELECT orders(buyer_id)' },
]

it('a statement without its key stands in the list of its source, or is told (FLEET-102)', () => {
  expect(compareWithReviews(FOUND, REVIEWS)).toEqual({ unlisted: [], gone: [] })
  const elsewhere = { at: 'orders/other.ts', what: 'SELECT orders(number)' }
  const wider = { at: 'orders/order-store.ts', what: 'SELECT orders(number, status)' }
  const more = { at: 'orders/order-store.ts', what: 'SELECT shops(id) + users() FOR UPDATE' }
  expect(compareWithReviews([...FOUND, elsewhere, wider, more], REVIEWS).unlisted).toEqual([elsewhere, wider, more])
})

it('what stands in a list and did not occur is told (FLEET-102)', () => {
  expect(compareWithReviews(FOUND.slice(1), REVIEWS).gone).toEqual([FOUND[0]])
})
