import type { Result } from '@diandu/core/kernel'
import { applicationMessages, decideApplicationReview, type CampaignApplication } from '@diandu/core/participation'
import type { Transaction } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'
import { lockApplication, writeDecision } from './application-store.ts'

/** A reviewer lets an application in (`refusedFor` is null), or says why not. */
export async function reviewApplication(
  tx: Transaction,
  says: { readonly id: string; readonly refusedFor: string | null; readonly by: string; readonly at: number },
): Promise<Result<CampaignApplication>> {
  const stored = await lockApplication(tx, says.id)
  const decided = decideApplicationReview(stored, says.refusedFor, says.at)
  if (!decided.ok || stored === undefined) return decided
  await writeDecision(tx, decided.value, says.by)
  await writeMessages(tx, applicationMessages({ ...stored, ...decided.value }))
  return decided
}
