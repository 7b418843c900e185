import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import type { PrizeKind } from '../lottery.ts'
import type { PrizeAddress, PrizeParcel, WonPrize, WonPrizeState } from '../won-prize.ts'

/** In which state a prize is won. */
export const stateWhenWon = (kind: PrizeKind): WonPrizeState => (kind === 'physical' ? 'address-needed' : 'arrived')

/** An address may be chosen, and chosen again until the prize has left. */
export function decidePrizeAddress<P extends Pick<WonPrize, 'kind' | 'state'>>(
  prize: P | undefined,
  address: PrizeAddress,
): Result<P & Pick<WonPrize, 'state' | 'address'>> {
  if (prize === undefined) return fail(refused('not-found', '没有找到这个奖品', 'id'))
  if (prize.kind !== 'physical') return fail(refused('bad-parameter', '该奖品无需收货地址', 'id'))
  if (prize.state === 'sent') return fail(refused('prize-sent', '奖品已寄出，地址不能再修改'))
  return ok({ ...prize, state: 'to-be-sent', address })
}

/** A prize is sent once, and only to an address that its winner chose. */
export function decidePrizeSending<P extends Pick<WonPrize, 'state'>>(
  prize: P | undefined,
  parcel: PrizeParcel,
): Result<P & Pick<WonPrize, 'state' | 'parcel'>> {
  if (prize === undefined) return fail(refused('not-found', '没有找到这个奖品', 'id'))
  if (prize.state === 'sent') return fail(refused('prize-sent', '奖品已寄出'))
  if (prize.state !== 'to-be-sent') return fail(refused('bad-parameter', '中奖人还没有填写收货地址', 'id'))
  if (!TRACKING_NUMBER.test(parcel.trackingNumber) || parcel.carrier.trim() === '')
    return fail(refused('bad-parameter', '请填写快递公司和运单号', 'trackingNumber'))
  return ok({ ...prize, state: 'sent', parcel })
}

const TRACKING_NUMBER = /^[A-Za-z0-9-]{6,40}$/
