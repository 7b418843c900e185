import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { decideVerdict, removalMessages, type ReportVerdict, type ShopReport } from '@diandu/core/reports'
import type { Transaction } from '../database/index.ts'
import { writeMessage, writeMessages } from '../inbox/index.ts'
import { buyersOf } from '../orders/index.ts'
import { removeListing } from '../selling/index.ts'
import { insertHold } from '../wallet/index.ts'
import { lockReport, updateReport } from './report-store.ts'

/** Writes down what the operator says of a report, and tells its reporter. */
export async function decideStoredReport(
  tx: Transaction,
  id: string,
  verdict: ReportVerdict,
  by: string,
): Promise<Result<ShopReport>> {
  const report = await lockReport(tx, id)
  if (report === undefined) return fail(refused('not-found', '没有找到这条举报', 'id'))
  const { userId, username: _name, shopTitle, pictures: _pictures, ...own } = report
  const decided = decideVerdict(own, verdict, { userId, shopTitle })
  if (!decided.ok) return decided
  await updateReport(tx, decided.value.report, by, verdict.at)
  await writeMessage(tx, decided.value.message)
  if (verdict.status === 'upheld') await uphold(tx, own, verdict.at, by)
  return ok(decided.value.report)
}

/** The shop goes off the market, and no money of its seller leaves the platform until a reviewer releases it. */
async function uphold(
  tx: Transaction,
  report: Pick<ShopReport, 'id' | 'shopId' | 'reason'>,
  at: number,
  by: string,
): Promise<void> {
  const { id: reportId, shopId, reason } = report
  const removed = await removeListing(tx, shopId, { reason, at }, by)
  if (removed === undefined) return
  const { sellerId, title: shopTitle } = removed
  await insertHold(tx, { userId: sellerId, reportId, shopId, shopTitle, reason, heldAt: at, heldBy: by })
  const buyerIds = await buyersOf(tx, shopId)
  await writeMessages(tx, removalMessages({ report, shopTitle, sellerId, buyerIds, at }))
}
