import { PATIENT_REFUSALS, type SigningDays } from '@diandu/core/orders'
import { pausedDeadlineMessages } from '../../messages/contracts/paused-deadlines.messages.ts'
import type { Locale } from '../../messages/messages.ts'

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
