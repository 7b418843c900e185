import { describe, expect, it } from 'vitest'
import type { WonPrizeId } from '../../src/lottery/index.ts'
import { COUPON_PRIZE, openedLottery, prizeTerms } from '../a-lottery.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person } from '../fixture.ts'

const HOME = {
  receiver: '林小满',
  mobile: '13800000001',
  region: { provinceCode: '110000', cityCode: '110100', districtCode: '110105' },
  detail: '建国路 88 号',
  postcode: '100022',
  isDefault: true,
}
const PARCEL = { carrier: '顺丰', trackingNumber: 'SF1234567890' }

export function prizesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Prizes contract`, () => {
    const fixture = withFixture(open)
    const won = async ({ device }: Person, lottery: string, key = 'draw-number-1') => {
      valueOf(await device.lotteries.draw(lottery, key))
      const [last] = valueOf(await device.prizes.list(null)).items
      if (last === undefined) throw new Error('Nothing was won')
      return last
    }
    const address = async ({ device }: Person, detail = HOME.detail) =>
      valueOf(await device.addresses.add({ ...HOME, detail })).id

    it('a coupon that is won is there at once (LOT-13)', async () => {
      const { buyer } = fixture()
      const id = await openedLottery(fixture(), { prizes: [prizeTerms('coupon', { reward: COUPON_PRIZE })] })
      expect(await won(buyer, id)).toMatchObject({ lottery: id, position: 1, kind: 'coupon', state: 'arrived' })
      const { items } = valueOf(await buyer.device.coupons.list('unused', null))
      expect(items).toMatchObject([{ title: '奖品 coupon', amountFen: 50_00, leastSpendFen: 500_00, orderId: null }])
      expect((items[0]?.validUntil ?? 0) - (items[0]?.validFrom ?? 0)).toBe(30 * 86_400_000)
    })

    it('a thing waits for an address of its winner, goes there, and has a number to follow it by (LOT-14, LOT-19)', async () => {
      const { buyer } = fixture()
      const { id } = await won(buyer, await openedLottery(fixture()))
      const { prizes } = buyer.device
      expect(valueOf(await prizes.list(null)).items).toMatchObject([
        { id, kind: 'physical', state: 'address-needed', address: null, parcel: null },
      ])
      expect(reasonOf(await fixture().sendPrize(id, PARCEL))).toBe('bad-parameter')
      expect(valueOf(await prizes.sendTo(id, await address(buyer)))).toMatchObject({
        state: 'to-be-sent',
        address: { receiver: '林小满', mobile: '13800000001', detail: '建国路 88 号' },
      })
      expect(reasonOf(await fixture().sendPrize(id, { ...PARCEL, trackingNumber: '?' }))).toBe('bad-parameter')
      valueOf(await fixture().sendPrize(id, PARCEL))
      expect(valueOf(await prizes.list(null)).items).toMatchObject([
        { state: 'sent', parcel: { ...PARCEL, sentAt: fixture().now() }, address: { detail: '建国路 88 号' } },
      ])
    })

    it('its winner is told that it has left, by whom and under which number, once (LOT-22, MSG-4)', async () => {
      const { buyer, secondBuyer } = fixture()
      const { id } = await won(buyer, await openedLottery(fixture()))
      const { prizes, inbox } = buyer.device
      const messagesOf = async () =>
        valueOf(await inbox.list('platform', null)).items.filter(({ event }) => event === 'platform.parcel')
      valueOf(await prizes.sendTo(id, await address(buyer)))
      expect(reasonOf(await fixture().sendPrize(id, { ...PARCEL, trackingNumber: '?' }))).toBe('bad-parameter')
      expect(await messagesOf()).toEqual([])
      valueOf(await fixture().sendPrize(id, PARCEL))
      expect(reasonOf(await fixture().sendPrize(id, PARCEL))).toBe('prize-sent')
      expect(await messagesOf()).toMatchObject([
        { subject: id, figures: { title: '奖品 lamp', titleEn: 'Prize lamp', parcel: '顺丰 SF1234567890' } },
      ])
      expect(valueOf(await secondBuyer.device.inbox.list('platform', null)).items).toEqual([])
    })

    it('an address may change until the prize has left, and then no more (LOT-14)', async () => {
      const { buyer } = fixture()
      const { id } = await won(buyer, await openedLottery(fixture()))
      const { prizes } = buyer.device
      valueOf(await prizes.sendTo(id, await address(buyer)))
      const office = await address(buyer, '金融街 1 号')
      expect(valueOf(await prizes.sendTo(id, office)).address?.detail).toBe('金融街 1 号')
      valueOf(await fixture().sendPrize(id, PARCEL))
      expect(reasonOf(await prizes.sendTo(id, office))).toBe('prize-sent')
      expect(reasonOf(await fixture().sendPrize(id, PARCEL))).toBe('prize-sent')
      expect(valueOf(await prizes.list(null)).items).toMatchObject([{ parcel: PARCEL }])
    })

    it('is its winner’s alone, and goes to none but their own addresses (LOT-14)', async () => {
      const { buyer, secondBuyer } = fixture()
      const { id } = await won(buyer, await openedLottery(fixture()))
      const [own, foreign] = [await address(buyer), await address(secondBuyer)]
      expect(reasonOf(await secondBuyer.device.prizes.sendTo(id, foreign))).toBe('not-found')
      expect(reasonOf(await buyer.device.prizes.sendTo(id, foreign))).toBe('not-found')
      expect(reasonOf(await buyer.device.prizes.sendTo('no-such-prize' as WonPrizeId, own))).toBe('not-found')
      expect(valueOf(await secondBuyer.device.prizes.list(null)).items).toEqual([])
    })

    it('a coupon needs no address (LOT-14)', async () => {
      const { buyer } = fixture()
      const coupon = prizeTerms('coupon', { reward: COUPON_PRIZE })
      const { id } = await won(buyer, await openedLottery(fixture(), { prizes: [coupon] }))
      expect(reasonOf(await buyer.device.prizes.sendTo(id, await address(buyer)))).toBe('bad-parameter')
    })

    it('prizes are listed over all pages, the last one won first, and by lottery (LOT-5)', async () => {
      const { buyer } = fixture()
      const many = await openedLottery(fixture(), { triesEach: 23, prizes: [prizeTerms('lamp', { stock: 23 })] })
      const other = await openedLottery(fixture(), { series: 'other' }, 'other-1')
      const ids = [(await won(buyer, other)).id]
      for (let count = 0; count < 22; count += 1) {
        await fixture().advance(1_000)
        ids.push((await won(buyer, many, `draw-in-turn-${count}`)).id)
      }
      const listed = await everyItem((cursor) => buyer.device.prizes.list(cursor))
      expect(listed.map(({ id }) => id)).toEqual(ids.toReversed())
      expect(valueOf(await buyer.device.prizes.wonIn('other')).map(({ id }) => id)).toEqual(ids.slice(0, 1))
      expect(valueOf(await buyer.device.prizes.wonIn(many))).toHaveLength(22)
      expect(reasonOf(await buyer.device.prizes.wonIn('no-such-wheel'))).toBe('not-found')
      expect(reasonOf(await buyer.device.prizes.list('no-such-place'))).toBe('bad-parameter')
    })
  })
}
