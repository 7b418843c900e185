import * as v from 'valibot'
import {
  REPORT_REASONS,
  REPORT_STATUSES,
  type ReportId,
  type ReportReason,
  type ReportStatus,
  type ShopReport,
} from '@diandu/core/reports'
import { shopId } from './catalog.schemas.ts'
import { idOf, instant } from './schemas.ts'

export const reportReason = v.picklist(Object.keys(REPORT_REASONS) as ReportReason[])

export const shopReport = v.object({
  id: idOf<ReportId>(),
  shopId,
  reason: reportReason,
  words: v.string(),
  reportedAt: instant,
  status: v.picklist(Object.keys(REPORT_STATUSES) as ReportStatus[]),
  answer: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, ShopReport>
