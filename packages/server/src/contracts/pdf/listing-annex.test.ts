import { aShop, exampleShop, paidOrder, SELLER_IDENTITY, valueOf, createManualClock } from '@diandu/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describedListing, listingParts, type ShopId } from '@diandu/core/catalog'
import { createDataBox } from '../../crypto/index.ts'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { systemRandom } from '../../integrations/index.ts'
import { findOrder } from '../../orders/index.ts'
import { renderPdf, type Block } from '../../pdf/index.ts'
import { runPoppler, hasPoppler } from '../../pdf/testing/poppler.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../settings.ts'
import { contractOfOrder, soldThing } from './draft-contract.ts'
import { listingAnnex } from './listing-annex.ts'
import { latestContractPdf } from './contract-pdf-store.ts'

const box = createDataBox(readSettings({}).secrets.dataKey)
const SOLD = {
  id: 'shop-1' as ShopId,
  title: '云禾女装旗舰店',
  platform: 1,
  kind: 'flagship',
  orderNumber: 'DD0001',
  placedAt: 0,
} as const
const annexText = (blocks: readonly Block[]): string => JSON.stringify(blocks)
const plain = (text: string): string => text.replaceAll(/[\s\u2000-\u200f]/g, '')

async function annexNow(db: Database, orderId: string): Promise<readonly Block[]> {
  const order = await findOrder(db, orderId)
  return order === undefined ? [] : listingAnnex(await soldThing(db, order))
}

describe('Annex 1', () => {
  it('has every row of the listing with its source, and the description word for word (CTR-51)', () => {
    fc.assert(
      fc.property(aShop(), (shop) => {
        const listing = describedListing(shop)
        const blocks = listingAnnex({ ...SOLD, listing })
        const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
        expect(cells).toEqual(
          listingParts(listing).flatMap(({ rows }) =>
            rows.map(({ label, value, source }) => [label.zh, value.zh, source.zh]),
          ),
        )
        if (shop.description.trim() !== '') expect(blocks.at(-1)).toEqual({ kind: 'paragraph', text: shop.description })
      }),
    )
  })

  it('says plainly where nothing was kept (CTR-51)', () => {
    expect(annexText(listingAnnex({ ...SOLD, listing: null }))).toContain('尚未保存店铺描述')
  })

  it.skipIf(!hasPoppler())('loses nothing in the document, however long it is (CTR-51)', async () => {
    const description = Array.from({ length: 200 }, (_, index) => `第${index}句。`).join('\n')
    const listing = describedListing(exampleShop(1, { description, title: '店'.repeat(60) }))
    const pdf = await renderPdf({ title: '合同', subtitle: '', madeAt: 0, blocks: listingAnnex({ ...SOLD, listing }) })
    const text = plain(runPoppler('pdftotext', pdf, ['-raw'], ['-'])).replaceAll(/合同第\d+页，共\d+页/g, '')
    for (let index = 0; index < 200; index += 1) expect(text).toContain(`第${index}句。`)
    for (const { label, value } of listingParts(listing).flatMap(({ rows }) => rows))
      expect(text).toContain(plain(label.zh) + plain(value.zh))
  })
})

describeOnEachEngine('What was described when ordered', (openDatabase) => {
  const begin = async () => {
    const db = await openDatabase()
    const fixture = await openServerFixture(db)
    const shop = valueOf(await fixture.buyer.device.catalog.detail(fixture.shopIds[0] ?? ('' as ShopId)))
    const order = await paidOrder(fixture)
    return { db, fixture, shop, order }
  }

  it('stands in the contract, whatever a seller says later (CTR-50)', async () => {
    const { db, fixture, shop, order } = await begin()
    const before = await annexNow(db, order.id)
    expect(annexText(before)).toContain(shop.description)
    await fc.assert(
      fc.asyncProperty(aShop(), async (edited) => {
        await fixture.relist({ ...edited, id: shop.id })
        expect(await annexNow(db, order.id)).toEqual(before)
        expect(valueOf(await fixture.seller.device.orders.listing(order.id))).toEqual(describedListing(shop))
      }),
      { numRuns: 10 },
    )
    await fixture.close()
  })

  it('is refused to be changed by the database itself (CTR-50)', async () => {
    const { db, fixture, order } = await begin()
    await expect(
      db.change(`UPDATE order_listings SET listing = '{}' WHERE order_id = $1`, [order.id]),
    ).rejects.toThrow()
    await fixture.close()
  })

  it.skipIf(!hasPoppler())(
    'is in the document that is rendered again after a change as in the first (CTR-50)',
    async () => {
      const { db, fixture, shop, order } = await begin()
      const { seller } = fixture
      const textOf = async (contractId: string) =>
        plain(
          runPoppler(
            'pdftotext',
            (await latestContractPdf(db, box, contractId))?.bytes ?? Buffer.of(),
            ['-raw'],
            ['-'],
          ),
        )
      const annexOf = (text: string): string =>
        text
          .slice(text.indexOf('附件一店铺信息'), text.indexOf('附件三交接清单'))
          .replaceAll(/网店转让合同合同编号\w+条款版本[\w-]+第\d+页，共\d+页/g, '')
      const contract = await contractOfOrder(db, order.id, {
        box,
        random: systemRandom,
        nowMs: createManualClock().now(),
      })
      if (contract === undefined) throw new Error('A paid order has a contract')
      const first = await textOf(contract.id)
      await fixture.relist({
        ...shop,
        status: 'handing-over',
        title: '换了名字',
        description: '有一笔贷款',
        figures: { ...shop.figures, annualFeeFen: { value: 1, by: 'seller', at: 1 } },
      })
      // A signer who is named only by their proof has the document rendered again.
      valueOf(
        await seller.device.identity.begin({
          contractId: contract.id,
          proof: 'four-elements',
          fields: SELLER_IDENTITY,
        }),
      )
      valueOf(
        await seller.device.identity.finish({
          contractId: contract.id,
          proof: 'four-elements',
          code: (await fixture.readCode(SELLER_IDENTITY.mobile)) ?? '',
        }),
      )
      const second = await textOf(contract.id)
      expect(second).toContain(SELLER_IDENTITY.name)
      expect(second).not.toBe(first)
      expect(annexOf(first)).toContain(shop.description)
      expect(annexOf(second)).toBe(annexOf(first))
      await fixture.close()
    },
  )
})
