import {
  couponMessage,
  couponSavings,
  couponState,
  decideClaim,
  type Coupon,
  type CouponOffer,
  type Coupons,
} from '../../src/coupons/index.ts'
import { mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type { UserId } from '../../src/session/index.ts'
import { ownRows, type Desk } from './desk.ts'
import type { CouponRecord, MarketState, Member } from './market-state.ts'
import { shownPage } from './page-after.ts'
import { writeMessages } from './write-messages.ts'

const MAX_CHOICES = 20

export function createMemoryCoupons({ state, call, act }: Desk): Coupons {
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
            .flatMap((id) => offerTo(state, who.userId, id) ?? [])
            .filter(({ claimUntil }) => clock.now() <= claimUntil)
            .toReversed(),
        ),
      ),
    claim: (offerId, key) => act(key, ['claim', offerId], (who) => claimOffer(state, who, offerId)),
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

export function claimOffer(state: MarketState, { userId }: Member, offerId: string): Result<Coupon> {
  const now = state.clock.now()
  return mapResult(decideClaim(offerTo(state, userId, offerId), now), (claimed) => {
    const coupon = { ...claimed, id: `coupon-${state.coupons.size + 1}` }
    state.coupons.set(coupon.id, { ...coupon, userId, offerId })
    writeMessages(state, [couponMessage(userId, coupon, now)])
    return coupon
  })
}

/** As this person sees it; without one, as a stranger does. */
export function offerTo(state: MarketState, whoseId: UserId | null, id: string): CouponOffer | undefined {
  const offer = state.couponOffers.get(id)
  if (offer === undefined) return undefined
  const { stock, ...terms } = offer
  const given = [...state.coupons.values()].filter(({ offerId }) => offerId === id)
  return {
    ...terms,
    id,
    left: stock - given.length,
    claimed: given.filter(({ userId }) => userId === whoseId).length,
  }
}
