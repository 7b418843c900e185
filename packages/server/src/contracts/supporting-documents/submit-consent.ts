import { decideConsent, noConsentPicture, validateConsent, type ContractRecord } from '@diandu/core/contracts'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { DataBox } from '../../crypto/index.ts'
import { keepPictures, pictureDigest } from '../../account/index.ts'
import type { MemberContext } from '../../calls/index.ts'
import { networkOf } from '../../kernel/index.ts'
import { findContract, lockContract } from '../contract-store.ts'
import { addEvidence } from '../evidence-store.ts'
import { keepDocument } from './keep-document.ts'
import { writeDays } from './signing-days-store.ts'

/**
 * The document by which the owner lets another person sign, which the platform reviews before they do. A picture of the
 * one who submits it, and only before they have signed. The contract is read with its row locked: a proof that is
 * finished meanwhile is not undone.
 */
export function handInConsent(
  contractId: string,
  paper: string,
  { db, viewer: { userId }, clock, random, clientAddress }: MemberContext,
  box: DataBox,
): Promise<Result<ContractRecord>> {
  const nowMs = clock.now()
  return db.transaction(async (tx): Promise<Result<ContractRecord>> => {
    await lockContract(tx, contractId)
    const stored = await findContract(tx, box, contractId)
    const facts = { userId, contract: stored, at: nowMs }
    const own = validateConsent(facts)
    if (!own.ok) return own
    const { party, contract } = own.value
    if (!(await keepPictures(tx, userId, `consent ${contractId} ${party}`, [paper]))) return fail(noConsentPicture())
    const digest = await pictureDigest(tx, box, paper)
    const decided = decideConsent(facts, digest)
    if (!decided.ok) return decided
    const handed = decided.value
    const given = { contractId, userId, kind: 'consent', pictureId: paper } as const
    await keepDocument(tx, contract[party], handed[party], given, { box, random, nowMs })
    const piece = {
      kind: 'consent',
      party,
      digest,
      keptAt: nowMs,
      by: paper,
      from: networkOf(clientAddress),
    } as const
    await addEvidence(tx, handed.id, piece, random)
    await writeDays(tx, contract, handed)
    return ok(handed)
  })
}
