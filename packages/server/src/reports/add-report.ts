import { isPubliclyVisible } from '@diandu/core/catalog'
import { DAY_MS, fail, ok, type Result } from '@diandu/core/kernel'
import { decideReport, type ReportDraft, type ReportId, type ShopReport } from '@diandu/core/reports'
import { holdPictures, keepPictures } from '../account/index.ts'
import { findShop } from '../catalog/index.ts'
import type { Transaction } from '../database/index.ts'
import { lockUser } from '../session/index.ts'
import { countReports, insertReport, lastReport } from './report-store.ts'

interface NewReport {
  readonly userId: string
  readonly id: ReportId
  readonly at: number
}

/** The transaction must be undone where this fails. */
export async function addReport(
  tx: Transaction,
  { userId, id, at }: NewReport,
  draft: ReportDraft,
): Promise<Result<ShopReport>> {
  if ((await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
  const found = await findShop(tx, draft.shopId)
  const facts = {
    isVisible: found !== null && isPubliclyVisible(found.shop.status),
    isOwn: found?.sellerId === userId,
    isOpen: (await lastReport(tx, userId, draft.shopId))?.status === 'open',
    madeToday: await countReports(tx, userId, at - DAY_MS),
    areOwnPictures: await holdPictures(tx, userId, draft.pictures),
  }
  const decided = decideReport(facts, draft)
  if (!decided.ok) return decided
  const { shopId, reason, words, pictures } = decided.value
  const report: ShopReport = { id, shopId, reason, words, reportedAt: at, status: 'open', answer: null }
  await keepPictures(tx, userId, `report ${id}`, pictures)
  await insertReport(tx, userId, report, pictures)
  return ok(report)
}
