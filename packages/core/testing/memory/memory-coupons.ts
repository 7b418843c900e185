import {
  couponSavings,
  couponState,
  claimRefusal,
  type Coupon,
  type CouponOffer,
  type Coupons,
} from '../../src/coupons/index.ts'
import { fail, ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { callsOf, ownRows } from './calls-of.ts'
import { notFound, type CouponRecord, type MarketState, type Member } from './market-state.ts'
import { shownPage } from './page-after.ts'

const MAX_CHOICES = 20

export function createMemoryCoupons(state: MarketState, store: SessionStore): Coupons {
  const { call, act } = callsOf(state, store)
  const { clock } = state
  return {
    list: (wanted, cursor) =>
      call((who) =>
        shownPage(ownRows(state.coupons, who), cursor, shown, (one) => couponState(one, clock.now()) === wanted),
      ),
    offers: () =>
      call((who) =>
        ok(
          [...state.couponOffers.keys()]
            .flatMap((id) => offerTo(state, who, id) ?? [])
            .filter(({ claimUntil }) => clock.now() <= claimUntil)
            .toReversed(),
        ),
      ),
    claim: (offerId, key) => act(key, ['claim', offerId], (who) => claimCoupon(state, who, offerId)),
    forPayment: (payment, chosenId) =>
      call((who) => {
        const own = ownRows(state.coupons, who).toReversed().map(shown)
        const savings = couponSavings(own, payment, clock.now())
        return ok({
          usable: savings.slice(0, MAX_CHOICES),
          chosen: savings.find(({ coupon }) => coupon.id === chosenId) ?? null,
        })
      }),
  }
}

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

function claimCoupon(state: MarketState, who: Member, offerId: string): Result<Coupon> {
  const offer = offerTo(state, who, offerId)
  if (offer === undefined) return notFound()
  const refusal = claimRefusal(offer, state.clock.now())
  if (refusal !== undefined) return fail(refusal)
  const { title, amountFen, leastSpendFen, validFrom, validUntil } = offer
  const id = `coupon-${state.coupons.size + 1}`
  const coupon = { id, title, amountFen, leastSpendFen, validFrom, validUntil, orderId: null }
  state.coupons.set(id, { ...coupon, userId: who.userId, offerId })
  return ok(coupon)
}
