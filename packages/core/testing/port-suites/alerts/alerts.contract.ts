import { describe, expect, it } from 'vitest'
import { alertQuery, filterOfQuery, MAX_ALERTS, type AlertDraft, type AlertId } from '../../../src/alerts/index.ts'
import { NO_FILTER, type Shop, type ShopId } from '../../../src/catalog/index.ts'
import { DAY_MS } from '../../../src/kernel/index.ts'
import type { OpenFixture, Person } from '../../fixture.ts'
import { everyItem, reasonOf, valueOf } from '../../fixture-steps.ts'
import { withFixture } from '../../with-fixture.ts'

const DRAFT: AlertDraft = { query: 'max=900000', name: '', watched: ['new', 'cheaper'], pace: 'daily' }

export function alertsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Alerts contract`, () => {
    const fixture = withFixture(open)
    const save = (draft: Partial<AlertDraft> = {}, person: Person = fixture().buyer) =>
      person.device.alerts.save({ ...DRAFT, ...draft })
    const listOf = async (person: Person) => valueOf(await person.device.alerts.list())
    const shopAt = async (place: number): Promise<Shop> =>
      valueOf(
        await fixture()
          .openDevice()
          .catalog.detail(fixture().shopIds[place] ?? ('' as ShopId)),
      )

    it('a filter is saved, listed the last one first, and saved again it is the same alert (ALR-1)', async () => {
      const { buyer, secondBuyer } = fixture()
      const first = valueOf(await save({ name: '  便宜的 ' }))
      expect(first).toMatchObject({ query: 'max=900000', name: '便宜的', isPaused: false, toldAt: null })
      await fixture().advance(1000)
      const second = valueOf(await save({ query: 'inspected=1&sort=latest&min=2000' }))
      expect(second.query).toBe('min=2000&inspected=1')
      await fixture().advance(1000)
      const again = valueOf(await save({ watched: ['sold'], pace: 'weekly' }))
      expect(again).toEqual({ ...first, watched: ['sold'], pace: 'weekly' })
      expect(await listOf(buyer)).toEqual([second, again])
      expect(await listOf(secondBuyer)).toEqual([])
      expect(valueOf(await save({}, secondBuyer)).id).not.toBe(first.id)
    })

    it('there are twenty at most, and room again after one was thrown away (ALR-3)', async () => {
      const { alerts } = fixture().buyer.device
      const saved = []
      for (let number = 1; number <= MAX_ALERTS; number += 1)
        saved.push(valueOf(await save({ query: `max=${number}` })))
      expect(reasonOf(await save())).toBe('too-many')
      const [first] = saved
      if (first === undefined) throw new Error('none')
      valueOf(await alerts.remove(first.id))
      valueOf(await save())
      expect(reasonOf(await alerts.restore(first.id))).toBe('too-many')
    })

    it('an alert is renamed, watches for other news at another pace, pauses and goes on (ALR-13)', async () => {
      const { buyer } = fixture()
      const saved = valueOf(await save())
      const change = (given: Parameters<typeof buyer.device.alerts.change>[1]) =>
        buyer.device.alerts.change(saved.id, given)
      expect(valueOf(await change({ name: '新名字' }))).toEqual({ ...saved, name: '新名字' })
      expect(valueOf(await change({ name: '', watched: ['sold', 'new'], pace: 'at-once' }))).toEqual({
        ...saved,
        watched: ['new', 'sold'],
        pace: 'at-once',
      })
      expect(valueOf(await change({ isPaused: true })).isPaused).toBe(true)
      expect((await listOf(buyer))[0]?.isPaused).toBe(true)
      expect(valueOf(await change({ isPaused: false })).isPaused).toBe(false)
      expect(reasonOf(await change({ watched: [] }))).toBe('bad-parameter')
    })

    it('one that was thrown away is gone, and can be taken back within a day (ALR-13)', async () => {
      const { buyer } = fixture()
      const { alerts } = buyer.device
      const saved = valueOf(await save())
      for (let times = 1; times <= 2; times += 1) expect(valueOf(await alerts.remove(saved.id))).toBeNull()
      expect(await listOf(buyer)).toEqual([])
      expect(reasonOf(await alerts.change(saved.id, { name: 'x' }))).toBe('not-found')
      expect(valueOf(await alerts.restore(saved.id))).toEqual(saved)
      expect(await listOf(buyer)).toEqual([saved])
      valueOf(await alerts.remove(saved.id))
      expect(valueOf(await save({ pace: 'weekly' }))).toEqual({ ...saved, pace: 'weekly' })
      valueOf(await alerts.remove(saved.id))
      await fixture().advance(2 * DAY_MS)
      expect(reasonOf(await alerts.restore(saved.id))).toBe('not-found')
    })

    it('another person’s alert is as missing as one that never was (ALR-13)', async () => {
      const { secondBuyer } = fixture()
      const { id } = valueOf(await save())
      for (const one of [id, 'never-was' as AlertId]) {
        const { alerts } = secondBuyer.device
        for (const answer of [alerts.change(one, { name: 'x' }), alerts.remove(one), alerts.restore(one)])
          expect(reasonOf(await answer)).toBe('not-found')
      }
    })

    it('how many shops fit now is what the list of the filter has (ALR-14)', async () => {
      const shop = await shopAt(3)
      const filters = [
        { ...NO_FILTER, platforms: [shop.platform] },
        { ...NO_FILTER, maxPriceFen: shop.priceFen },
        { ...NO_FILTER, text: shop.title.slice(0, 2) },
        { ...NO_FILTER, text: '从没有这样的店' },
      ]
      for (const filter of filters) {
        const { fitting } = valueOf(await save({ query: alertQuery(filter) }))
        const listed = await everyItem((cursor) => fixture().openDevice().catalog.list(filter, cursor))
        expect(fitting).toEqual({ count: filter.text === '从没有这样的店' ? 0 : listed.length, capped: false })
      }
      const searched = (await listOf(fixture().buyer)).filter(({ query }) => filterOfQuery(query).text !== undefined)
      expect(searched).toHaveLength(2)
    })
  })
}
