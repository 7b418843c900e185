import { describe, expect, it } from 'vitest'
import type { AddressDraft, AddressId } from '../../../src/account/index.ts'
import { DAY_MS } from '../../../src/kernel/index.ts'
import { everyItem, reasonOf, valueOf } from '../../fixture-steps.ts'
import type { Fixture, OpenFixture, Person } from '../../fixture.ts'
import { withFixture } from '../../with-fixture.ts'

const ADDRESS: AddressDraft = {
  receiver: '林小满',
  mobile: '13800000001',
  region: { provinceCode: '110000', cityCode: '110100', districtCode: '110105' },
  detail: '建国路 88 号',
  postcode: '',
  isDefault: true,
}

/** A hundred coins by a task, and the rest by signing in day after day. */
async function earn(fixture: Fixture, { userId, device }: Person, atLeast: number): Promise<void> {
  await fixture.identify(userId, { name: '林小满', residentId: '11010519491231002X' })
  let { coins } = valueOf(await device.coins.takeTaskReward('verify-identity', `earn-${userId}`))
  for (let day = 0; coins < atLeast; day += 1) {
    coins = valueOf(await device.coins.signIn(null, `earn-day-${day}`)).coins
    await fixture.advance(DAY_MS)
  }
}

export function coinGiftsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Coins contract: gifts`, () => {
    const fixture = withFixture(open)

    it('a coupon arrives at once, and can be used like any other (COIN-12)', async () => {
      const { buyer } = fixture()
      const { coins, coupons } = buyer.device
      await earn(fixture(), buyer, 100)
      const exchange = valueOf(await coins.exchange('coupon-20', null, 'gift-number-1'))
      expect(exchange).toMatchObject({ giftId: 'coupon-20', coins: 100, status: 'given', address: null })
      expect(valueOf(await coupons.list('unused', null)).items).toMatchObject([
        { title: '20 元服务费券', amountFen: 20_00, leastSpendFen: 1_000_00, orderId: null },
      ])
      expect(valueOf(await coins.gifts())).toMatchObject({ coins: 0 })
      expect(await everyItem((cursor) => coins.exchanges(cursor))).toEqual([exchange])
    })

    it('a gift without enough coins, of no shelf or beyond a share is refused, and takes nothing (COIN-12, COIN-13)', async () => {
      const { buyer } = fixture()
      const { coins, coupons } = buyer.device
      const take = async (gift: string, key: string) => reasonOf(await coins.exchange(gift, null, key))
      expect(await take('coupon-20', 'gift-number-0')).toBe('coins-short')
      await earn(fixture(), buyer, 300)
      expect(await take('no-such-gift', 'gift-number-1')).toBe('not-found')
      expect(await take('notebook', 'gift-number-2')).toBe('parameter-missing')
      expect(reasonOf(await coins.exchange('notebook', 'no-such-address' as AddressId, 'gift-number-3'))).toBe(
        'not-found',
      )
      const before = valueOf(await coins.gifts())
      expect(before.gifts.find(({ id }) => id === 'coupon-20')).toMatchObject({ taken: 0, perPerson: 2 })
      const keys = ['gift-number-4', 'gift-number-5', 'gift-number-6']
      const answers = await Promise.all(keys.map((key) => take('coupon-20', key)))
      expect(answers.toSorted()).toEqual(['gift-gone', 'ok', 'ok'])
      const after = valueOf(await coins.gifts())
      expect(after.coins).toBe(before.coins - 200)
      const left = (shelf: typeof after) => shelf.gifts.find(({ id }) => id === 'coupon-20')?.left
      expect((left(before) ?? 0) - (left(after) ?? 0)).toBe(2)
      expect(valueOf(await coupons.list('unused', null)).items).toHaveLength(2)
    })

    it('a parcel keeps the address that it was taken with (COIN-14)', async () => {
      const { buyer, secondBuyer } = fixture()
      const { coins, addresses } = buyer.device
      await earn(fixture(), buyer, 300)
      const { id } = valueOf(await addresses.add(ADDRESS))
      const exchange = valueOf(await coins.exchange('notebook', id, 'gift-number-1'))
      expect(exchange).toMatchObject({ status: 'to-send', tracking: null, coins: 300 })
      expect(exchange.address).toEqual({
        receiver: '林小满',
        mobile: '13800000001',
        place: expect.stringMatching(/^北京市 .*建国路 88 号$/),
      })
      valueOf(await addresses.edit(id, { ...ADDRESS, detail: '别的地方 1 号' }))
      expect(await everyItem((cursor) => coins.exchanges(cursor))).toEqual([exchange])
      expect(await everyItem((cursor) => secondBuyer.device.coins.exchanges(cursor))).toEqual([])
    })
  })
}
