import type { Coupon } from '../src/coupons/index.ts'
import { HOUR_MS } from '../src/kernel/index.ts'
import { valueOf } from './fixture-steps.ts'
import type { OfferedCoupon, Person, Fixture } from './fixture.ts'

/** Fifty yuan off five hundred, one for each person, for twenty days. */
export const FIFTY_OFF: OfferedCoupon = {
  title: '满 500 减 50',
  amountFen: 50_00,
  leastSpendFen: 500_00,
  validForMs: 20 * 24 * HOUR_MS,
  claimForMs: 10 * 24 * HOUR_MS,
  perPerson: 1,
  stock: 100,
}

/** A coupon of the person's own. */
export async function claimedCoupon(
  fixture: Fixture,
  person: Person,
  change: Partial<OfferedCoupon> = {},
): Promise<Coupon> {
  const offerId = await fixture.offerCoupon({ ...FIFTY_OFF, ...change })
  return valueOf(await person.device.coupons.claim(offerId, `claim-${offerId}`))
}
