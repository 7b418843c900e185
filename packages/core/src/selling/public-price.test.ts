import { expect, it } from 'vitest'
import { aSellForm } from '../../testing/a-sell-form.ts'
import { valueOf } from '../../testing/fixture-steps.ts'
import { AN_ORDINARY_NOON as NOW } from '../../testing/manual-clock.ts'
import {
  decideAct,
  decideChange,
  decidePrice,
  decideReview,
  type ReviewerSays,
  type SaleFacts,
  type SaleMove,
} from './decide-sale.ts'
import { listedShop } from './listed-shop.ts'
import { readSellForm } from './read-sell-form.ts'
import { NEW_SALE, type SaleAct } from './sale.ts'

const offeringOf = (change = {}) => {
  const read = readSellForm(aSellForm(change), NOW)
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}
const PHOTO = { url: '/pictures/p1', width: 1, height: 1, caption: '' }
const SELLER = { isVerified: true, arePayoutsHeld: false }
const SHOP = listedShop(offeringOf(), [PHOTO], NOW)
const factsAt = (status: 'on-sale' | 'under-review'): SaleFacts => ({
  listing: { sellerId: 'seller', shop: SHOP, status, record: { ...NEW_SALE, revision: 3 } },
  hasOrder: false,
  at: NOW,
})

it('tells of a price that changed off the market once it is back there, and then once (SEL-30)', () => {
  const factsOf = (before: SaleFacts, { status, record, shop }: SaleMove): SaleFacts => {
    const { listing } = before
    if (listing === undefined) throw new Error('There is no listing')
    return { ...before, listing: { ...listing, status, record, shop: shop ?? listing.shop } }
  }
  const press = (before: SaleFacts, act: SaleAct) => {
    const move = valueOf(decideAct(before, { userId: 'seller', revision: before.listing?.record.revision ?? 0, act }))
    return [move.changedFromFen, factsOf(before, move)] as const
  }
  const [, paused] = press(factsAt('on-sale'), 'pause')
  const priced = decidePrice(paused, {
    userId: 'seller',
    revision: 4,
    priceFen: SHOP.priceFen - 100,
    changesWithinDay: 0,
  })
  expect(valueOf(priced).changedFromFen).toBeNull()
  const [fromFen, back] = press(factsOf(paused, valueOf(priced)), 'resume')
  expect(fromFen).toBe(SHOP.priceFen)
  const [nothing, again] = press(press(back, 'pause')[1], 'resume')
  expect(nothing).toBeNull()

  const offering = offeringOf({ price: '200000' })
  const changed = valueOf(decideChange(again, { userId: 'seller', revision: 8, offering, photos: [PHOTO] }))
  expect(changed.changedFromFen).toBeNull()
  const reviewedAs = (before: SaleFacts, says: ReviewerSays) =>
    valueOf(decideReview({ ...before, seller: SELLER, inspections: [] }, before.listing?.record.revision ?? 0, says))
  const more = reviewedAs(factsOf(again, changed), { kind: 'ask', field: 'fans', words: 'x' })
  expect(more.changedFromFen).toBeNull()
  const accepted = reviewedAs(factsOf(again, { ...more, shop: changed.shop }), { kind: 'accept' })
  expect([accepted.changedFromFen, accepted.record.publicPriceFen]).toEqual([SHOP.priceFen - 100, 20_000_000])
  // A shop that no buyer has seen before has no price that it could have changed from.
  expect(reviewedAs(factsAt('under-review'), { kind: 'accept' }).changedFromFen).toBeNull()
})
