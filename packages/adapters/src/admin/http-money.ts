import type { StaffClosings, StaffBooks, StaffExports, StaffPayouts } from '@diandu/core/admin'
import {
  cancelPayouts,
  collectPayouts,
  confirmPayouts,
  listClosings,
  listPayouts,
  proposeClosing,
  readPayoutFile,
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

export const httpStaffPayouts = (client: AdminClient): StaffPayouts => ({
  list: (signal) => client.send(listPayouts, {}, signal),
  collect: (ids, reason) => client.send(collectPayouts, { ids: [...ids], reason }),
  cancel: (id, reason) => client.send(cancelPayouts, { id, reason }),
  file: (id, reason) => client.send(readPayoutFile, { id, reason }),
  confirm: (id, unpaid, reason) => client.send(confirmPayouts, { id, unpaid: [...unpaid], reason }),
})

export const httpStaffClosings = (client: AdminClient): StaffClosings => ({
  list: (signal) => client.send(listClosings, {}, signal),
  propose: (month, reason) => client.send(proposeClosing, { month, reason }),
})
