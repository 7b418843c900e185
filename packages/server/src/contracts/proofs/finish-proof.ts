import {
  asShown,
  isAnotherCompany,
  isAnotherPerson,
  PROOFS,
  withProof,
  type Proof,
  type Signatory,
} from '@diandu/core/contracts'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { Database } from '../../database/index.ts'
import { findAttempt, spendAttempt, tryAttemptCode, type Attempt } from './attempt-store.ts'
import { findContract, lockContract, writeParty } from '../contract-store.ts'
import type { SigningDeps } from '../pdf/draft-contract.ts'
import type { IdentityProvider, Visit } from '../../integrations/index.ts'
import { submitDocument } from '../supporting-documents/submit-document.ts'
import { otherCompany } from './validate-proof.ts'
import { contractAt, partyOf, type ContractRecord, type SigningParty } from '../contract-record.ts'
import { keepIdentity } from './identity-evidence.ts'
import { redraw } from '../pdf/rerender-pdf.ts'
import { noContract } from '../sign-contract.ts'
import { keepDays } from '../supporting-documents/signing-days-store.ts'

export interface FinishedProof {
  readonly contract: ContractRecord
  readonly userId: string
  readonly proof: Proof
  readonly code: string | null
  readonly network: string
}

/** Finishes a proof that was begun: what was given becomes a digest, and the person is who they said. */
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
  // A signer who comes back from a page elsewhere in two ways, also at once, is told the same twice.
  const otherwise = (known: ContractRecord): Result<ContractRecord> =>
    PROOFS[proof].by === 'page' && known[party].proofs.includes(proof)
      ? ok(known)
      : fail(refused('bad-parameter', '请重新认证', 'proof'))
  if (attempt?.proof !== proof) return otherwise((await findContract(db, box, contract.id)) ?? contract)
  const decided =
    attempt.visit === null
      ? await decideByCode(db, { place, attempt, code, nowMs })
      : await decideByVisit(db, { place, visit: attempt.visit }, deps.identity)
  if (!decided.ok) return decided
  return db.transaction(async (tx): Promise<Result<ContractRecord>> => {
    await lockContract(tx, contract.id)
    const current = await findContract(tx, box, contract.id)
    if (current === undefined) return fail(noContract())
    if (!(await spendAttempt(tx, place, proof))) return otherwise(current)
    // A signer who began this before another person became known here cannot finish it as that one.
    if (isAnotherPerson(attempt.fields, current[party].signer)) return fail({ kind: 'signer-mismatch' })
    if (isAnotherCompany(attempt.fields, current[party].owner)) return fail(otherCompany())
    const shown = withProof(asShown(current[party], attempt.fields), proof)
    const handed =
      proof === 'equity'
        ? await submitDocument(
            tx,
            shown,
            { contractId: contract.id, userId, kind: 'equity', pictureId: attempt.fields.equityPaper ?? '' },
            deps,
          )
        : ok({ signatory: shown })
    if (!handed.ok) return handed
    const { signatory } = handed.value
    await writeParty(tx, box, contract.id, signatory)
    await keepIdentity(tx, { contractId: contract.id, party, userId, attempt, network }, deps)
    // What has ended by now is over, whether or not the sweep came by: its deadline is not paused.
    const proven = await keepDays(tx, { ...contractAt(current, nowMs), [party]: signatory }, nowMs)
    if (current.status === 'draft' && isNamed(current[party], signatory)) await redraw(tx, proven, deps)
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
  if (tried === 'wrong') return fail(refused('code-wrong', '验证码不正确', 'code'))
  return tried === 'spent' ? fail(refused('code-spent', '验证码已失效，请重新获取', 'code')) : ok(undefined)
}

/** What the provider says of this visit, and of no other. A no uses the attempt up. */
async function decideByVisit(
  db: Database,
  { place, visit }: Pick<Begun, 'place'> & { readonly visit: Visit },
  identity: IdentityProvider,
): Promise<Result<void>> {
  const verdict = await identity.verdictOf(visit.id)
  if (!verdict.ok) return verdict
  if (verdict.value === 'matches') return ok(undefined)
  if (verdict.value === 'pending') return fail(refused('proof-pending', '还没有收到认证结果，请先在认证页面完成'))
  await spendAttempt(db, place, 'high')
  return fail(
    refused(
      'bad-parameter',
      verdict.value === 'differs' ? '认证没有通过，请重试，或换一种方式' : '认证已过期，请重新开始',
      'proof',
    ),
  )
}

/** Whether the document comes to name a signer whom it did not. */
const isNamed = (before: Signatory, now: Signatory): boolean =>
  before.signer.name !== now.signer.name || before.owner.name !== now.owner.name
