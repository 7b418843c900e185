import { PATIENT_REFUSALS, type SigningDays } from '@diandu/core/orders'
import { heldDaysWords } from '../words/held-days.words.ts'
import type { Locale } from '../words/words.ts'

/** What a party is told of the buyer's days to sign: that they stand still, or what papers that were no good have cost; undefined where no paper changed them. */
export function heldDaysText({ signHeldSince, signRefusals, role }: Pick<SigningDays, 'signHeldSince' | 'signRefusals'> & { readonly role: 'buyer' | 'seller' }, locale: Locale): string | undefined {
  const { held, heldAgain, refused } = heldDaysWords[locale]
  if (signHeldSince !== null) return signRefusals < PATIENT_REFUSALS ? held[role] : heldAgain[role](signRefusals)
  return signRefusals > 0 ? refused[role](signRefusals) : undefined
}
