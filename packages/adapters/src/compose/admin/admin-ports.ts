import type { PasskeyDevice } from '@diandu/core/admin'
import type { Clock } from '@diandu/core/kernel'
import type { Container } from 'inversify'
import type { ConsoleEvents } from '@diandu/core/admin'
import type { AdminClient } from '../../admin/admin-client.ts'
import { httpContentDesk } from '../../admin/http-content.ts'
import { httpOwnCredentials, httpStaffInvitations } from '../../admin/http-credentials.ts'
import {
  httpCaseDesk,
  httpPersonActs,
  httpProposalDesk,
  httpStaffAccess,
  httpStaffList,
  httpStaffLogs,
  httpStaffOrders,
  httpStaffPeople,
  httpWorkDesk,
} from '../../admin/http-admin.ts'
import { httpShopOwners } from '../../admin/http-owners.ts'
import { httpStaffSystem } from '../../admin/http-system.ts'
import type { FailureFeed } from '../failure-feed.ts'
import { port, type Port } from '../port.ts'
import { moneyPorts } from './money-ports.ts'
import { token } from '../token.ts'

export const ADMIN_CLIENT = token<AdminClient>('client of the console')

export const ADMIN_PORTS = {
  access: port(httpStaffAccess, ADMIN_CLIENT),
  invitations: port(httpStaffInvitations, ADMIN_CLIENT),
  credentials: port(httpOwnCredentials, ADMIN_CLIENT),
  work: port(httpWorkDesk, ADMIN_CLIENT),
  cases: port(httpCaseDesk, ADMIN_CLIENT),
  proposals: port(httpProposalDesk, ADMIN_CLIENT),
  staff: port(httpStaffList, ADMIN_CLIENT),
  logs: port(httpStaffLogs, ADMIN_CLIENT),
  people: port(httpStaffPeople, ADMIN_CLIENT),
  ...moneyPorts(ADMIN_CLIENT),
  personActs: port(httpPersonActs, ADMIN_CLIENT),
  content: port(httpContentDesk, ADMIN_CLIENT),
  orders: port(httpStaffOrders, ADMIN_CLIENT),
  owners: port(httpShopOwners, ADMIN_CLIENT),
  system: port(httpStaffSystem, ADMIN_CLIENT),
}

type Made = {
  readonly [Name in keyof typeof ADMIN_PORTS]: (typeof ADMIN_PORTS)[Name] extends Port<infer T> ? T : never
}

/** Every port of the console. */
export interface AdminPorts extends Made {
  readonly events: ConsoleEvents
  readonly passkeys: PasskeyDevice
  readonly failures: Pick<FailureFeed, 'subscribe'>
  /** The server's, as its answers say, whatever the clock of the desk shows. */
  readonly clock: Clock
}

export const adminPortsOf = (container: Container): Made =>
  Object.fromEntries(
    Object.entries(ADMIN_PORTS).map(([name, made]) => [name, container.get<unknown>(made.token)]),
  ) as unknown as Made
