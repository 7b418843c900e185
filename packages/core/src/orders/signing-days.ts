import { DAY_MS, HOUR_MS } from '../kernel/index.ts'
import { SIGN_WITHIN_DAYS } from './purchase-terms.ts'

/** How the days in which a buyer signs were changed by the house, which looked at a paper of theirs. */
export interface SigningDays {
  /** Since when the house has a paper of the buyer's: until it has spoken, the days stand still. */
  readonly signHeldSince: number | null
  /** The last instant to sign, where the house gave time back. */
  readonly signExtendedTo: number | null
}

/** What the days of one buyer go by. */
export interface RunningDays extends SigningDays {
  readonly sellerSignedAt: number | null
}

/** No paper was ever waited for. */
export const NEVER_HELD: SigningDays = { signHeldSince: null, signExtendedTo: null }

/** So much time a buyer has at least, once the house has spoken. */
export const SIGN_AFTER_REVIEW_HOURS = 24

/** The last instant at which a buyer can sign; null until the seller has signed, and while the days stand still. */
export function signByOf({ sellerSignedAt, signHeldSince, signExtendedTo }: RunningDays): number | null {
  if (sellerSignedAt === null || signHeldSince !== null) return null
  return signExtendedTo ?? sellerSignedAt + SIGN_WITHIN_DAYS * DAY_MS
}

/** The days stand still from now on, unless they do already. */
export const holdDays = ({ signHeldSince, signExtendedTo }: SigningDays, at: number): SigningDays => ({ signHeldSince: signHeldSince ?? at, signExtendedTo })

/** The days run again, with the time for which they stood still, and for a whole day at least. Before the seller has signed none had begun. */
export function resumeDays({ sellerSignedAt, signHeldSince, signExtendedTo }: RunningDays, at: number): SigningDays {
  const by = signByOf({ sellerSignedAt, signHeldSince: null, signExtendedTo })
  if (signHeldSince === null || sellerSignedAt === null || by === null) return { signHeldSince: null, signExtendedTo }
  const heldMs = Math.max(0, at - Math.max(signHeldSince, sellerSignedAt))
  return { signHeldSince: null, signExtendedTo: Math.max(by + heldMs, at + SIGN_AFTER_REVIEW_HOURS * HOUR_MS) }
}
