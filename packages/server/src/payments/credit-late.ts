import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { Database } from '../database/index.ts'
import { creditRecharge, lockRecharge, noRecharge, noteCreditedBy, setOutcome, type KeptRecharge, type PostingParts } from '../wallet/index.ts'

/** What came after its recharge had failed becomes the person's by a recharge of its own, once; what it was to pay, the person pays. */
export function creditLate(db: Database, id: string, { by, why }: { readonly by: string; readonly why: string }, parts: PostingParts): Promise<Result<KeptRecharge>> {
  return db.transaction(async (tx): Promise<Result<KeptRecharge>> => {
    const failed = await lockRecharge(tx, id)
    if (failed === undefined) return fail(noRecharge())
    const { userId, channel, amountFen, paidLateAt, creditedBy, purpose } = failed
    if (paidLateAt === null || creditedBy !== null) return fail(refused('bad-parameter', '没有迟到的款项可入账', 'status'))
    const credited = await creditRecharge(tx, { userId, amountFen, channel, by, why: `${why} (${id})`, bankReference: `late ${id}` }, parts)
    if (!credited.ok) return credited
    if (!(await noteCreditedBy(tx, id, credited.value))) throw new Error(`Recharge ${id} was credited while it was locked.`)
    if (purpose !== null) await setOutcome(tx, id, 'kept')
    return ok(failed)
  })
}
