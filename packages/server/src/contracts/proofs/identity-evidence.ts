import { pictureDigest } from '../../account/index.ts'
import { proofPictures, PROOFS, type ContractId, type Proof, type SigningParty } from '@diandu/core/contracts'
import { canonicalJson } from '../../calls/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { Attempt, GivenFields } from './attempt-store.ts'
import type { SigningDeps } from '../pdf/draft-contract.ts'
import { addEvidence, listEvidence } from '../evidence-store.ts'
import { digestOf } from '../pdf/contract-pdf-store.ts'

interface ShownIdentity {
  readonly contractId: ContractId
  readonly party: SigningParty
  readonly userId: string
  readonly attempt: Pick<Attempt, 'proof' | 'fields' | 'visit'>
  /** From where, as a neighbourhood. */
  readonly network: string
}

/** Keeps what a signer has shown of who they are, as a digest. */
export async function keepIdentity(
  tx: Transaction,
  { contractId, party, userId, attempt: { proof, fields, visit }, network }: ShownIdentity,
  { box, random, nowMs }: SigningDeps,
): Promise<void> {
  const given = {
    proof,
    fields: await withContents(tx, box, fields),
    userId,
    ...(visit === null ? {} : { visit: visit.id }),
  }
  const digest = identityDigest(given, { contractId, party }, box)
  const by = await shownBy(tx, { contractId, party, proof, digest })
  await addEvidence(tx, contractId, { kind: 'identity', party, digest, keptAt: nowMs, by, from: network }, random)
}

/** For a picture stands what it shows, and not where it lies. */
async function withContents(tx: Transaction, box: SigningDeps['box'], fields: GivenFields): Promise<GivenFields> {
  const digests = await Promise.all(
    proofPictures(fields).map(async ([name, id]) => [name, await pictureDigest(tx, box, id)] as const),
  )
  return { ...fields, ...Object.fromEntries(digests) }
}

/**
 * Of so few digits that all could be tried: only with a salt that the platform can name, and the database does not
 * hold, is it no answer.
 */
function identityDigest(
  given: object,
  { contractId, party }: { readonly contractId: string; readonly party: string },
  box: SigningDeps['box'],
): string {
  return digestOf(canonicalJson({ ...given, salt: box.signatureOf(`identity evidence ${contractId} ${party}`) }))
}

/** Where the owner becomes another, one company is shown after the other: each is a piece of its own. */
async function shownBy(
  tx: Transaction,
  {
    contractId,
    party,
    proof,
    digest,
  }: { readonly contractId: string; readonly party: SigningParty; readonly proof: Proof; readonly digest: string },
): Promise<string> {
  const stored = await listEvidence(tx, contractId)
  const isNew =
    PROOFS[proof].of === 'company' &&
    stored.some((piece) => piece.party === party && piece.by === proof && piece.digest !== digest)
  return isNew ? `${proof} ${digest.slice(0, 8)}` : proof
}
