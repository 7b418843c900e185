import { describe, expect, it } from 'vitest'
import { readNamed, type AlertDraft } from '../../../src/alerts/index.ts'
import type { Shop, ShopId } from '../../../src/catalog/index.ts'
import type { Figures } from '../../../src/inbox/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/kernel/index.ts'
import type { OpenFixture, Person } from '../../fixture.ts'
import { everyItem, valueOf } from '../../fixture-steps.ts'
import { paidOrder } from '../../paid-order.ts'
import { withFixture } from '../../with-fixture.ts'

/** Below any price that there is at the beginning. */
const DRAFT: AlertDraft = { query: 'max=900', name: '', watched: ['new', 'cheaper', 'sold'], pace: 'daily' }
const CHEAP_FEN = 90_000

export function alertNewsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Alerts contract for what is told`, () => {
    const fixture = withFixture(open)
    const save = async (draft: Partial<AlertDraft> = {}, person: Person = fixture().buyer) => {
      const saved = valueOf(await person.device.alerts.save({ ...DRAFT, ...draft }))
      await fixture().advance(1000)
      return saved
    }
    const shopAt = async (place: number): Promise<Shop> =>
      valueOf(
        await fixture()
          .openDevice()
          .catalog.detail(fixture().shopIds[place] ?? ('' as ShopId)),
      )
    /** Each change a moment after the one before. */
    const relist = async (shop: Shop, change: Partial<Shop>): Promise<void> => {
      await fixture().relist({ ...shop, ...change })
      await fixture().advance(1000)
    }
    const comeBack = async (shop: Shop, change: Partial<Shop> = { priceFen: CHEAP_FEN }): Promise<void> => {
      await relist(shop, { status: 'withdrawn', ...change })
      await relist(shop, change)
    }
    /** The last one first. */
    const newsOf = async (person: Person = fixture().buyer) => {
      const messages = await everyItem((cursor) => person.device.inbox.list('match', cursor))
      return messages
        .filter(({ event }) => event === 'match.alert')
        .map(({ figures, subject }): Figures => ({ ...figures, subject }))
    }

    it('a shop that comes into the filter is told, with the list of the filter, and no other is (ALR-4, ALR-8)', async () => {
      const { id } = await save({ name: '便宜的' })
      const [shop, other] = [await shopAt(0), await shopAt(1)]
      await comeBack(other, {})
      expect(await newsOf()).toEqual([])
      await comeBack(shop)
      const counts = { new: '1', cheaper: '0', sold: '0', beyond: '0' }
      const shops = `${CHEAP_FEN} ${shop.title}`
      expect(await newsOf()).toEqual([{ name: '便宜的', filter: 'max=900', ...counts, shops, subject: id }])
      const [alert] = valueOf(await fixture().buyer.device.alerts.list())
      expect(alert).toMatchObject({ fitting: { count: 1 } })
      expect(fixture().now() - (alert?.toldAt ?? 0)).toBeLessThanOrEqual(MINUTE_MS)
    })

    it('what follows within a day is told together, a day later, each shop once (ALR-7, ALR-8)', async () => {
      await save()
      const shops = [await shopAt(0), await shopAt(1), await shopAt(2), await shopAt(3), await shopAt(4)]
      const [first, ...others] = shops
      if (first === undefined) throw new Error('none')
      await comeBack(first)
      expect(await newsOf()).toHaveLength(1)
      for (const shop of others) await comeBack(shop)
      for (const shop of others) await comeBack(shop)
      await relist(first, { priceFen: CHEAP_FEN - 10_000 })
      await relist(first, { priceFen: CHEAP_FEN - 20_000 })
      await fixture().advance(20 * HOUR_MS)
      expect(await newsOf()).toHaveLength(1)
      await fixture().advance(4 * HOUR_MS)
      const [last, ...before] = await newsOf()
      expect(before).toHaveLength(1)
      expect(last).toMatchObject({ new: '4', cheaper: '1', sold: '0', beyond: '0' })
      expect(readNamed(last?.shops as string)).toHaveLength(3)
      await fixture().advance(2 * DAY_MS)
      expect(await newsOf()).toHaveLength(2)
    })

    it('a fall within the filter is told as a fall, and one into it as a new shop (ALR-12)', async () => {
      await save({ pace: 'at-once' })
      const shop = await shopAt(0)
      await relist(shop, { priceFen: CHEAP_FEN })
      expect(await newsOf()).toMatchObject([{ new: '1', cheaper: '0' }])
      await fixture().advance(15 * MINUTE_MS)
      await relist(shop, { priceFen: CHEAP_FEN - 10_000 })
      expect(await newsOf()).toMatchObject([{ new: '0', cheaper: '1' }, {}])
      await relist(shop, { priceFen: CHEAP_FEN })
      await fixture().advance(DAY_MS)
      expect(await newsOf()).toHaveLength(2)
    })

    it('a shop that is sold is told to who watches for it (ALR-4)', async () => {
      const { buyer, secondBuyer } = fixture()
      await save({ query: 'min=1', watched: ['sold'] }, secondBuyer)
      await save({ query: 'min=1', watched: ['new', 'cheaper'] }, buyer)
      const order = await paidOrder(fixture())
      await fixture().completeOrder(order.id)
      await fixture().advance(MINUTE_MS)
      expect(await newsOf(secondBuyer)).toMatchObject([{ new: '0', cheaper: '0', sold: '1' }])
      expect(await newsOf(buyer)).toEqual([])
    })

    it('a fall that the keeper of a shop was told of is not told again (ALR-11)', async () => {
      const { buyer, secondBuyer } = fixture()
      for (const person of [buyer, secondBuyer]) await save({ query: 'min=1', pace: 'at-once' }, person)
      const shop = await shopAt(0)
      valueOf(await buyer.device.favourites.add(shop.id))
      await relist(shop, { priceFen: shop.priceFen - 10_000 })
      expect(await newsOf(buyer)).toEqual([])
      expect(await newsOf(secondBuyer)).toMatchObject([{ cheaper: '1' }])
      const prices = await everyItem((cursor) => buyer.device.inbox.list('price', cursor))
      expect(prices.map(({ event }) => event)).toEqual(['price.fell'])
    })

    it('a text is matched as the list reads it (ALR-4)', async () => {
      const shop = await shopAt(0)
      await save({ query: `q=${shop.title.slice(0, 2)}900元以内` })
      await comeBack(shop)
      expect(await newsOf()).toMatchObject([{ new: '1' }])
      await comeBack(await shopAt(3))
      await fixture().advance(DAY_MS)
      expect(await newsOf()).toHaveLength(1)
    })
  })
}
