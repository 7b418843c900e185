import { proofAlreadyAsked, tooManyProofs } from '@diandu/core/account'
import {
  decideProof,
  noContract,
  nothingOnRecord,
  partyOf,
  PROOFS,
  type ContractRecord,
  type Proof,
  type ProofBegun,
} from '@diandu/core/contracts'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { resendSecondsLeft } from '@diandu/core/session'
import { identityOf } from '../../account/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import type { Database } from '../../database/index.ts'
import { findUser } from '../../session/index.ts'
import { offeredProofs, type IdentityProvider, type Sms } from '../../integrations/index.ts'
import { PROOF_CODE_VALID_MS, keepAttempt, lastSentTo, type GivenFields } from './attempt-store.ts'
import type { SigningDeps } from '../pdf/draft-contract.ts'
import { validateProof } from './validate-proof.ts'
import { keepProofPictures } from './proof-pictures.ts'
import { countQuestion } from './proof-questions.ts'

export interface BegunProof {
  readonly contract: ContractRecord
  readonly userId: string
  readonly proof: Proof
  readonly fields: GivenFields
  /** From where, as a neighbourhood. */
  readonly network: string
}

export interface ProofTools extends SigningDeps {
  readonly db: Database
  readonly sms: Sms
  readonly identity: IdentityProvider
  /** Whether the request that asks is no copy of one before. */
  readonly isFirstSent: () => Promise<boolean>
}

/** Begins a proof: documents of another person are a mismatch at once, and only then a code goes out. */
export async function beginProof(
  { contract, userId, proof, fields: given, network }: BegunProof,
  tools: ProofTools,
): Promise<Result<ProofBegun>> {
  const { db, box, random, sms, identity, isFirstSent, nowMs } = tools
  const party = partyOf(contract, userId)
  if (party === undefined) return fail(noContract())
  const fields = proof === 'on-record' ? await fieldsOnRecord(db, userId, box) : given
  if (fields === undefined) return fail(nothingOnRecord())
  const { by } = PROOFS[proof]
  const decided = decideProof(contract[party], offeredProofs(identity), { proof, fields })
  if (!decided.ok) return decided
  const taken = await db.transaction((tx) => keepProofPictures(tx, party, { contract, userId, proof, fields }, box))
  if (!taken.ok) return taken
  const waitSeconds =
    by === 'code' ? resendSecondsLeft(await lastSentTo(db, { contractId: contract.id, party }), nowMs) : 0
  if (waitSeconds > 0) return fail(refused('code-too-soon', `请 ${waitSeconds} 秒后再获取验证码`, 'mobile'))
  // Each question costs money, and one of the person's twenty.
  if (by !== 'paper' && !(await isFirstSent())) return fail(proofAlreadyAsked(PROOFS[proof].requests[0]))
  const isCounted =
    by === 'paper' ||
    (await countQuestion(db, { contractId: contract.id, userId, what: 'proof: asked', network, at: nowMs }))
  if (!isCounted) return fail(tooManyProofs(PROOFS[proof].requests[0]))
  const validated = await validateProof(
    { contractId: contract.id, proof, fields, signer: contract[party].signer },
    { db, box, identity },
  )
  if (!validated.ok) return validated
  const { visit } = validated.value
  const code = by === 'code' ? String(random.below(1_000_000)).padStart(6, '0') : null
  const isKept = await keepAttempt(db, box, { contractId: contract.id, party, proof, ...validated.value, code }, nowMs)
  if (!isKept) return fail(refused('code-too-soon', '今天获取验证码的次数已用完，请明天再试', 'mobile'))
  if (visit !== null) return ok({ next: 'page', url: visit.url, opensIn: visit.opensIn })
  if (code === null) return ok({ next: 'nothing' })
  const sent = await sms.sendCode({
    mobile: fields.mobile ?? '',
    code,
    purpose: 'sign-contract',
    validMs: PROOF_CODE_VALID_MS,
  })
  return sent.ok ? ok({ next: 'code' }) : fail({ kind: 'refused', message: '短信暂时无法发送，请稍后再试' })
}

/** Who the user has shown to be, and the mobile by which they show that it is them now. */
async function fieldsOnRecord(db: Database, userId: string, box: DataBox): Promise<GivenFields | undefined> {
  const [known, user] = [await identityOf(db, userId, box), await findUser(db, userId)]
  if (known === null || user === undefined) return undefined
  return { name: known.name, residentId: known.residentId, mobile: user.mobile }
}
