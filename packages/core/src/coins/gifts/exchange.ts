import type { PlacedAddress } from '../../account/index.ts'
import { calendarMonth } from '../../format/index.ts'
import { fail, ok, refused, type Name, type Result } from '../../kernel/index.ts'
import { coinsAt, type CoinHoldings } from '../ledger/coin-ledger.ts'
import type { GiftView } from './gift.ts'

export const EXCHANGE_STATUSES = {
  given: { zh: '已到账', en: 'Added' },
  'to-send': { zh: '待寄出', en: 'To be sent' },
  sent: { zh: '已寄出', en: 'Sent' },
  returned: { zh: '已退回金币', en: 'Coins returned' },
} as const satisfies Record<string, Name>

export type ExchangeStatus = keyof typeof EXCHANGE_STATUSES

/** Where a parcel goes, as it was when the gift was taken: an address that changes later changes nothing. */
export interface GiftAddress {
  readonly receiver: string
  readonly mobile: string
  /** Province, city, district, street, in one line. */
  readonly place: string
}

/** A gift that was taken for coins. */
export interface Exchange {
  readonly id: string
  readonly giftId: string
  readonly name: Name
  readonly coins: number
  readonly at: number
  readonly status: ExchangeStatus
  readonly address: GiftAddress | null
  /** Who carries the parcel, and its number there. */
  readonly tracking: string | null
  /** Why the coins came back. */
  readonly note: string
}

export const giftAddress = ({ receiver, mobile, regionNames, detail }: PlacedAddress): GiftAddress => ({
  receiver,
  mobile,
  place: [...regionNames, detail].join(' '),
})

/** The calendar month whose stock an instant takes from. */
export const giftMonth = (at: number): string => calendarMonth(at)

/** The record of an exchange that may be made; the store gives it its id. Undefined: there is no such gift. */
export function decideExchange(
  gift: GiftView | undefined,
  holdings: CoinHoldings,
  address: GiftAddress | null,
  at: number,
): Result<Omit<Exchange, 'id'>> {
  if (gift === undefined) return fail(refused('not-found', '没有找到这件礼品', 'giftId'))
  if (gift.left <= 0) return fail(refused('gift-gone', '本月已兑完', 'giftId'))
  if (gift.taken >= gift.perPerson) return fail(refused('gift-gone', '您本月的份额已兑完', 'giftId'))
  if (coinsAt(holdings, at) < gift.coins) return fail(refused('coins-short', '金币不足'))
  const isParcel = gift.coupon === null
  if (isParcel && address === null) return fail(refused('parameter-missing', '请选择收货地址', 'addressId'))
  const { id: giftId, name, coins } = gift
  const rest = { address: isParcel ? address : null, tracking: null, note: '' }
  return ok({ giftId, name, coins, at, status: isParcel ? 'to-send' : 'given', ...rest })
}

/** The operator's step for a parcel: it is sent with a number, or its coins come back with a reason. */
export type ParcelStep = { readonly tracking: string } | { readonly returnedFor: string }

export function decideParcel(exchange: Exchange | undefined, step: ParcelStep): Result<Exchange> {
  if (exchange === undefined) return fail(refused('not-found', '没有找到这次兑换'))
  if (exchange.status !== 'to-send') return fail(refused('request-ended', '这件礼品不是待寄出的包裹'))
  if ('tracking' in step) {
    const tracking = step.tracking.trim()
    if (tracking === '') return fail(refused('parameter-missing', '请填写快递单号', 'tracking'))
    return ok({ ...exchange, status: 'sent', tracking })
  }
  const note = step.returnedFor.trim()
  if (note === '') return fail(refused('parameter-missing', '请填写原因', 'why'))
  return ok({ ...exchange, status: 'returned', note })
}
