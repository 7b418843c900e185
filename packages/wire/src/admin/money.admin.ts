import {
  ACCOUNT_KINDS,
  HELD_AGES,
  type AllBalances,
  type HeldMoney,
  type JournalEntry,
  type MoneyMonth,
  type OpenDebts,
} from '@diandu/core/admin'
import { ORDER_STATUSES } from '@diandu/core/orders'
import { daySpan, POSTING_KINDS } from '@diandu/core/wallet'
import * as v from 'valibot'
import { count, cursor, fen, instant, keysOf, nothingIn, pageOf, typed } from '../schemas/schemas.ts'
import { stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'

/** Of an account of the platform, which may be below zero. */
const signedFen = v.pipe(v.number(), v.safeInteger())

const day = v.pipe(
  v.string(),
  v.check((text) => daySpan(text) !== undefined, '不是日期'),
)

export const journalFilter = {
  account: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w:-]{1,80}$/, 'Not an account'))),
  person: v.exactOptional(v.pipe(typed(40, 1), v.trim())),
  kind: v.exactOptional(v.picklist(keysOf(POSTING_KINDS))),
  order: v.exactOptional(v.pipe(typed(40, 1), v.trim())),
  fromDay: v.exactOptional(day),
  untilDay: v.exactOptional(day),
}

export const listJournal = adminCall({
  method: 'GET',
  path: 'money/journal',
  summary: 'Movements of money with their lines, the newest first',
  act: 'see-money',
  input: v.strictObject({ ...journalFilter, cursor: v.exactOptional(cursor) }),
  output: pageOf(
    v.object({
      id: stored,
      at: instant,
      kind: v.picklist(keysOf(POSTING_KINDS)),
      subject: stored,
      lines: v.array(v.object({ account: stored, of: v.nullable(stored), amountFen: signedFen })),
    }) satisfies v.GenericSchema<unknown, JournalEntry>,
  ),
  example: { kind: 'order-completion', fromDay: '2026-11-01', untilDay: '2026-11-30' },
})

export const getBalances = adminCall({
  method: 'GET',
  path: 'money/balances',
  summary: 'Balances of all accounts by their kind, and the sum of all, which is 0 in right books',
  act: 'see-money',
  input: nothingIn,
  output: v.object({
    kinds: v.array(v.object({ kind: v.picklist(keysOf(ACCOUNT_KINDS)), accounts: count, balanceFen: signedFen })),
    sumFen: signedFen,
  }) satisfies v.GenericSchema<unknown, AllBalances>,
})

export const listMoneyMonths = adminCall({
  method: 'GET',
  path: 'money/months',
  summary: 'Fees and coupons of the latest two years by month',
  act: 'see-money',
  input: nothingIn,
  output: v.array(v.object({ month: stored, feesFen: signedFen, couponsFen: signedFen })) satisfies v.GenericSchema<
    unknown,
    MoneyMonth[]
  >,
})

export const getHeldMoney = adminCall({
  method: 'GET',
  path: 'money/held',
  summary: 'Money that is held for orders by age, and the oldest of them',
  act: 'see-money',
  input: nothingIn,
  output: v.object({
    ages: v.array(v.object({ age: v.picklist(keysOf(HELD_AGES)), orders: count, heldFen: signedFen })),
    oldest: v.array(
      v.object({
        orderId: stored,
        number: stored,
        shopTitle: stored,
        buyerName: stored,
        sellerName: stored,
        status: v.picklist(keysOf(ORDER_STATUSES)),
        heldFen: signedFen,
        since: instant,
      }),
    ),
  }) satisfies v.GenericSchema<unknown, HeldMoney>,
})

export const getOpenDebts = adminCall({
  method: 'GET',
  path: 'money/debts',
  summary: 'Damages that sellers still owe, the oldest first',
  act: 'see-money',
  input: nothingIn,
  output: v.object({
    debts: count,
    leftFen: fen,
    oldest: v.array(
      v.object({
        orderId: stored,
        number: stored,
        sellerName: stored,
        buyerName: stored,
        damagesFen: fen,
        leftFen: fen,
        owedSince: instant,
      }),
    ),
  }) satisfies v.GenericSchema<unknown, OpenDebts>,
})
