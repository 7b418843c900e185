import { findAddress } from '../../../src/account/index.ts'
import { isPubliclyVisible } from '../../../src/catalog/index.ts'
import {
  coinOverview,
  coinsAt,
  couponOfGift,
  dayOf,
  decideExchange,
  decideSignIn,
  decideTaskReward,
  giftAddress,
  giftMonth,
  GIFTS,
  NO_COINS,
  type CoinDay,
  type CoinFacts,
  type CoinMove,
  type Coins,
  type GiftView,
} from '../../../src/coins/index.ts'
import { couponMessage, type Coupon } from '../../../src/coupons/index.ts'
import { endOfDay } from '../../../src/format/index.ts'
import { mapResult, ok, type Result } from '../../../src/kernel/index.ts'
import { wasPaidFor } from '../../../src/orders/index.ts'
import type { UserId } from '../../../src/session/index.ts'
import type { Desk } from '../desk.ts'
import type { MarketState, Member } from '../market-state.ts'
import { AREAS } from '../memory-addresses.ts'
import { pageAfter } from '../page-after.ts'
import { signedIn } from '../signed-in.ts'
import { writeMessages } from '../write-messages.ts'
import { coinBookOf, movedBook, type CoinBook } from './coin-book.ts'

export function createMemoryCoins({ state, store, call, act }: Desk): Coins {
  const now = () => state.clock.now()
  const signedInUser = (): Member | null => {
    const who = signedIn(state, store)
    return who.ok ? who.value : null
  }
  const overviewOf = (who: Member) => coinOverview(factsOf(state, who), now())
  const move = (who: Member, wanted: CoinMove, change: Partial<CoinBook> = {}) =>
    mapResult(movedBook(coinBookOf(state, who.userId), wanted), (book) => {
      state.coins.set(who.userId, { ...book, ...change })
    })
  return {
    overview: async () => {
      const who = signedInUser()
      return ok(who === null ? coinOverview(NO_COINS, now()) : overviewOf(who))
    },
    month: (month, cursor) =>
      call(({ userId }) => {
        const ofMonth = coinBookOf(state, userId).movements.filter(({ at }) => dayOf(at).startsWith(month))
        const days = new Map<string, CoinDay>()
        for (const { at, coins } of ofMonth.toReversed()) {
          const day = dayOf(at)
          const { gained, spent } = days.get(day) ?? { gained: 0, spent: 0 }
          days.set(day, { day, gained: gained + Math.max(coins, 0), spent: spent + Math.max(-coins, 0) })
        }
        const shown = ofMonth.map(({ reference: _reference, ...movement }) => movement)
        return mapResult(
          pageAfter(shown, cursor, () => true),
          ({ items, nextCursor }) => ({ movements: { items, nextCursor }, days: [...days.values()] }),
        )
      }),
    signIn: (day, key) =>
      act(key, ['sign', day], (who) => {
        const { signed } = coinBookOf(state, who.userId)
        const decided = decideSignIn(signed, day, now())
        if (!decided.ok) return decided
        const moved = move(who, decided.value.move, { signed: [decided.value.signed, ...signed] })
        return mapResult(moved, () => overviewOf(who))
      }),
    takeTaskReward: (task, key) =>
      act(key, ['task', task], (who) => {
        const decided = decideTaskReward(factsOf(state, who), task, now())
        return decided.ok ? mapResult(move(who, decided.value), () => overviewOf(who)) : decided
      }),
    gifts: async () => {
      const userId = signedInUser()?.userId ?? null
      const coins = userId === null ? 0 : coinsAt(coinBookOf(state, userId).holdings, now())
      return ok({ coins, gifts: GIFTS.map(({ id }) => giftTo(state, userId, id)).flatMap((gift) => gift ?? []) })
    },
    exchange: (giftId, addressId, key) =>
      act(key, ['exchange', giftId, addressId], (who) => {
        const found: Result<ReturnType<typeof giftAddress> | null> =
          addressId === null
            ? ok(null)
            : mapResult(findAddress({ book: who.addresses, areas: AREAS }, addressId), giftAddress)
        if (!found.ok) return found
        const book = coinBookOf(state, who.userId)
        const gift = giftTo(state, who.userId, giftId)
        const decided = decideExchange(gift, book.holdings, found.value, now())
        if (!decided.ok) return decided
        const exchange = { ...decided.value, id: `exchange-${who.userId}-${book.exchanges.length + 1}` }
        const { coins, at, id } = exchange
        const moved = move(
          who,
          { kind: 'gift', reference: id, coins: -coins, at },
          { exchanges: [exchange, ...book.exchanges] },
        )
        return mapResult(moved, () => {
          giveCoupon(state, who.userId, gift)
          return exchange
        })
      }),
    exchanges: (cursor) =>
      call(({ userId }) =>
        mapResult(
          pageAfter(coinBookOf(state, userId).exchanges, cursor, () => true),
          ({ items, nextCursor }) => ({ items, nextCursor }),
        ),
      ),
  }
}

function giftTo(state: MarketState, userId: UserId | null, id: string): GiftView | undefined {
  const gift = GIFTS.find((one) => one.id === id)
  if (gift === undefined) return undefined
  const month = giftMonth(state.clock.now())
  const taken = [...state.coins].flatMap(([by, { exchanges }]) =>
    exchanges
      .filter(({ giftId, at, status }) => giftId === id && giftMonth(at) === month && status !== 'returned')
      .map(() => by),
  )
  return { ...gift, left: gift.perMonth - taken.length, taken: taken.filter((by) => by === userId).length }
}

function giveCoupon(state: MarketState, userId: UserId, gift: GiftView | undefined): void {
  const terms = gift === undefined ? null : couponOfGift(gift, state.clock.now())
  if (terms === null || gift === undefined) return
  const coupon: Coupon = { ...terms, id: `coupon-${state.coupons.size + 1}`, orderId: null }
  state.coupons.set(coupon.id, { ...coupon, userId, offerId: `gift:${gift.id}` })
  writeMessages(state, [couponMessage(userId, coupon, state.clock.now())])
}

/** Facts that the market knows by itself: none comes from the person's device. */
function factsOf(state: MarketState, { userId, papers }: Member): CoinFacts {
  const { holdings, movements, signed } = coinBookOf(state, userId)
  const today = endOfDay(state.clock.now(), -1)
  const seenToday = (what: 'view' | 'favourite', shopId: string) =>
    (state.seenAt.get(`${what} ${userId} ${shopId}`) ?? -Infinity) > today
  const rewarded = movements.filter(({ kind }) => kind === 'task').map(({ reference }) => reference)
  const isVerified = papers?.status === 'verified' || state.identities.has(userId)
  return {
    holdings,
    signed,
    rewarded: new Set(rewarded),
    evidence: {
      'view-shops': (state.views.get(userId) ?? []).filter(({ shopId }) => seenToday('view', shopId)).length,
      'add-favourite': (state.favourites.get(userId) ?? []).filter((id) => seenToday('favourite', id)).length,
      'value-shop': (state.valuations.get(userId) ?? []).filter(({ askedAt }) => askedAt > today).length,
      'verify-identity': isVerified ? 1 : 0,
      'pay-order': [...state.orders.values()].filter((one) => one.buyerId === userId && wasPaidFor(one.status)).length,
      'list-shop': [...state.shops.values()].filter(
        (one) => one.sellerId === userId && isPubliclyVisible(one.shop.status),
      ).length,
    },
  }
}
