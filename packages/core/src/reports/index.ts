export { decideReport, type ReportFacts } from './decide-report.ts'
export { decideVerdict, type ReportVerdict } from './decide-verdict.ts'
export { removalMessages, type RemovedShop } from './removal-messages.ts'
export {
  REPORT_LIMITS,
  REPORT_REASONS,
  REPORT_STATUSES,
  type ReportDraft,
  type ReportId,
  type ReportReason,
  type ReportStatus,
  type ShopReport,
} from './report.ts'
export type { ShopReports } from './reports.ports.ts'
