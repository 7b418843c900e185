import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { decideVerdict, type ReportVerdict, type ShopReport } from '@diandu/core/reports'
import type { Transaction } from '../database/index.ts'
import { writeMessage } from '../inbox/index.ts'
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
  return ok(decided.value.report)
}
