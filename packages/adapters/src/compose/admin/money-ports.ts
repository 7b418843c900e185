import {
  httpStaffClosings,
  httpStaffBooks,
  httpStaffExports,
  httpStaffPayouts,
  httpStaffSheets,
  httpStaffStatements,
} from '../../admin/http-money.ts'
import type { AdminClient } from '../../admin/admin-client.ts'
import { port } from '../port.ts'
import type { ServiceIdentifier } from 'inversify'

export const moneyPorts = (client: ServiceIdentifier<AdminClient>) => ({
  books: port(httpStaffBooks, client),
  exports: port(httpStaffExports, client),
  payouts: port(httpStaffPayouts, client),
  closings: port(httpStaffClosings, client),
  statements: port(httpStaffStatements, client),
  sheets: port(httpStaffSheets, client),
})
