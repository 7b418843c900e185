import {
  BANK_RECORDS,
  LINE_MATCHES,
  MATCH_GROUNDS,
  MAX_STATEMENT_BYTES,
  STATEMENT_FAULTS,
  STATEMENT_COLUMN_NAMES,
  type BankStatement,
  type OpenStatement,
  type ShownBankRecord,
  type ShownStatementLine,
} from '@diandu/core/admin'
import { LOCALES } from '@diandu/core/messages'
import { RECHARGE_STATUSES, WITHDRAW_STATUSES } from '@diandu/core/wallet'
import * as v from 'valibot'
import { count, cursor, fen, instant, keysOf, named, nothingOut, pageOf, plainId } from '../schemas/schemas.ts'
import { reason, stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'

/** Base64 has four characters for three bytes. */
export const fileContent = (maxBytes: number) =>
  v.pipe(v.string(), v.base64(), v.minLength(4), v.maxLength(Math.ceil(maxBytes / 3) * 4, '文件太大'))

const match = v.picklist(keysOf(LINE_MATCHES))

const statement = v.object({
  id: plainId,
  name: stored,
  importedAt: instant,
  importedBy: stored,
  fromAt: v.nullable(instant),
  untilAt: v.nullable(instant),
  lines: count,
  known: count,
  faults: count,
  unsettled: count,
}) satisfies v.GenericSchema<unknown, BankStatement>

const record = v.object({
  kind: v.picklist(keysOf(BANK_RECORDS)),
  id: stored,
  username: v.nullable(stored),
  amountFen: v.nullable(fen),
  at: v.nullable(instant),
  status: v.nullable(v.picklist([...RECHARGE_STATUSES.statuses, ...WITHDRAW_STATUSES.statuses])),
}) satisfies v.GenericSchema<unknown, ShownBankRecord>

export const listStatements = adminCall('GET money/statements', {
  summary: 'Statements of the bank that were imported, the newest first',
  act: 'see-money',
  input: v.strictObject({ cursor: v.exactOptional(cursor) }),
  output: pageOf(statement),
  example: { cursor: 'c1' },
})

export const getStatement = adminCall('GET money/statements/one', {
  summary: 'One statement: rows that were not read, sums by match, and our own records that no line has',
  act: 'see-money',
  input: v.strictObject({ id: plainId }),
  output: v.object({
    statement,
    faults: v.array(
      v.object({
        row: count,
        column: v.picklist(keysOf(STATEMENT_COLUMN_NAMES)),
        why: v.picklist(keysOf(STATEMENT_FAULTS)),
      }),
    ),
    sums: v.array(v.object({ match, lines: count, inFen: fen, outFen: fen })),
    ours: v.array(record),
    oursInAll: count,
  }) satisfies v.GenericSchema<unknown, OpenStatement>,
  example: { id: 's1' },
})

export const listStatementLines = adminCall('GET money/statements/lines', {
  summary: 'Lines of a statement with the records that they are, or may be, the newest first',
  act: 'see-money',
  input: v.strictObject({ id: plainId, match: v.exactOptional(match), cursor: v.exactOptional(cursor) }),
  output: pageOf(
    v.object({
      id: stored,
      row: count,
      at: instant,
      amountFen: v.pipe(v.number(), v.safeInteger()),
      name: stored,
      accountLastFour: stored,
      remark: stored,
      serial: stored,
      match,
      by: v.nullable(v.picklist(keysOf(MATCH_GROUNDS))),
      records: v.array(record),
    }) satisfies v.GenericSchema<unknown, ShownStatementLine>,
  ),
  example: { id: 's1', match: 'left' },
})

export const importStatement = adminCall('POST money/statements', {
  summary:
    'Imports a statement of the bank, CSV or XLSX, and matches its lines; lines that are there already are not counted again',
  act: 'import-statement',
  input: v.strictObject({ name: named(120, 1), content: fileContent(MAX_STATEMENT_BYTES) }),
  output: v.object({ id: plainId }),
  example: { name: '2026-11.csv', content: 'ZGF0ZSxhbW91bnQ=' },
  bodyBytes: 2 * MAX_STATEMENT_BYTES,
})

export const matchStatement = adminCall('POST money/statements/match', {
  summary: 'Matches the lines of a statement again, with recharges and payouts that have come since',
  act: 'import-statement',
  input: v.strictObject({ id: plainId }),
  output: nothingOut,
  example: { id: 's1' },
})

export const downloadLeftOver = adminCall('POST money/statements/left-over', {
  summary: 'Lines and records that are left over, as CSV; each download is logged',
  act: 'export-money',
  input: v.strictObject({ id: plainId, locale: v.picklist(LOCALES), reason }),
  output: v.object({ content: v.string() }),
  example: { id: 's1', locale: 'zh-CN', reason: '月底核对' },
})
