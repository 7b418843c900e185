import type {
  StaffClosings,
  StaffBooks,
  StaffExports,
  StaffPayouts,
  StaffSheets,
  StaffStatements,
} from '@diandu/core/admin'
import {
  cancelPayouts,
  collectPayouts,
  confirmPayouts,
  downloadLeftOver,
  getStatement,
  importStatement,
  listStatementLines,
  listStatements,
  matchStatement,
  listClosings,
  listPayouts,
  proposeClosing,
  readSheetCells,
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

export const httpStaffStatements = (client: AdminClient): StaffStatements => ({
  list: (cursor, signal) => client.send(listStatements, cursor === null ? {} : { cursor }, signal),
  one: (id, signal) => client.send(getStatement, { id }, signal),
  lines: (filter, cursor, signal) =>
    client.send(listStatementLines, { ...filter, ...(cursor === null ? {} : { cursor }) }, signal),
  upload: (file) => client.send(importStatement, file),
  matchAgain: (id) => client.send(matchStatement, { id }),
  leftOver: (id, locale, reason) => client.send(downloadLeftOver, { id, locale, reason }),
})

export const httpStaffSheets = (client: AdminClient): StaffSheets => ({
  read: (content) => client.send(readSheetCells, { content }),
})
