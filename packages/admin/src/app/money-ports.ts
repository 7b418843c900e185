import type { StaffBooks, StaffExports } from '@diandu/core/admin'

/** The pages of money reach the server by these. */
export interface MoneyPorts {
  readonly books: StaffBooks
  readonly exports: StaffExports
}
