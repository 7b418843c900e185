import { judgePaper, paperOf, type VerdictFault } from '@diandu/core/contracts'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { DataBox } from '../../account/index.ts'
import type { Database } from '../../database/index.ts'
import { findContract, lockContract, writeParty } from '../contract-store.ts'
import { contractAt } from '../kept-contract.ts'
import { writeDays } from './signing-days-store.ts'
import { findSigningPaper, settleSigningPaper, type KeptSigningPaper } from './signing-paper-store.ts'
import { addSigningPaperStep } from './signing-paper-steps.ts'

export interface PaperReview {
  /** Of the paper that was looked at. */
  readonly id: string
  readonly verdict: 'accepted' | 'refused'
  readonly by: string
  /** Where it is refused, whoever handed it in reads this. */
  readonly why: string
  readonly at: number
}

/** What a reviewer says of a paper, once, and of this very one: who says it, of what, when and why is kept with it. */
export function reviewPaper(db: Database, { id, verdict, by, why, at }: PaperReview, box: DataBox): Promise<Result<KeptSigningPaper, VerdictFault>> {
  return db.transaction(async (tx): Promise<Result<KeptSigningPaper, VerdictFault>> => {
    const looked = await findSigningPaper(tx, id)
    if (looked === undefined) return fail('other-paper')
    const { contractId, party, kind, digest } = looked
    await lockContract(tx, contractId)
    const contract = await findContract(tx, box, contractId)
    if (contract === undefined) return fail('other-paper')
    const current = contractAt(contract, at)
    const judged = judgePaper(current, { party, kind, digest, refusedFor: verdict === 'refused' ? why : null, at })
    if (!judged.ok) return judged
    const signatory = judged.value[party]
    const standing = paperOf(signatory, kind)?.standing
    if (standing === undefined || standing.is === 'waiting' || !(await settleSigningPaper(tx, looked, standing))) return fail('other-paper')
    if (verdict === 'refused') await writeParty(tx, box, contractId, signatory)
    await writeDays(tx, current, judged.value)
    await addSigningPaperStep(tx, looked, { what: verdict, by, why, at })
    return ok({ ...looked, standing })
  })
}
