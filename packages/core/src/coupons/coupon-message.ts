import type { NewMessage } from '../inbox/index.ts'
import type { Coupon } from './coupon.ts'

/** A person has a coupon now, and until when. */
export const couponMessage = (
  userId: string,
  { id, title, amountFen, validUntil }: Coupon,
  at: number,
): NewMessage => ({
  userId,
  event: 'money.coupon',
  key: `coupon:${id}`,
  subject: id,
  figures: { amountFen, title, until: validUntil },
  at,
})
