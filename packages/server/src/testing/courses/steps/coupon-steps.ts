import * as wire from '@diandu/wire'
import fc from 'fast-check'
import { agree, BUYERS, type World } from '../world.ts'

export interface CouponStep {
  readonly act: 'claim'
  readonly who: string
  readonly offer: string
}

export const couponSteps: readonly fc.WeightedArbitrary<CouponStep>[] = [
  { weight: 4, arbitrary: fc.record({ act: fc.constant('claim' as const), who: fc.constantFrom(...BUYERS), offer: fc.constantFrom('some-off', 'some-off', 'all-off', 'soon-over') }) },
]

export async function takeCouponStep({ who, offer }: CouponStep, world: World): Promise<void> {
  const { market, model } = world
  const claimed = await market.call<{ readonly id: string }>(wire.claimCoupon, who, { offerId: offer })
  agree(world, `${who} claims ${offer}`, claimed, model.coupons.mayClaim(who, offer, market.clock.now()))
  if (claimed.ok) model.coupons.claim(claimed.value.id, who, offer)
}
