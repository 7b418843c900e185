import { fail, ok, type Result } from '../kernel/index.ts'
import { holdDays, isInstant, resumeDays, type SigningPause } from '../orders/index.ts'
import { hasSigned, isLate, nextSigner, runningDays, type Contract } from './contract.ts'
import { isUnderReview, namesBoth, neededDocuments, willNeed, type Signatory } from './signatory.ts'
import {
  isReplaceable,
  SUPPORTING_DOCUMENT_KINDS,
  documentOf,
  WAITING,
  type SupportingDocument,
} from './supporting-document.ts'

/** A reviewer's verdict on one document. */
export interface DocumentVerdict extends Pick<SupportingDocument, 'kind' | 'digest'> {
  readonly party: 'seller' | 'buyer'
  /** Why it is refused; null where it is accepted. */
  readonly refusedFor: string | null
  readonly at: number
}

export type HandInFault = 'refused-before' | 'accepted-before' | 'replaced-often'
export type VerdictFault = 'ended' | 'signed' | 'other-paper' | 'settled' | 'unnamed' | 'no-reason'

/**
 * Submits a document, which waits for a review. The same one again stays what it is, another one takes the place of one
 * that waits; what was refused is not reviewed twice, and what was accepted stays.
 */
export function submitDocument(
  signatory: Signatory,
  { kind, digest, handedInAt }: Omit<SupportingDocument, 'standing' | 'replaced'>,
): Result<Signatory, HandInFault> {
  const earlier = documentOf(signatory, kind)
  if (earlier?.digest === digest) return earlier.standing.is === 'refused' ? fail('refused-before') : ok(signatory)
  if (earlier?.standing.is === 'accepted') return fail('accepted-before')
  if (earlier?.standing.is === 'waiting' && !isReplaceable(earlier)) return fail('replaced-often')
  const replaced = earlier?.standing.is === 'waiting' ? earlier.replaced + 1 : 0
  return ok(withDocument(signatory, { kind, digest, handedInAt, standing: WAITING, replaced }))
}

/** The platform accepts or refuses exactly the document that it reviewed. A refused proof proves nothing any more. */
export function decideDocument(
  contract: Contract,
  { party, kind, digest, refusedFor, at }: DocumentVerdict,
): Result<Contract, VerdictFault> {
  const signatory = contract[party]
  const paper = documentOf(signatory, kind)
  if (paper === undefined || paper.digest !== digest) return fail('other-paper')
  if (hasSigned(contract, party)) return fail('signed')
  if (nextSigner(contract) === null) return fail('ended')
  if (paper.standing.is !== 'waiting') return fail('settled')
  if (refusedFor === null)
    return namesBoth(signatory)
      ? ok(
          withDays(
            { ...contract, [party]: withDocument(signatory, { ...paper, standing: { is: 'accepted', at } }) },
            at,
          ),
        )
      : fail('unnamed')
  const reason = refusedFor.trim()
  if (reason === '') return fail('no-reason')
  const refused = withDocument(signatory, { ...paper, standing: { is: 'refused', at, reason } })
  return ok(
    withDays(
      { ...contract, [party]: { ...refused, proofs: refused.proofs.filter((proof) => proof !== kind) } },
      at,
      true,
    ),
  )
}

/**
 * A contract, of whose documents something was submitted or decided: while the platform reviews one on which the
 * buyer's signature rests, the buyer's deadline is paused. A deadline that is over stays over, and a refusal is
 * counted.
 */
export function withDays(contract: Contract, at: number, isRefused = false): Contract {
  if (!isInstant(at) || nextSigner(contract) === null || isLate(contract, at)) return contract
  const { buyer } = contract
  const isLookedAt = SUPPORTING_DOCUMENT_KINDS.some(
    (kind) => willNeed(buyer, kind) && documentOf(buyer, kind)?.standing.is === 'waiting',
  )
  return { ...contract, ...(isLookedAt ? holdDays(contract, at) : resumeDays(runningDays(contract), at, isRefused)) }
}

/** A signatory as the other party sees them: where their documents stand, and not what was wrong with them. */
export const asOthersSee = (signatory: Signatory): Signatory => ({
  ...signatory,
  papers: signatory.papers.map((paper) =>
    paper.standing.is === 'refused' ? { ...paper, standing: { ...paper.standing, reason: '' } } : paper,
  ),
})

/** The obstacle that keeps the next one from signing. */
export function signingPause(contract: Contract): SigningPause | null {
  const next = nextSigner(contract)
  if (next === null) return null
  const signatory = contract[next]
  if (isUnderReview(signatory)) return 'looked-at'
  return neededDocuments(signatory).some((kind) => documentOf(signatory, kind)?.standing.is === 'refused')
    ? 'refused'
    : null
}

const withDocument = (signatory: Signatory, paper: SupportingDocument): Signatory => ({
  ...signatory,
  papers: [...signatory.papers.filter(({ kind }) => kind !== paper.kind), paper],
})
