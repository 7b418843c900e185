import { aShop, exampleShop, paidOrder, SELLER_IDENTITY, valueOf } from '@diandu/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describedListing, listingParts, type ShopId } from '@diandu/core/catalog'
import { createDataBox } from '../account/index.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../outside/index.ts'
import { findOrder } from '../orders/index.ts'
import { drawPaper, type Block } from '../papers/index.ts'
import { askPoppler, hasPoppler } from '../papers/testing/poppler.ts'
import { openServerWorld } from '../port-suites/testing/open-server-world.ts'
import { readSettings } from '../settings.ts'
import { handClock } from '../testing/hand-clock.ts'
import { contractOfOrder, soldThing } from './draft-contract.ts'
import { listingAnnex } from './listing-annex.ts'
import { lastPaper } from './paper-store.ts'

const box = createDataBox(readSettings({}).secrets.dataKey)
const SOLD = { id: 'shop-1' as ShopId, title: '云禾女装旗舰店', platform: 1, kind: 'flagship', orderNumber: 'DD0001', placedAt: 0 } as const
const annexText = (blocks: readonly Block[]): string => JSON.stringify(blocks)
const plain = (text: string): string => text.replaceAll(/[\s\u2000-\u200f]/g, '')

async function annexNow(db: Database, orderId: string): Promise<readonly Block[]> {
  const order = await findOrder(db, orderId)
  return order === undefined ? [] : listingAnnex(await soldThing(db, order))
}

describe('Annex 1', () => {
  it('[CTR-51] has every row of the listing with its source, and the description word for word', () => {
    fc.assert(
      fc.property(aShop(), (shop) => {
        const listing = describedListing(shop)
        const blocks = listingAnnex({ ...SOLD, listing })
        const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
        expect(cells).toEqual(listingParts(listing).flatMap(({ rows }) => rows.map(({ label, value, source }) => [label.zh, value.zh, source.zh])))
        if (shop.description.trim() !== '') expect(blocks.at(-1)).toEqual({ kind: 'paragraph', text: shop.description })
      }),
    )
  })

  it('[CTR-52] says plainly where nothing was kept', () => {
    expect(annexText(listingAnnex({ ...SOLD, listing: null }))).toContain('尚未保存店铺描述')
  })

  it.skipIf(!hasPoppler())('[CTR-51] loses nothing on paper, however long it is', async () => {
    const description = Array.from({ length: 200 }, (_, index) => `第${index}句。`).join('\n')
    const listing = describedListing(exampleShop(1, { description, title: '店'.repeat(60) }))
    const pdf = await drawPaper({ title: '合同', subtitle: '', madeAt: 0, blocks: listingAnnex({ ...SOLD, listing }) })
    const text = plain(askPoppler('pdftotext', pdf, ['-raw'], ['-'])).replaceAll(/合同第\d+页，共\d+页/g, '')
    for (let index = 0; index < 200; index += 1) expect(text).toContain(`第${index}句。`)
    for (const { label, value } of listingParts(listing).flatMap(({ rows }) => rows)) expect(text).toContain(plain(label.zh) + plain(value.zh))
  })
})

describeOnEachEngine('What was described when ordered', (openDatabase) => {
  const begin = async () => {
    const db = await openDatabase()
    const world = await openServerWorld(db)
    const shop = valueOf(await world.buyer.device.catalog.detail(world.shopIds[0] ?? ('' as ShopId)))
    const order = await paidOrder(world)
    return { db, world, shop, order }
  }

  it('[CTR-50] stands in the contract, whatever a seller says later', async () => {
    const { db, world, shop, order } = await begin()
    const before = await annexNow(db, order.id)
    expect(annexText(before)).toContain(shop.description)
    await fc.assert(
      fc.asyncProperty(aShop(), async (edited) => {
        await world.relist({ ...edited, id: shop.id })
        expect(await annexNow(db, order.id)).toEqual(before)
        expect(valueOf(await world.seller.device.orders.listing(order.id))).toEqual(describedListing(shop))
      }),
      { numRuns: 10 },
    )
    await world.close()
  })

  it('[CTR-50] is refused to be changed by the database itself', async () => {
    const { db, world, order } = await begin()
    await expect(db.change(`UPDATE order_listings SET listing = '{}' WHERE order_id = $1`, [order.id])).rejects.toThrow()
    await world.close()
  })

  it.skipIf(!hasPoppler())('[CTR-50] is on the paper that is drawn anew behind a change as on the first', async () => {
    const { db, world, shop, order } = await begin()
    const { seller } = world
    const textOf = async (contractId: string) => plain(askPoppler('pdftotext', (await lastPaper(db, box, contractId))?.bytes ?? Buffer.of(), ['-raw'], ['-']))
    const annexOf = (text: string): string => text.slice(text.indexOf('附件一店铺信息'), text.indexOf('附件三交接清单')).replaceAll(/网店转让合同合同编号\w+条款版本[\w-]+第\d+页，共\d+页/g, '')
    const contract = await contractOfOrder(db, order.id, { box, random: systemRandom, nowMs: handClock().now() })
    if (contract === undefined) throw new Error('A paid order has a contract')
    const first = await textOf(contract.id)
    await world.relist({ ...shop, status: 'handing-over', title: '换了名字', description: '有一笔贷款', figures: { ...shop.figures, annualFeeFen: { value: 1, by: 'seller', at: 1 } } })
    // Who is named only by their proof has the paper drawn anew.
    valueOf(await seller.device.identity.begin({ contractId: contract.id, proof: 'four-elements', fields: SELLER_IDENTITY }))
    valueOf(await seller.device.identity.finish({ contractId: contract.id, proof: 'four-elements', code: (await world.readCode(SELLER_IDENTITY.mobile)) ?? '' }))
    const second = await textOf(contract.id)
    expect(second).toContain(SELLER_IDENTITY.name)
    expect(second).not.toBe(first)
    expect(annexOf(first)).toContain(shop.description)
    expect(annexOf(second)).toBe(annexOf(first))
    await world.close()
  })
})
