import { hasSigned } from '@diandu/core/contracts'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { DataBox } from '../../crypto/index.ts'
import { keepPictures } from '../../account/index.ts'
import type { MemberContext } from '../../calls/index.ts'
import { networkOf } from '../../kernel/index.ts'
import { findContract, lockContract } from '../contract-store.ts'
import { addEvidence } from '../evidence-store.ts'
import { submitDocument } from './submit-document.ts'
import { contractAt, partyOf, type ContractRecord } from '../contract-record.ts'
import { noContract } from '../sign-contract.ts'
import { keepDays } from './signing-days-store.ts'

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
    const role = stored && partyOf(stored, userId)
    if (stored === undefined || role === undefined) return fail(noContract())
    const { status } = contractAt(stored, nowMs)
    if (hasSigned(stored, role) || (status !== 'draft' && status !== 'seller-signed'))
      return fail(refused('terms-changed', '合同状态已变化，请刷新查看'))
    if (!(await keepPictures(tx, userId, `consent ${contractId} ${role}`, [paper])))
      return fail(refused('bad-parameter', '请上传授权书', 'paper'))
    const handed = await submitDocument(
      tx,
      stored[role],
      { contractId, userId, kind: 'consent', pictureId: paper },
      { box, random, nowMs },
    )
    if (!handed.ok) return handed
    const { signatory, digest } = handed.value
    const piece = {
      kind: 'consent',
      party: role,
      digest,
      keptAt: nowMs,
      by: paper,
      from: networkOf(clientAddress),
    } as const
    await addEvidence(tx, stored.id, piece, random)
    return ok(await keepDays(tx, { ...stored, [role]: signatory }, nowMs))
  })
}
