import type { StaffClosings, StaffBooks, StaffExports, StaffPayouts } from '@diandu/core/admin'

/** The pages of money reach the server by these. */
export interface MoneyPorts {
  readonly books: StaffBooks
  readonly exports: StaffExports
  readonly payouts: StaffPayouts
  readonly closings: StaffClosings
}
