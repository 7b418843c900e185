import { describe, expect, it } from 'vitest'
import { faultsInNames } from '../../../testing/names-below.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { parseDay } from '../../format/index.ts'
import {
  decideExchange,
  decideParcel,
  EXCHANGE_STATUSES,
  giftAddress,
  giftMonth,
  type Exchange,
  type GiftView,
} from '../index.ts'

const AT = parseDay('2026-03-01')
const ADDRESS = { receiver: '林小满', mobile: '13800000000', place: '浙江省 杭州市 西湖区 文三路 1 号' }
const PARCEL: GiftView = {
  id: 'scale',
  name: { zh: '电子秤', en: 'Scale' },
  coins: 900,
  perMonth: 20,
  perPerson: 2,
  coupon: null,
  left: 1,
  taken: 1,
}
const COUPON: GiftView = { ...PARCEL, coupon: { amountFen: 1, leastSpendFen: 1, days: 1 } }
const decide = (gift: GiftView | undefined, coins = 900, address: typeof ADDRESS | null = ADDRESS) =>
  decideExchange(gift, new Map([[2026, coins]]), address, AT)
const TAKEN = { giftId: 'scale', name: PARCEL.name, coins: 900, at: AT, tracking: null, note: '' }

describe('decideExchange', () => {
  it('takes a parcel with the address to which it is sent, and a coupon that is there at once without one (COIN-12, COIN-14)', () => {
    expect(decide(PARCEL)).toEqual({ ok: true, value: { ...TAKEN, status: 'to-send', address: ADDRESS } })
    for (const address of [ADDRESS, null])
      expect(decide(COUPON, 900, address)).toEqual({ ok: true, value: { ...TAKEN, status: 'given', address: null } })
  })

  /** Each is refused for its own fault, although everything checked after it is wrong as well. */
  it.each([
    ['an unknown gift', undefined, 'not-found', 'giftId', '没有找到这件礼品'],
    ['a gift without stock', { left: 0, taken: 2 }, 'gift-gone', 'giftId', '本月已兑完'],
    ['more than a person’s share', { taken: 2 }, 'gift-gone', 'giftId', '您本月的份额已兑完'],
    ['a gift that costs more than there is', {}, 'coins-short', undefined, '金币不足'],
  ] as const)('refuses %s (COIN-12, COIN-13)', (_, change, reason, field, message) => {
    const refusal = decide(change && { ...PARCEL, ...change }, 899, null)
    expect(refusal).toMatchObject(refusedAs(reason, field))
    expect(refusal).toMatchObject({ failure: { message } })
  })

  it('refuses a parcel without an address (COIN-14)', () => {
    expect(decide(PARCEL, 900, null)).toMatchObject(refusedAs('parameter-missing', 'addressId'))
  })
})

describe('decideParcel', () => {
  const waiting: Exchange = { ...TAKEN, id: 'x1', status: 'to-send', address: ADDRESS }

  it('is sent with a number, or its coins come back with a reason (COIN-15)', () => {
    expect(decideParcel(waiting, { tracking: ' 顺丰 SF1 ' })).toEqual({
      ok: true,
      value: { ...waiting, status: 'sent', tracking: '顺丰 SF1' },
    })
    expect(decideParcel(waiting, { returnedFor: ' 缺货 ' })).toEqual({
      ok: true,
      value: { ...waiting, status: 'returned', note: '缺货' },
    })
  })

  it('refuses a step without its words, of an unknown parcel, and of one that does not wait to be sent (COIN-15)', () => {
    expect(decideParcel(waiting, { tracking: ' ' })).toMatchObject(refusedAs('parameter-missing', 'tracking'))
    expect(decideParcel(waiting, { returnedFor: ' ' })).toMatchObject(refusedAs('parameter-missing', 'why'))
    expect(decideParcel(undefined, { tracking: 'SF1' })).toMatchObject(refusedAs('not-found'))
    for (const status of ['given', 'sent', 'returned'] as const)
      expect(decideParcel({ ...waiting, status }, { tracking: 'SF1' })).toMatchObject(refusedAs('request-ended'))
  })
})

it('an address is kept in one line, and stock is of the calendar month of +08:00 (COIN-13, COIN-14)', () => {
  const address = { ...ADDRESS, regionNames: ['浙江省', '杭州市', '西湖区'], detail: '文三路 1 号' }
  expect(giftAddress(address as never)).toEqual(ADDRESS)
  expect([giftMonth(AT - 1), giftMonth(AT)]).toEqual(['2026-02', '2026-03'])
})

it('each state of an exchange has its names (COIN-12)', () => {
  expect(faultsInNames({ EXCHANGE_STATUSES })).toEqual([])
})
