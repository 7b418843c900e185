import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import { SIGN_WITHIN_DAYS } from '../terms/purchase-terms.ts'

/** How the platform's review of a document changed a buyer's days to sign. */
export interface SigningDays {
  /** Since when the platform has a document of the buyer's: until it has decided, the deadline is paused. */
  readonly signHeldSince: number | null
  /** The last instant to sign, where the platform gave time back. */
  readonly signExtendedTo: number | null
  /** Number of documents that were refused while the deadline was paused for them. */
  readonly signRefusals: number
}

/** The state from which one buyer's days to sign are counted. */
export interface RunningDays extends SigningDays {
  readonly sellerSignedAt: number | null
  /** Before this instant no signature is late: see `settleByOf`; null where nothing holds it. */
  readonly settleBy: number | null
}

/** No document was ever waited for. */
export const NEVER_HELD: SigningDays = { signHeldSince: null, signExtendedTo: null, signRefusals: 0 }

/** The minimum time of a buyer after the platform's decision. */
export const SIGN_AFTER_REVIEW_HOURS = 24

/**
 * So many refused documents cost the buyer no time; further ones do: unusable documents must not block a seller for
 * ever.
 */
export const PATIENT_REFUSALS = 3

/**
 * The time of a review that counts against a buyer who has used up their refusals. Any longer time of the platform
 * never does.
 */
export const LOOK_WITHIN_HOURS = 24

/** The last instant at which a buyer can sign; null until the seller has signed, and while the deadline is paused. */
export function signByOf({
  sellerSignedAt,
  signHeldSince,
  signExtendedTo,
  settleBy,
}: Omit<RunningDays, 'signRefusals'>): number | null {
  if (sellerSignedAt === null || signHeldSince !== null) return null
  return lastToSign(sellerSignedAt, { signExtendedTo, settleBy })
}

const lastToSign = (
  sellerSignedAt: number,
  { signExtendedTo, settleBy }: Pick<RunningDays, 'signExtendedTo' | 'settleBy'>,
): number => Math.max(signExtendedTo ?? sellerSignedAt + SIGN_WITHIN_DAYS * DAY_MS, settleBy ?? -Infinity)

/** The deadline is paused from now on, unless it is already. */
export const holdDays = ({ signHeldSince, signExtendedTo, signRefusals }: SigningDays, at: number): SigningDays => ({
  signHeldSince: signHeldSince ?? at,
  signExtendedTo,
  signRefusals,
})

/**
 * The deadline runs again, with the time for which it was paused, and for a whole day at least. After too many refusals
 * another one gives back only what the platform took longer than its own day, and no day begins again. Before the
 * seller has signed none had begun.
 */
export function resumeDays(
  { sellerSignedAt, settleBy, signHeldSince, signExtendedTo, signRefusals }: RunningDays,
  at: number,
  isRefused = false,
): SigningDays {
  if (signHeldSince === null || sellerSignedAt === null) return { signHeldSince: null, signExtendedTo, signRefusals }
  const by = lastToSign(sellerSignedAt, { signExtendedTo, settleBy })
  const heldMs = Math.max(0, at - Math.max(signHeldSince, sellerSignedAt))
  const isPatient = !isRefused || signRefusals < PATIENT_REFUSALS
  return {
    signHeldSince: null,
    signExtendedTo: isPatient
      ? Math.max(by + heldMs, at + SIGN_AFTER_REVIEW_HOURS * HOUR_MS)
      : Math.max(by + Math.max(0, heldMs - LOOK_WITHIN_HOURS * HOUR_MS), at),
    signRefusals: signRefusals + (isRefused ? 1 : 0),
  }
}

/**
 * A balance that was sent in time and credited later costs its buyer none of their days: they have back what the
 * platform took, and a whole day at least. While a document is under review the days are paused anyway.
 */
export function daysAfterMoney(
  days: RunningDays,
  { sentAt, at }: { readonly sentAt: number; readonly at: number },
): SigningDays {
  const { signHeldSince, signExtendedTo, signRefusals } = days
  return signHeldSince !== null || at <= sentAt
    ? { signHeldSince, signExtendedTo, signRefusals }
    : resumeDays({ ...days, signHeldSince: sentAt }, at)
}
