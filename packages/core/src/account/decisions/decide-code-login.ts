import { fail, ok, type Random, type Result } from '../../kernel/index.ts'
import { agreementMissing } from './decide-registration.ts'

/** Behind the right code of a mobile: whether its user comes in, or an account is made first. */
export function decideCodeLogin({
  hasAccount,
  hasAgreed,
}: {
  readonly hasAccount: boolean
  readonly hasAgreed: boolean
}): Result<'come-in' | 'make-account'> {
  if (hasAccount) return ok('come-in')
  return hasAgreed ? ok('make-account') : fail(agreementMissing())
}

/** None that is taken for another: no 0 and o, no 1 and l. */
const SIGNS = '23456789abcdefghijkmnpqrstuvwxyz'
const SIGNS_IN_NAME = 8

/** The name of an account that was made by a code alone, until its user chooses another. */
export const newcomerName = (random: Pick<Random, 'below'>): string =>
  `店友_${Array.from({ length: SIGNS_IN_NAME }, () => SIGNS.charAt(random.below(SIGNS.length))).join('')}`
