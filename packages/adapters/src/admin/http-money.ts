import type { StaffBooks } from '@diandu/core/admin'
import { getBalances, getHeldMoney, getOpenDebts, listJournal, listMoneyMonths } from '@diandu/wire/admin'
import type { AdminClient } from './admin-client.ts'

export const httpStaffBooks = (client: AdminClient): StaffBooks => ({
  journal: (filter, cursor, signal) =>
    client.send(listJournal, { ...filter, ...(cursor === null ? {} : { cursor }) }, signal),
  balances: (signal) => client.send(getBalances, {}, signal),
  months: (signal) => client.send(listMoneyMonths, {}, signal),
  held: (signal) => client.send(getHeldMoney, {}, signal),
  debts: (signal) => client.send(getOpenDebts, {}, signal),
})
