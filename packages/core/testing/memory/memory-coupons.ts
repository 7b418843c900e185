import {
  couponSavings,
  couponState,
  claimRefusal,
  type Coupon,
  type CouponOffer,
  type Coupons,
} from '../../src/coupons/index.ts'
import { fail, mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { notFound, type CouponRecord, type MarketState, type Member } from './market-state.ts'
import { once } from './once.ts'
import { pageAfter } from './page-after.ts'
import { callAsMember } from './order-desk.ts'

const MAX_CHOICES = 20

export function createMemoryCoupons(state: MarketState, store: SessionStore): Coupons {
  const call = <T>(answer: (who: Member, now: number) => Result<T>): Result<T> =>
    callAsMember(state, store, (who) => answer(who, state.clock.now()))
  return {
    list: async (wanted, cursor) =>
      call((who, now) => {
        const page = pageAfter(ownOf(state, who).toReversed(), cursor, (coupon) => couponState(coupon, now) === wanted)
        return mapResult(page, (found) => ({ ...found, items: found.items.map(shown) }))
      }),
    offers: async () =>
      call((who, now) =>
        ok(
          [...state.couponOffers.keys()]
            .flatMap((id) => offerTo(state, who, id) ?? [])
            .filter(({ claimUntil }) => now <= claimUntil)
            .toReversed(),
        ),
      ),
    claim: async (offerId, key) =>
      call((who, now) => once(state, who, key, ['claim', offerId], () => claimCoupon(state, who, offerId, now))),
    forPayment: async (payment, chosenId) =>
      call((who, now) => {
        const savings = couponSavings(ownOf(state, who).map(shown), payment, now)
        return ok({
          usable: savings.slice(0, MAX_CHOICES),
          chosen: savings.find(({ coupon }) => coupon.id === chosenId) ?? null,
        })
      }),
  }
}

const ownOf = (state: MarketState, { userId }: Member): readonly CouponRecord[] =>
  [...state.coupons.values()].filter((coupon) => coupon.userId === userId)

const shown = ({ userId: _userId, offerId: _offerId, ...coupon }: CouponRecord): Coupon => coupon

function offerTo(state: MarketState, who: Member, id: string): CouponOffer | undefined {
  const offer = state.couponOffers.get(id)
  if (offer === undefined) return undefined
  const { stock, ...terms } = offer
  const given = [...state.coupons.values()].filter(({ offerId }) => offerId === id)
  return {
    ...terms,
    id,
    left: stock - given.length,
    claimed: given.filter(({ userId }) => userId === who.userId).length,
  }
}

function claimCoupon(state: MarketState, who: Member, offerId: string, now: number): Result<Coupon> {
  const offer = offerTo(state, who, offerId)
  if (offer === undefined) return notFound()
  const refusal = claimRefusal(offer, now)
  if (refusal !== undefined) return fail(refusal)
  const { title, amountFen, leastSpendFen, validFrom, validUntil } = offer
  const id = `coupon-${state.coupons.size + 1}`
  const coupon = { id, title, amountFen, leastSpendFen, validFrom, validUntil, orderId: null }
  state.coupons.set(id, { ...coupon, userId: who.userId, offerId })
  return ok(coupon)
}
