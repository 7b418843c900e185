import { monthlyTable, type MonthlyTable } from '../monthly-partitions/index.ts'
import type { ArchiveLine } from './archive-file.ts'

/** How many rows of the table there are, and what their money sums to. */
export interface Figures {
  readonly rows: number
  readonly sumFen: number
}

/** How the rows of a table are in an archive. `part` is the table of one month. */
export interface Archivable {
  readonly table: MonthlyTable
  /** SQL: `key` and `row`, sorted by the key. */
  readonly lines: (part: string) => string
  /** SQL: what the part holds. */
  readonly figures: (part: string) => string
  readonly figuresOf: (line: ArchiveLine) => Figures
  /** SQL: until when it may be archived; nothing where any time will do. */
  readonly readyUntil?: string
  /** SQL: what is noted of the rows before they go. */
  readonly note?: (part: string) => string
}

/** A movement of money, as it is with each account of a person or an order that it touched. */
export interface ArchivedPosting {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly place: number
  readonly at: number
  readonly lines: readonly { readonly account: string; readonly amountFen: number }[]
  /** Of its accounts the first: here its lines are counted. */
  readonly isFirst: boolean
}

export const ENTRIES: Archivable = {
  table: monthlyTable('entries'),
  lines: (part) =>
    `SELECT key, json_build_object('id', id, 'kind', kind, 'subject', subject, 'place', place, 'at', posted_at, 'lines', lines, 'isFirst', key = keys[1]) AS row
     FROM (
       SELECT p.id, p.kind, p.subject, p.place, p.posted_at,
         jsonb_agg(jsonb_build_object('account', e.account_id, 'amountFen', e.amount_fen) ORDER BY e.line) AS lines,
         coalesce(array_agg(DISTINCT e.account_id) FILTER (WHERE e.account_id NOT LIKE 'house:%'), ARRAY[min(e.account_id)]) AS keys
       FROM ${part} e JOIN postings p ON p.id = e.posting_id GROUP BY p.id
     ) moved, unnest(keys) AS key ORDER BY key COLLATE "C", place`,
  figures: (part) => `SELECT count(*) AS rows, coalesce(sum(amount_fen), 0)::int8 AS sum_fen FROM ${part}`,
  figuresOf: ({ row }) => {
    const { lines, isFirst } = row as ArchivedPosting
    return isFirst
      ? { rows: lines.length, sumFen: lines.reduce((sum, { amountFen }) => sum + amountFen, 0) }
      : { rows: 0, sumFen: 0 }
  },
  readyUntil: 'SELECT max(until_at) AS until FROM book_seals',
  note: (part) =>
    `INSERT INTO archived_balances AS known (account_id, balance_fen) SELECT account_id, sum(amount_fen) FROM ${part} GROUP BY account_id
     ON CONFLICT (account_id) DO UPDATE SET balance_fen = known.balance_fen + excluded.balance_fen`,
}

export const AUDIT: Archivable = {
  table: monthlyTable('audit_lines'),
  lines: (part) =>
    `SELECT lpad(id::text, 20, '0') AS key, json_build_object('at', at, 'userId', user_id, 'what', what, 'reason', reason, 'field', field, 'message', message,
       'clientAddress', client_address) AS row FROM ${part} ORDER BY id`,
  figures: (part) => `SELECT count(*) AS rows, 0::int8 AS sum_fen FROM ${part}`,
  figuresOf: () => ({ rows: 1, sumFen: 0 }),
}
