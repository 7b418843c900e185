import { describe, expect, it } from 'vitest'
import { sourceOf } from '../../src/catalog/index.ts'
import type { OwnListingDetail } from '../../src/selling/index.ts'
import { aListableForm } from '../a-listable-form.ts'
import { aSellForm } from '../a-sell-form.ts'
import type { Device, OpenFixture } from '../fixture.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { pictureOf } from '../small-pictures.ts'
import { withFixture } from '../with-fixture.ts'

const shopsOf = ({ selling }: Device) => everyItem((cursor) => selling.list(null, cursor))
const accepted = { kind: 'accept' } as const

export function sellingContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Selling contract`, () => {
    const fixture = withFixture(open)
    const sellOne = async (change = {}, by = fixture().buyer): Promise<OwnListingDetail> =>
      valueOf(
        await by.device.selling.submit(await aListableForm(fixture(), by, change), `sell-${JSON.stringify(change)}`),
      )
    const onSale = async (change = {}): Promise<OwnListingDetail> => {
      const { id, revision } = await sellOne(change)
      valueOf(await fixture().reviewListing(id, revision, accepted))
      return valueOf(await fixture().buyer.device.selling.find(id))
    }

    it('shows a shop that was handed in to its seller alone until it was accepted, and then to every visitor (SEL-1)', async () => {
      const { buyer, seller, openDevice } = fixture()
      const sent = await sellOne()
      expect(sent).toMatchObject({ stage: 'under-review', hasOrder: false, wanted: null, refusedFor: null, marked: [] })
      expect((await shopsOf(buyer.device)).map(({ id }) => id)).toEqual([sent.id])
      for (const device of [seller.device, openDevice()])
        expect(reasonOf(await device.catalog.detail(sent.id))).toBe('not-found')
      const search = { text: '晴川', sort: 'latest' } as const
      const before = valueOf(await openDevice().catalog.list(search, null))
      expect(before.items.map(({ id }) => id)).not.toContain(sent.id)
      expect(before.search?.leftOut).toMatchObject([{ text: '晴川' }])
      valueOf(await fixture().reviewListing(sent.id, sent.revision, accepted))
      const shop = valueOf(await openDevice().catalog.detail(sent.id))
      expect(shop).toMatchObject({ title: sent.card.title, status: 'on-sale', priceFen: 16_800_000, rating: 4.8 })
      expect(valueOf(await openDevice().catalog.list(search, null)).items.map(({ id }) => id)).toEqual([sent.id])
      const now = valueOf(await buyer.device.selling.find(sent.id))
      expect([now.stage, now.history.map(({ event }) => event)]).toEqual(['on-sale', ['accepted', 'submitted']])
    })

    it('says of each figure who states it, and gives the form back as it was filled in (SEL-2)', async () => {
      const { id, form } = await onSale()
      expect(form).toEqual(
        aSellForm({
          consent: '',
          photos: expect.stringContaining('"id"') as string,
          price: '168000.00',
          monthlyTurnover: '180000.00',
          otherFees: '0.00',
          consumerDeposit: '50000.00',
          annualFee: '30000.00',
          registeredCapital: '1000000.00',
        }),
      )
      const { figures } = valueOf(await fixture().openDevice().catalog.detail(id))
      expect([figures.ratings.by, figures.fans.by, figures.level.by, figures.annualFeeFen.by]).toEqual([
        'platform-export',
        'platform-export',
        'seller',
        'seller',
      ])
    })

    it('keeps photos in their order, the cover first, and shows them with the shop (SEL-5)', async () => {
      const { buyer, openDevice } = fixture()
      const upload = async (shade: number) => valueOf(await buyer.device.uploads.picture(pictureOf(shade)))
      const pictures = [await upload(1), await upload(2)]
      const photos = JSON.stringify(pictures.toReversed().map(({ id }) => ({ id })))
      const { id } = await onSale({ photos })
      const shop = valueOf(await openDevice().catalog.detail(id))
      expect(shop.photos.map(({ url }) => url)).toEqual(
        pictures.toReversed().map((picture) => `/pictures/${picture.id}`),
      )
    })

    it('marks contact data in what a seller wrote, and takes the mark away with the words (SEL-6)', async () => {
      const { buyer } = fixture()
      const sent = await sellOne({ description: '详情请加微信 dianzhu_88，不走平台可以便宜。' })
      expect(sent.marked).toEqual(['description'])
      const changed = valueOf(await buyer.device.selling.change(sent.id, sent.revision, aSellForm()))
      expect(changed.marked).toEqual([])
    })

    it('tells what a reviewer asks for by its field, and why a shop was refused; a change goes to review again (SEL-7)', async () => {
      const { buyer } = fixture()
      const { selling } = buyer.device
      const sent = await sellOne()
      const wanted = { field: 'described', words: '请补一张评分页的截图' } as const
      valueOf(await fixture().reviewListing(sent.id, sent.revision, { kind: 'ask', ...wanted }))
      const requested = valueOf(await selling.find(sent.id))
      expect(requested).toMatchObject({ stage: 'more-wanted', wanted })
      const changed = valueOf(await selling.change(sent.id, requested.revision, aSellForm({ described: '4.9' })))
      expect(changed).toMatchObject({ stage: 'under-review', wanted: null })
      valueOf(await fixture().reviewListing(sent.id, changed.revision, { kind: 'refuse', why: '店铺已经关闭' }))
      expect(valueOf(await selling.find(sent.id))).toMatchObject({ stage: 'refused', refusedFor: '店铺已经关闭' })
    })

    it('is accepted only with a verified seller and photos, and tells its seller what is missing (SEL-35, SEL-38)', async () => {
      const { buyer } = fixture()
      const { selling } = buyer.device
      const { id, revision, unmet } = valueOf(await selling.submit(aSellForm(), 'nothing-beside-the-form'))
      expect(unmet).toEqual(['verification', 'photos'])
      const refusal = await fixture().reviewListing(id, revision, accepted)
      expect(refusal).toMatchObject({
        failure: { reason: 'listing-incomplete', message: '还不能上架：卖家还没有通过实名认证；还没有店铺照片' },
      })
      expect(reasonOf(await fixture().openDevice().catalog.detail(id))).toBe('not-found')
      const form = await aListableForm(fixture(), buyer)
      const [listed] = await shopsOf(buyer.device)
      expect(listed?.unmet).toEqual(['photos'])
      const changed = valueOf(await selling.change(id, revision, form))
      expect(changed.unmet).toEqual([])
      valueOf(await fixture().reviewListing(id, changed.revision, accepted))
    })

    it('is no inspected figure before another reviewer confirms its own file (SEL-29, SEL-36, SEL-37)', async () => {
      const { openDevice, reviewListing, inspectFigure } = fixture()
      const { id, revision } = await onSale()
      const ratings = { figure: 'ratings', content: 'the page of ratings', by: 'Li Na' } as const
      valueOf(await inspectFigure(id, revision, ratings))
      expect(await inspectFigure(id, revision + 1, { ...ratings, figure: 'fans' })).toMatchObject({
        failure: { field: 'file' },
      })
      const seen = async () => valueOf(await openDevice().catalog.detail(id)).figures.ratings
      expect((await seen()).by).toBe('platform-export')
      const confirm = (by: string) => reviewListing(id, revision + 1, { kind: 'confirm', figures: ['ratings'], by })
      expect(await confirm('li na')).toMatchObject({ failure: { field: 'by' } })
      expect(sourceOf(await seen())).toBe('platform-export')
      valueOf(await confirm('Zhao Min'))
      expect(sourceOf(await seen())).toBe('inspector')
      expect((await seen()).evidence?.digests).toHaveLength(1)
    })
  })
}
