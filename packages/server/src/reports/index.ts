export { findReport, listReports } from './report-store.ts'
export { decideStoredReport } from './decide-stored-report.ts'
export { reportsModule } from './reports-module.ts'
