import { keepKnownIdentity, pictureDigest } from '../../account/index.ts'
import { visitRefusal } from '@diandu/core/account'
import {
  codeRefusal,
  decideProven,
  decideUnbegun,
  isProven,
  noContract,
  partyOf,
  type ContractRecord,
  type Proof,
  type SigningParty,
} from '@diandu/core/contracts'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { Database } from '../../database/index.ts'
import { findAttempt, spendAttempt, tryAttemptCode, type Attempt } from './attempt-store.ts'
import { findContract, lockContract, writeParty } from '../contract-store.ts'
import type { SigningDeps } from '../pdf/draft-contract.ts'
import type { IdentityProvider, Visit } from '../../integrations/index.ts'
import { keepDocument } from '../supporting-documents/keep-document.ts'
import { keepIdentity } from './identity-evidence.ts'
import { redraw } from '../pdf/rerender-pdf.ts'
import { writeDays } from '../supporting-documents/signing-days-store.ts'

export interface FinishedProof {
  readonly contract: ContractRecord
  readonly userId: string
  readonly proof: Proof
  readonly code: string | null
  readonly network: string
}

/** Finishes a proof that was begun: the given values become a digest, and the person's identity is proven. */
export async function finishProof(
  db: Database,
  { contract, userId, proof, code, network }: FinishedProof,
  deps: SigningDeps & { readonly identity: IdentityProvider },
): Promise<Result<ContractRecord>> {
  const { box, nowMs } = deps
  const party = partyOf(contract, userId)
  if (party === undefined) return fail(noContract())
  const place = { contractId: contract.id, party }
  const attempt = await findAttempt(db, box, place)
  if (attempt?.proof !== proof)
    return decideUnbegun((await findContract(db, box, contract.id)) ?? contract, party, proof)
  const answered =
    attempt.visit === null
      ? await decideByCode(db, { place, attempt, code, nowMs })
      : await decideByVisit(db, { place, visit: attempt.visit }, deps.identity)
  if (!answered.ok) return answered
  return db.transaction(async (tx): Promise<Result<ContractRecord>> => {
    await lockContract(tx, contract.id)
    const current = await findContract(tx, box, contract.id)
    if (current === undefined) return fail(noContract())
    if (!(await spendAttempt(tx, place, proof))) return decideUnbegun(current, party, proof)
    const { fields } = attempt
    const pictureId = proof === 'equity' ? (fields.equityPaper ?? '') : undefined
    const equityDigest = pictureId === undefined ? undefined : await pictureDigest(tx, box, pictureId)
    const decided = decideProven({ contract: current, party, proof, fields, equityDigest, at: nowMs })
    if (!decided.ok) return decided
    const { contract: proven, isRenamed } = decided.value
    if (pictureId !== undefined) {
      const given = { contractId: contract.id, userId, kind: 'equity', pictureId } as const
      await keepDocument(tx, current[party], proven[party], given, deps)
    }
    await writeParty(tx, box, contract.id, proven[party])
    await keepIdentity(tx, { contractId: contract.id, party, userId, attempt, network }, deps)
    await writeDays(tx, current, proven)
    const { signer, proofs } = proven[party]
    if (proof !== 'on-record' && isProven('person', proofs)) await keepKnownIdentity(tx, userId, signer, deps)
    if (isRenamed) await redraw(tx, proven, deps)
    return ok(proven)
  })
}

interface Begun {
  readonly place: { readonly contractId: string; readonly party: SigningParty }
  readonly attempt: Attempt
  readonly code: string | null
  readonly nowMs: number
}

/**
 * Counted outside of any transaction: a refusal must not undo it. What went on by no code was checked when it was
 * begun.
 */
async function decideByCode(db: Database, { place, attempt, code, nowMs }: Begun): Promise<Result<void>> {
  const tried = attempt.hasCode ? await tryAttemptCode(db, place, code ?? '', nowMs) : 'right'
  return tried === 'right' ? ok(undefined) : fail(codeRefusal(tried))
}

/** Asks for this visit only. A refusal uses the attempt up. */
async function decideByVisit(
  db: Database,
  { place, visit }: Pick<Begun, 'place'> & { readonly visit: Visit },
  identity: IdentityProvider,
): Promise<Result<void>> {
  const verdict = await identity.verdictOf(visit.id)
  if (!verdict.ok) return verdict
  if (verdict.value === 'matches') return ok(undefined)
  if (verdict.value !== 'pending') await spendAttempt(db, place, 'high')
  return fail(visitRefusal(verdict.value))
}
