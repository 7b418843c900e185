import * as wire from '@diandu/wire'
import fc from 'fast-check'
import { agree, BUYERS, type Fixture } from '../fixture.ts'

export interface CouponStep {
  readonly act: 'claim'
  readonly who: string
  readonly offer: string
}

export const couponSteps: readonly fc.WeightedArbitrary<CouponStep>[] = [
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('claim' as const),
      who: fc.constantFrom(...BUYERS),
      offer: fc.constantFrom('some-off', 'some-off', 'all-off', 'soon-over'),
    }),
  },
]

export async function takeCouponStep({ who, offer }: CouponStep, fixture: Fixture): Promise<void> {
  const { market, model } = fixture
  const claimed = await market.call<{ readonly id: string }>(wire.claimCoupon, who, { offerId: offer })
  agree(fixture, `${who} claims ${offer}`, claimed, model.coupons.mayClaim(who, offer, market.clock.now()))
  if (claimed.ok) model.coupons.claim(claimed.value.id, who, offer)
}
