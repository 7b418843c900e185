import { describedListing, type ShopFigures } from '@diandu/core/catalog'
import { exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findShop, putShops } from '../../catalog/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { findListing, keepListing } from './order-listing-store.ts'

const FEES = { value: 50_000, by: 'platform-export', at: 7 } as const
const SHOP = exampleShop(1)
const NOW = { ...SHOP, figures: { ...SHOP.figures, otherFeesFen: FEES } }
const { otherFeesFen: _, ...WITHOUT_FEES }: ShopFigures = SHOP.figures

describeOnEachEngine('Other fees of a listing', (open) => {
  it('come back with the source that was stored with them (SEL-2, CTR-50)', async () => {
    const db = await open()
    await putShops(db, [{ ...NOW, sellerId: 'seller' }])
    await db.transaction((tx) => keepListing(tx, 'order', describedListing(NOW)))
    expect((await findShop(db, SHOP.id))?.shop.figures.otherFeesFen).toEqual(FEES)
    expect(await findListing(db, 'order')).toEqual(describedListing(NOW))
    expect(await findListing(db, 'another')).toBeNull()
  })

  it('that were stored before they had a source are what the seller said with the listing (SEL-2, CTR-50)', async () => {
    const db = await open()
    await putShops(db, [{ ...NOW, sellerId: 'seller' }])
    await db.change('UPDATE shop_details SET figures = $1::jsonb', [JSON.stringify(WITHOUT_FEES)])
    await db.change('INSERT INTO order_listings (order_id, listing) VALUES ($1, $2::jsonb)', [
      'order',
      JSON.stringify({ ...describedListing(SHOP), figures: WITHOUT_FEES, otherFeesFen: FEES.value }),
    ])
    const fees = { value: FEES.value, by: 'seller', at: SHOP.publishedAt }
    expect((await findShop(db, SHOP.id))?.shop.figures.otherFeesFen).toEqual(fees)
    expect(await findListing(db, 'order')).toEqual({
      ...describedListing(SHOP),
      figures: { ...WITHOUT_FEES, otherFeesFen: fees },
    })
  })
})
