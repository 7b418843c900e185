import type {
  ListingDesk,
  ProposalDesk,
  StaffAccess,
  StaffList,
  StaffLogs,
  StaffPeople,
  WithdrawalDesk,
  WorkDesk,
} from '@diandu/core/admin'
import type { Failure } from '@diandu/core/kernel'

/** All that the console's pages reach the server by. */
export interface ConsolePorts {
  readonly access: StaffAccess
  readonly work: WorkDesk
  readonly listings: ListingDesk
  readonly withdrawals: WithdrawalDesk
  readonly proposals: ProposalDesk
  readonly staff: StaffList
  readonly logs: StaffLogs
  readonly people: StaffPeople
  /** Reports every failure of any call. */
  readonly failures: { readonly subscribe: (listener: (failure: Failure) => void) => () => void }
}
