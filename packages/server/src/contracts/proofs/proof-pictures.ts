import { submitDocument, type Proof } from '@diandu/core/contracts'
import { repeatedPicture } from '@diandu/core/input'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { DataBox } from '../../crypto/index.ts'
import { keepPictures } from '../../account/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { GivenFields } from './attempt-store.ts'
import { notTaken } from '../supporting-documents/submit-document.ts'
import type { ContractRecord, SigningParty } from '../contract-record.ts'
import { pictureDigest } from '../picture-digest.ts'

interface GivenPictures {
  readonly contract: ContractRecord
  readonly userId: string
  readonly proof: Proof
  readonly fields: GivenFields
}

const PICTURES = ['idFront', 'idBack', 'equityPaper'] as const

/**
 * Takes the pictures of a proof so that they are kept: the person's own, each of something else, and as a document one
 * that is taken.
 */
export async function keepProofPictures(
  tx: Transaction,
  party: SigningParty,
  { contract, userId, proof, fields }: GivenPictures,
  box: DataBox,
): Promise<Result<void>> {
  const given = PICTURES.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]] as const]))
  const [first] = given
  if (first === undefined) return ok(undefined)
  const ids = given.map(([, id]) => id)
  if (!(await keepPictures(tx, userId, `proof ${contract.id} ${party} ${proof}`, ids)))
    return fail(refused('not-found', '请重新上传图片', first[0]))
  const shown = await Promise.all(given.map(async ([field, id]) => [field, await pictureDigest(tx, box, id)] as const))
  const repeated = repeatedPicture(shown)
  if (repeated !== undefined)
    return fail(refused('same-picture', '这张和前一张是同一张照片，请把两面分别拍下来', repeated))
  if (proof !== 'equity') return ok(undefined)
  const handed = submitDocument(contract[party], { kind: 'equity', digest: shown[0]?.[1] ?? '', handedInAt: 0 })
  return handed.ok ? ok(undefined) : fail(notTaken(handed.failure, 'equity'))
}
