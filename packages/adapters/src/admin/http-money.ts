import type { StaffBooks, StaffExports } from '@diandu/core/admin'
import {
  getBalances,
  getExportPart,
  getHeldMoney,
  getOpenDebts,
  listExports,
  listJournal,
  listMoneyMonths,
  requestExport,
} from '@diandu/wire/admin'
import type { AdminClient } from './admin-client.ts'

export const httpStaffBooks = (client: AdminClient): StaffBooks => ({
  journal: (filter, cursor, signal) =>
    client.send(listJournal, { ...filter, ...(cursor === null ? {} : { cursor }) }, signal),
  balances: (signal) => client.send(getBalances, {}, signal),
  months: (signal) => client.send(listMoneyMonths, {}, signal),
  held: (signal) => client.send(getHeldMoney, {}, signal),
  debts: (signal) => client.send(getOpenDebts, {}, signal),
})

export const httpStaffExports = (client: AdminClient): StaffExports => ({
  list: (cursor, signal) => client.send(listExports, cursor === null ? {} : { cursor }, signal),
  request: ({ format, filter, locale }, reason) => client.send(requestExport, { ...filter, format, locale, reason }),
  part: (id, part) => client.send(getExportPart, { id, part }),
})
