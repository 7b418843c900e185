import { isPassing } from '../../kernel/index.ts'
import { hasSigned, maySignNow } from '../contract.ts'
import { PROOFS } from '../proof.ts'
import { needsConsent } from '../signatory.ts'
import {
  isMismatch,
  isPending,
  isRenamed,
  isSignedElsewhere,
  mine,
  proven,
  underReview,
  type AnyAnswer,
  type ContractAnswer,
  type BegunAnswer,
} from './signing-answers.ts'
import type { SigningContext } from './signing-events.ts'

interface Standing {
  readonly context: SigningContext
}

/** Also where the signer came back to a page that was opened again. */
const wasElsewhere = ({ begun, proof }: SigningContext): boolean =>
  begun?.next === 'page' || (begun === undefined && proof !== null && PROOFS[proof].by === 'page')

/** The guards of the signing chart. */
export const GUARDS = {
  isSigned: (_: unknown, { result }: ContractAnswer) => result.ok && hasSigned(result.value, result.value.role),
  isExpired: (_: unknown, { result }: ContractAnswer) => result.ok && result.value.status === 'expired',
  isVoid: (_: unknown, { result }: ContractAnswer) => result.ok && result.value.status === 'void',
  isOthersTurn: (_: unknown, { result }: ContractAnswer) => result.ok && !maySignNow(result.value, result.value.role),
  isMyTurn: (_: unknown, { result }: ContractAnswer) => result.ok && maySignNow(result.value, result.value.role),
  isOk: (_: unknown, { result }: AnyAnswer) => result.ok,
  isUnproven: (_: unknown, { result }: ContractAnswer) => result.ok && !proven(result.value),
  isRedrawn: ({ context }: Standing, { result }: ContractAnswer) =>
    result.ok && (context.isRedrawn || isRenamed(context.contract, result.value)),
  isMismatched: (_: unknown, { result }: ContractAnswer) => result.ok && needsConsent(mine(result.value)),
  isReviewed: (_: unknown, { result }: ContractAnswer) => result.ok && underReview(result.value),
  isMismatch: (_: unknown, { result }: AnyAnswer) => isMismatch(result),
  // A consent lets another person sign for the owner; where the signer is the owner, they only gave another person's
  // details.
  isMismatchWithOwner: ({ context }: Standing, { result }: AnyAnswer) =>
    isMismatch(result) && context.contract !== undefined && needsConsent(mine(context.contract)),
  needsLogin: (_: unknown, { result }: AnyAnswer) => !result.ok && result.failure.kind === 'login-required',
  isElsewhere: (_: unknown, { result }: AnyAnswer) => !result.ok && isSignedElsewhere(result.failure),
  isRefused: (_: unknown, { result }: AnyAnswer) => !result.ok && result.failure.kind === 'refused',
  goesOnByCode: (_: unknown, { result }: BegunAnswer) => result.ok && result.value.next === 'code',
  goesOnElsewhere: (_: unknown, { result }: BegunAnswer) => result.ok && result.value.next === 'page',
  wasByCode: ({ context }: Standing) => context.begun?.next === 'code',
  wasElsewhere: ({ context }: Standing) => wasElsewhere(context),
  // They come back to a page that was opened again, and the way to the other one is not known here.
  isPending: ({ context }: Standing, { result }: ContractAnswer) =>
    context.begun === undefined && !result.ok && isPending(result.failure),
  // Nothing was said yet, or not heard: it is asked again.
  isUndecided: ({ context }: Standing, { result }: AnyAnswer) =>
    wasElsewhere(context) && !result.ok && (isPassing(result.failure) || isPending(result.failure)),
  isNotProven: ({ context }: Standing) => context.contract === undefined || !proven(context.contract),
  // A party who waits can show who they are in the meantime, and goes no further.
  isNotMyTurn: ({ context: { contract } }: Standing) => contract !== undefined && !maySignNow(contract, contract.role),
  isNotTheOwner: ({ context }: Standing) => context.contract !== undefined && needsConsent(mine(context.contract)),
  isUnderReview: ({ context }: Standing) => context.contract !== undefined && underReview(context.contract),
}
