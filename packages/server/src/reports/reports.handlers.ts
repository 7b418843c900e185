import { ok } from '@diandu/core/kernel'
import type { ReportId } from '@diandu/core/reports'
import { getShopReport, reportShop } from '@diandu/wire'
import { memberHandlerFor, onceHandlerFor, type Handler } from '../calls/index.ts'
import { idFrom } from '../ids/index.ts'
import { addReport } from './add-report.ts'
import { lastReport } from './report-store.ts'

export const reportsHandlers: readonly Handler[] = [
  onceHandlerFor(reportShop, ({ pictures = [], ...draft }, { db, clock, random, viewer }) =>
    addReport(
      db,
      { userId: viewer.userId, id: idFrom(random.token()) as ReportId, at: clock.now() },
      { ...draft, pictures },
    ),
  ),
  memberHandlerFor(getShopReport, async ({ shopId }, { db, viewer }) =>
    ok(await lastReport(db, viewer.userId, shopId)),
  ),
]
