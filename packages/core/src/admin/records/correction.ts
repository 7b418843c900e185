import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import type { Approval } from '../acts/act.ts'

/** Of one user within a day, in and out counted alike: so much one account corrects, and so much two at most. */
interface CorrectionBound {
  readonly alone: number
  readonly most: number
}

export const COIN_CORRECTION: CorrectionBound = { alone: 1_000, most: 100_000 }
/** Sums of coupons in fen. */
export const COUPON_CORRECTION: CorrectionBound = { alone: 100_00, most: 5_000_00 }

/**
 * How many accounts it takes: the corrections of a day are added up, so that a large one is not made small by cutting
 * it up.
 */
export function decideCorrection(
  size: number,
  { withinDay, bound }: { readonly withinDay: number; readonly bound: CorrectionBound },
): Result<Exclude<Approval, 'by-size'>> {
  const sum = withinDay + Math.abs(size)
  if (size === 0 || !Number.isSafeInteger(size) || sum > bound.most)
    return fail(refused('bad-parameter', '超出一天可以更正的数额', 'size'))
  return ok(sum > bound.alone ? 'two' : 'one')
}
