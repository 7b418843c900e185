import {
  decideProofPictures,
  noProofPicture,
  proofPictures,
  type ContractRecord,
  type Proof,
  type SigningParty,
} from '@diandu/core/contracts'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { DataBox } from '../../crypto/index.ts'
import { keepPictures, pictureDigest } from '../../account/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { GivenFields } from './attempt-store.ts'

interface GivenPictures {
  readonly contract: ContractRecord
  readonly userId: string
  readonly proof: Proof
  readonly fields: GivenFields
}

/**
 * Takes the pictures of a proof so that they are kept: the person's own, each of something else, and as a document one
 * that is taken.
 */
export async function keepProofPictures(
  tx: Transaction,
  party: SigningParty,
  { contract, userId, proof, fields }: GivenPictures,
  box: DataBox,
): Promise<Result<null>> {
  const given = proofPictures(fields)
  const [first] = given
  if (first === undefined) return ok(null)
  const ids = given.map(([, id]) => id)
  if (!(await keepPictures(tx, userId, `proof ${contract.id} ${party} ${proof}`, ids)))
    return fail(noProofPicture(first[0]))
  const shown = await Promise.all(given.map(async ([field, id]) => [field, await pictureDigest(tx, box, id)] as const))
  return decideProofPictures(contract[party], proof, shown)
}
