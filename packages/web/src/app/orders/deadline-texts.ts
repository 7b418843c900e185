import { formatTime } from '@diandu/core/format'
import { PATIENT_REFUSALS, sellerIdleBy, type DueAction, type Order, type SigningDays } from '@diandu/core/orders'
import { pausedDeadlineMessages } from '../../messages/contracts/paused-deadlines.messages.ts'
import type { Locale } from '../../messages/messages.ts'
import { orderMessages } from '../../messages/orders/order.messages.ts'

/**
 * The note on the buyer's days to sign: that they are paused, or what refused documents have cost. Undefined where no
 * document changed them.
 */
export function heldDaysText(
  {
    signHeldSince,
    signRefusals,
    role,
  }: Pick<SigningDays, 'signHeldSince' | 'signRefusals'> & { readonly role: 'buyer' | 'seller' },
  locale: Locale,
): string | undefined {
  const { held, heldAgain, refused } = pausedDeadlineMessages[locale]
  if (signHeldSince !== null) return signRefusals < PATIENT_REFUSALS ? held[role] : heldAgain[role](signRefusals)
  return signRefusals > 0 ? refused[role](signRefusals) : undefined
}

/** Why no day is fixed for a step, and when the platform asks after it. */
export function undatedStepText(order: Order, act: DueAction, locale: Locale): string {
  const { noDay } = orderMessages[locale]
  if (act === 'review-refund') return noDay[act][order.role]
  if (act !== 'open-viewing' && act !== 'seller-sign') return noDay.other[order.role]
  const askedAt = sellerIdleBy(order)
  return askedAt === undefined ? noDay.early : noDay[act][order.role](formatTime(askedAt, 'yyyy-mm-dd hh:mm'))
}
