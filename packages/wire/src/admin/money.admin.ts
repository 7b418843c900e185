import {
  ACCOUNT_KINDS,
  EXPORT_FORMATS,
  EXPORT_STATES,
  HELD_AGES,
  type AllBalances,
  type HeldMoney,
  type JournalEntry,
  type MoneyExport,
  type MoneyMonth,
  type OpenDebts,
} from '@diandu/core/admin'
import { LOCALES } from '@diandu/core/messages'
import { ORDER_STATUSES } from '@diandu/core/orders'
import { daySpan, POSTING_KINDS } from '@diandu/core/wallet'
import * as v from 'valibot'
import { count, cursor, digits, fen, instant, keysOf, nothingIn, pageOf, plainId, typed } from '../schemas/schemas.ts'
import { reason, stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'

/** Of an account of the platform, which may be below zero. */
const signedFen = v.pipe(v.number(), v.safeInteger())

const day = v.pipe(
  v.string(),
  v.check((text) => daySpan(text) !== undefined, '不是日期'),
)

const journalFilter = {
  account: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w:-]{1,80}$/, 'Not an account'))),
  person: v.exactOptional(v.pipe(typed(40, 1), v.trim())),
  kind: v.exactOptional(v.picklist(keysOf(POSTING_KINDS))),
  order: v.exactOptional(v.pipe(typed(40, 1), v.trim())),
  fromDay: v.exactOptional(day),
  untilDay: v.exactOptional(day),
}

export const listJournal = adminCall('GET money/journal', {
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

export const getBalances = adminCall('GET money/balances', {
  summary: 'Balances of all accounts by their kind, and the sum of all, which is 0 in right books',
  act: 'see-money',
  input: nothingIn,
  output: v.object({
    kinds: v.array(v.object({ kind: v.picklist(keysOf(ACCOUNT_KINDS)), accounts: count, balanceFen: signedFen })),
    sumFen: signedFen,
  }) satisfies v.GenericSchema<unknown, AllBalances>,
})

export const listMoneyMonths = adminCall('GET money/months', {
  summary: 'Fees and coupons of the latest two years by month',
  act: 'see-money',
  input: nothingIn,
  output: v.array(v.object({ month: stored, feesFen: signedFen, couponsFen: signedFen })) satisfies v.GenericSchema<
    unknown,
    MoneyMonth[]
  >,
})

export const getHeldMoney = adminCall('GET money/held', {
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

export const getOpenDebts = adminCall('GET money/debts', {
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

export const listExports = adminCall('GET money/exports', {
  summary: 'One’s own files for accountants, the newest first, with how far they are',
  act: 'export-money',
  input: v.strictObject({ cursor: v.exactOptional(cursor) }),
  output: pageOf(
    v.object({
      id: plainId,
      format: v.picklist(keysOf(EXPORT_FORMATS)),
      filter: v.object(journalFilter),
      madeAt: instant,
      state: v.picklist(keysOf(EXPORT_STATES)),
      done: count,
      total: count,
      parts: count,
    }) satisfies v.GenericSchema<unknown, MoneyExport>,
  ),
  example: { cursor: 'c1' },
})

export const requestExport = adminCall('POST money/exports', {
  summary: 'Asks for a file of the journal, which is written in the background; the request is logged',
  act: 'export-money',
  input: v.strictObject({
    ...journalFilter,
    format: v.picklist(keysOf(EXPORT_FORMATS)),
    locale: v.picklist(LOCALES),
    reason,
  }),
  output: v.object({ id: plainId }),
  example: { format: 'csv', locale: 'zh-CN', fromDay: '2026-11-01', untilDay: '2026-11-30', reason: '月结' },
})

export const getExportPart = adminCall('GET money/exports/part', {
  summary: 'A part of one’s own finished file, as base64',
  act: 'export-money',
  input: v.strictObject({ id: plainId, part: digits(100_000) }),
  output: v.object({ content: v.string() }),
  example: { id: 'e1', part: 0 },
})
