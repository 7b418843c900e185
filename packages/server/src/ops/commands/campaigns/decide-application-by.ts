import { reviewApplication } from '../../../campaigns/index.ts'
import { done, notDone, type OpsAnswer, type OpsDeps } from '../../ops-deps.ts'
import { refusalText } from '../../texts/value-texts.ts'

/** Lets an application in (`refusedFor` is null) or refuses it, and answers what was done, or why nothing was. */
export async function decideApplicationBy(
  { db, clock }: OpsDeps,
  says: { readonly id: string; readonly refusedFor: string | null; readonly by: string },
  reason: string,
): Promise<OpsAnswer> {
  const decided = await db.transaction((tx) => reviewApplication(tx, { ...says, at: clock.now() }))
  return decided.ok ? done(reason) : notDone(refusalText(decided.failure))
}
