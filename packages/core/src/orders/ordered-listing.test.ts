import { expect, it } from 'vitest'
import { aSellForm } from '../../testing/a-sell-form.ts'
import { aPlacedRecord } from '../../testing/an-order-record.ts'
import { exampleShop } from '../../testing/example-shop.ts'
import { AN_ORDINARY_NOON as NOW } from '../../testing/manual-clock.ts'
import { describedListing, publicFigures } from '../catalog/index.ts'
import { listedShop, readSellForm } from '../selling/index.ts'
import { orderedListing } from './ordered-listing.ts'

const read = readSellForm(aSellForm(), NOW)
if (!read.ok) throw new Error(JSON.stringify(read.failure))
const { figures } = listedShop(read.value, [], NOW)
const LISTING = describedListing(exampleShop(1, { figures }))
const UNPAID = aPlacedRecord()

it('a buyer sees what identifies a shop once money is held for the order, and not before (SEL-50)', () => {
  expect(orderedListing(LISTING, UNPAID, UNPAID.buyerId).figures).toEqual(publicFigures(figures))
  for (const paid of [{ depositPaidAt: NOW }, { paidAt: NOW }])
    expect(orderedListing(LISTING, { ...UNPAID, ...paid }, UNPAID.buyerId)).toEqual(LISTING)
  expect(orderedListing(LISTING, UNPAID, UNPAID.sellerId)).toEqual(LISTING)
})
