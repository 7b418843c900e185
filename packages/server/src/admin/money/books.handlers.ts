import { ok } from '@diandu/core/kernel'
import { getBalances, getHeldMoney, getOpenDebts, listJournal, listMoneyMonths } from '@diandu/wire/admin'
import { staffHandlerFor } from '../admin-handler.ts'
import { readAllBalances, readHeldMoney, readMoneyMonths, readOpenDebts } from './books-store.ts'
import { pageOfJournal } from './journal-store.ts'

export const bookHandlers = [
  staffHandlerFor(listJournal, ({ cursor, ...filter }, { db }) => pageOfJournal(db, filter, cursor)),
  staffHandlerFor(getBalances, async (_given, { db }) => ok(await readAllBalances(db))),
  staffHandlerFor(listMoneyMonths, async (_given, { db, clock }) => ok(await readMoneyMonths(db, clock.now()))),
  staffHandlerFor(getHeldMoney, async (_given, { db, clock }) => ok(await readHeldMoney(db, clock.now()))),
  staffHandlerFor(getOpenDebts, async (_given, { db }) => ok(await readOpenDebts(db))),
]
