import type {
  CaseDesk,
  ContentDesk,
  PersonActs,
  ShopOwners,
  ConsoleEvents,
  OwnCredentials,
  PasskeyDevice,
  ProposalDesk,
  StaffAccess,
  StaffInvitations,
  StaffList,
  StaffLogs,
  StaffOrders,
  StaffPeople,
  StaffSystem,
  WorkDesk,
} from '@diandu/core/admin'
import type { Failure } from '@diandu/core/kernel'

import type { MoneyPorts } from './money-ports.ts'

/** All that the console's pages reach the server by. */
export interface ConsolePorts extends MoneyPorts {
  readonly access: StaffAccess
  readonly invitations: StaffInvitations
  readonly credentials: OwnCredentials
  readonly passkeys: PasskeyDevice
  readonly work: WorkDesk
  readonly cases: CaseDesk
  readonly proposals: ProposalDesk
  readonly staff: StaffList
  readonly logs: StaffLogs
  readonly people: StaffPeople
  readonly personActs: PersonActs
  readonly content: ContentDesk
  readonly orders: StaffOrders
  readonly owners: ShopOwners
  readonly system: StaffSystem
  readonly events: ConsoleEvents
  /** Reports every failure of any call. */
  readonly failures: { readonly subscribe: (listener: (failure: Failure) => void) => () => void }
}
