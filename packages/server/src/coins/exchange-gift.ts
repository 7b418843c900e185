import { findAddress, type AddressId } from '@diandu/core/account'
import { couponOfGift, decideExchange, giftAddress, giftMonth, type Exchange } from '@diandu/core/coins'
import { fail, mapResult, ok, refused, type Random, type Result } from '@diandu/core/kernel'
import { AREAS, readAddresses } from '../account/index.ts'
import { giveCoupon } from '../coupons/index.ts'
import type { Transaction } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { lockUser } from '../session/index.ts'
import { readHoldings } from './coin-store.ts'
import { insertExchange, readGifts, takeGift } from './exchange-store.ts'
import { moveCoins } from './move-coins.ts'

export interface WantedGift {
  readonly giftId: string
  readonly addressId: AddressId | null
}

/** Coins, stock, share and gift move together or not at all. The person is locked first, then the stock. */
export async function exchangeGift(
  tx: Transaction,
  userId: string,
  { giftId, addressId }: WantedGift,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<Result<Exchange>> {
  if ((await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
  const found =
    addressId === null
      ? ok(null)
      : mapResult(findAddress({ book: await readAddresses(tx, userId), areas: AREAS }, addressId), giftAddress)
  if (!found.ok) return found
  const gift = (await readGifts(tx, userId, nowMs)).find(({ id }) => id === giftId)
  const decided = decideExchange(gift, await readHoldings(tx, userId), found.value, nowMs)
  if (!decided.ok) return decided
  const exchange: Exchange = { ...decided.value, id: idFrom(random.token()) }
  // Another person may have been faster: nothing is written yet that a refusal had to undo.
  if (gift === undefined || !(await takeGift(tx, gift, giftMonth(nowMs))))
    return fail(refused('gift-gone', '本月已兑完', 'giftId'))
  const moved = await moveCoins(tx, {
    userId,
    kind: 'gift',
    reference: exchange.id,
    coins: -exchange.coins,
    at: nowMs,
  })
  if (!moved.ok) return moved
  await insertExchange(tx, userId, exchange)
  const coupon = couponOfGift(gift, nowMs)
  if (coupon !== null) await giveCoupon(tx, { userId, source: `gift:${gift.id}`, ...coupon }, { random, nowMs })
  return ok(exchange)
}
