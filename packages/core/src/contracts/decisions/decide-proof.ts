import { proofNotOffered, unbegunVisit } from '../../account/index.ts'
import { refusedInName, repeatedPicture, unprintableSigns } from '../../input/index.ts'
import { fail, ok, refused, type Failure, type Result } from '../../kernel/index.ts'
import { contractAt, type ContractRecord, type SigningParty } from '../contract-record.ts'
import { submitDocument, withDays } from '../document-review.ts'
import { PROOFS, type Proof, type ProofField } from '../proof.ts'
import { asShown, isAnotherCompany, isAnotherPerson, provesAs, withProof, type Signatory } from '../signatory.ts'
import { documentRefusal } from './contract-refusal.ts'

/** The answers of a party to show who they are, or the data read from them. */
export interface GivenProof {
  readonly proof: Proof
  readonly fields: Readonly<Partial<Record<ProofField, string>>>
}

/** Whether a party may begin a proof with these data: another person's documents are a mismatch at once. */
export function decideProof(
  signatory: Signatory,
  offered: readonly Proof[],
  { proof, fields }: GivenProof,
): Result<null> {
  if (PROOFS[proof].of !== provesAs(signatory)) return fail(refused('bad-parameter', '认证方式与主体不符', 'proof'))
  if (!offered.includes(proof)) return fail(proofNotOffered())
  const refusedSigns = [
    ['name', refusedInName(fields.name ?? '')],
    ['companyName', unprintableSigns(fields.companyName ?? '')],
  ] as const
  for (const [field, signs] of refusedSigns)
    if (signs.length > 0) return fail(refused('bad-parameter', `名称里有不能使用的字符：${signs.join(' ')}`, field))
  return sameOnes(signatory, fields)
}

const PICTURES = ['idFront', 'idBack', 'equityPaper'] as const satisfies readonly ProofField[]
export type ProofPicture = (typeof PICTURES)[number]

/** The pictures among what was given, each with its field. */
export const proofPictures = (fields: GivenProof['fields']): readonly (readonly [ProofPicture, string])[] =>
  PICTURES.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]] as const]))

export const noProofPicture = (field: ProofPicture): Failure => refused('not-found', '请重新上传图片', field)

/** Whether these pictures are accepted, by their digests: all different, and a document as it can be submitted. */
export function decideProofPictures(
  signatory: Signatory,
  proof: Proof,
  shown: readonly (readonly [ProofPicture, string])[],
): Result<null> {
  const repeated = repeatedPicture(shown)
  if (repeated !== undefined)
    return fail(refused('same-picture', '这张和前一张是同一张照片，请把两面分别拍下来', repeated))
  const paper = shown.find(([field]) => field === 'equityPaper')
  const handed =
    proof === 'equity' && paper !== undefined
      ? submitDocument(signatory, { kind: 'equity', digest: paper[1], handedInAt: 0 })
      : ok(signatory)
  return handed.ok ? ok(null) : fail(documentRefusal(handed.failure, 'equity'))
}

/** A completed proof. */
export interface FinishedProof<C extends ContractRecord> extends GivenProof {
  readonly contract: C
  readonly party: SigningParty
  /** Digest of a proof of equity; undefined for every other proof. */
  readonly equityDigest: string | undefined
  readonly at: number
}

export interface DecidedProof<C extends ContractRecord> {
  readonly contract: C
  /** Nothing is signed yet, and the document names this party from now on. */
  readonly isRenamed: boolean
}

/** Enters the proven identity of a party, unless another user is the signer by now. */
export function decideProven<C extends ContractRecord>({
  contract,
  party,
  proof,
  fields,
  equityDigest,
  at,
}: FinishedProof<C>): Result<DecidedProof<C>> {
  const before = contract[party]
  const same = sameOnes(before, fields)
  if (!same.ok) return same
  const shown = withProof(asShown(before, fields), proof)
  const handed =
    equityDigest === undefined
      ? ok(shown)
      : submitDocument(shown, { kind: 'equity', digest: equityDigest, handedInAt: at })
  if (!handed.ok) return fail(documentRefusal(handed.failure, 'equity'))
  const now = handed.value
  // The contract may have ended without the sweep having run: its deadline is not paused then.
  const current = contractAt(contract, at)
  return ok({
    contract: { ...current, ...withDays({ ...current, [party]: now }, at) },
    isRenamed:
      contract.status === 'draft' && (before.signer.name !== now.signer.name || before.owner.name !== now.owner.name),
  })
}

function sameOnes({ signer, owner }: Signatory, fields: GivenProof['fields']): Result<null> {
  if (isAnotherPerson(fields, signer)) return fail({ kind: 'signer-mismatch' })
  return isAnotherCompany(fields, owner)
    ? fail(refused('bad-parameter', '公司名称与合同上的公司不一致，请核对', 'companyName'))
    : ok(null)
}

/**
 * The answer for a proof that was not begun, or is used up. A signer who comes back twice from a page gets the same
 * success.
 */
export const decideUnbegun = <C extends ContractRecord>(contract: C, party: SigningParty, proof: Proof): Result<C> =>
  PROOFS[proof].by === 'page' && contract[party].proofs.includes(proof) ? ok(contract) : fail(unbegunVisit())

/** For a proof by an identity that was never shown. */
export const nothingOnRecord = (): Failure => refused('not-found', '还没有实名认证过，请选其他方式', 'proof')

export const noProofPage = (): Failure => refused('bad-parameter', '请先开始认证', 'contractId')
export const codeRefusal = (tried: 'wrong' | 'spent'): Failure =>
  tried === 'wrong'
    ? refused('code-wrong', '验证码不正确', 'code')
    : refused('code-spent', '验证码已失效，请重新获取', 'code')
