import type { BankStatement, LineMatch, MatchSum, StatementFault } from '@diandu/core/admin'
import type { Page, Result } from '@diandu/core/kernel'
import { pageByTime } from '../../../calls/index.ts'
import { insertRow, type Queries, type Transaction } from '../../../database/index.ts'

const STATEMENTS_LOCK = 7_245_001

/** One import, or one matching, at a time: until the transaction ends. */
export const lockStatements = async (tx: Transaction): Promise<void> =>
  void (await tx.query('SELECT pg_advisory_xact_lock($1)::text', [STATEMENTS_LOCK]))

interface NewStatement extends Omit<BankStatement, 'faults' | 'unsettled'> {
  readonly fileHash: string
  readonly staffId: string
  readonly faults: readonly StatementFault[]
}

export const insertStatement = (tx: Transaction, { faults, ...row }: NewStatement): Promise<void> =>
  insertRow(tx, 'bank_statements', { ...row, faults: JSON.stringify(faults) })

export const isFileKnown = async (db: Queries, fileHash: string): Promise<boolean> =>
  (await db.query('SELECT 1 FROM bank_statements WHERE file_hash = $1', [fileHash])).length > 0

const STATEMENT = `SELECT s.id, s.name, s.imported_at, s.imported_by, s.from_at, s.until_at, s.lines, s.known, jsonb_array_length(s.faults) AS faults,
    (SELECT count(*) FROM bank_lines l WHERE l.statement_id = s.id AND l.match IN ('several', 'left'))::int8 AS unsettled
  FROM bank_statements s`

export const findStatement = async (db: Queries, id: string): Promise<BankStatement | undefined> =>
  (await db.query<BankStatement>(`${STATEMENT} WHERE s.id = $1`, [id]))[0]

export const pageOfStatements = (db: Queries, cursor: string | undefined): Promise<Result<Page<BankStatement>>> =>
  pageByTime(cursor, {
    read: ({ at, id }, max) =>
      db.query<BankStatement>(
        `${STATEMENT} WHERE (s.imported_at, s.id) < ($1, $2) ORDER BY s.imported_at DESC, s.id DESC LIMIT ${max}`,
        [at, id],
      ),
    placeOf: ({ importedAt, id }) => ({ at: importedAt, id }),
    show: (statement) => statement,
  })

export const faultsOf = async (db: Queries, id: string): Promise<readonly StatementFault[]> =>
  (
    await db.query<{ readonly faults: readonly StatementFault[] }>('SELECT faults FROM bank_statements WHERE id = $1', [
      id,
    ])
  )[0]?.faults ?? []

export const sumsByMatch = (db: Queries, id: string): Promise<readonly MatchSum[]> =>
  db.query<MatchSum & { readonly match: LineMatch }>(
    `SELECT match, count(*)::int8 AS lines, coalesce(sum(amount_fen) FILTER (WHERE amount_fen > 0), 0)::int8 AS in_fen,
       coalesce(-sum(amount_fen) FILTER (WHERE amount_fen < 0), 0)::int8 AS out_fen
     FROM bank_lines WHERE statement_id = $1 GROUP BY match`,
    [id],
  )
