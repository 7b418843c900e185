import { httpStaffClosings, httpStaffBooks, httpStaffExports, httpStaffPayouts } from '../../admin/http-money.ts'
import type { AdminClient } from '../../admin/admin-client.ts'
import { port } from '../port.ts'
import type { ServiceIdentifier } from 'inversify'

export const moneyPorts = (client: ServiceIdentifier<AdminClient>) => ({
  books: port(httpStaffBooks, client),
  exports: port(httpStaffExports, client),
  payouts: port(httpStaffPayouts, client),
  closings: port(httpStaffClosings, client),
})
