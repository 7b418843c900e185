import type {
  StaffClosings,
  StaffBooks,
  StaffExports,
  StaffPayouts,
  StaffSheets,
  StaffStatements,
} from '@diandu/core/admin'

/** The pages of money, and sheets that staff upload, reach the server by these. */
export interface MoneyPorts {
  readonly books: StaffBooks
  readonly exports: StaffExports
  readonly payouts: StaffPayouts
  readonly closings: StaffClosings
  readonly statements: StaffStatements
  readonly sheets: StaffSheets
}
