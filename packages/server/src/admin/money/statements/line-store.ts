import type { BankRecordName, LineMatch, MatchedLine, StatementLine } from '@diandu/core/admin'
import type { Span } from '@diandu/core/wallet'
import type { DataBox } from '../../../crypto/index.ts'
import type { Queries, Transaction } from '../../../database/index.ts'

/** The sealed part of a line. */
type LineDetails = Pick<StatementLine, 'name' | 'account' | 'remark'>

export interface StoredLine extends Omit<StatementLine, 'identity'>, MatchedLine {
  readonly id: string
}

interface LineRow extends Omit<StoredLine, keyof LineDetails | 'record'> {
  readonly details: Uint8Array
  readonly recordKind: BankRecordName['kind'] | null
  readonly recordId: string | null
}

/** `key` is the line's id. */
export const aboutBankLine = (key: string): string => `bank line ${key}`

const COLUMNS =
  'SELECT id, row_number AS row, at, amount_fen, serial, details, match, matched_by AS by, record_kind, record_id, candidates FROM bank_lines'

const opened = (box: DataBox, { details, recordKind, recordId, ...row }: LineRow): StoredLine => ({
  ...row,
  ...(JSON.parse(Buffer.from(box.open(details, aboutBankLine(row.id))).toString()) as LineDetails),
  record: recordKind === null || recordId === null ? null : { kind: recordKind, id: recordId },
})

export async function knownLines(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>('SELECT id FROM bank_lines WHERE id = ANY($1::text[])', [ids])
  return new Set(rows.map(({ id }) => id))
}

/** Not matched yet. */
export async function insertLines(
  tx: Transaction,
  box: DataBox,
  statementId: string,
  lines: readonly (Omit<StatementLine, 'identity'> & { readonly id: string })[],
): Promise<void> {
  const details = lines.map(({ id, name, account, remark }) =>
    Buffer.from(box.seal(Buffer.from(JSON.stringify({ name, account, remark })), aboutBankLine(id))).toString('base64'),
  )
  await tx.change(
    `INSERT INTO bank_lines (id, statement_id, row_number, at, amount_fen, serial, details, match, candidates)
     SELECT l.id, $1, l.row_number, l.at, l.amount_fen, l.serial, decode(l.details, 'base64'), 'left', '[]'
     FROM unnest($2::text[], $3::int[], $4::int8[], $5::int8[], $6::text[], $7::text[]) AS l (id, row_number, at, amount_fen, serial, details)`,
    [
      statementId,
      lines.map(({ id }) => id),
      lines.map(({ row }) => row),
      lines.map(({ at }) => at),
      lines.map(({ amountFen }) => amountFen),
      lines.map(({ serial }) => serial),
      details,
    ],
  )
}

/** Of all statements: those of the span, but for what the bank's own reference has settled. */
export const linesToMatch = async (
  tx: Transaction,
  box: DataBox,
  { from, until }: Span,
): Promise<readonly StoredLine[]> =>
  (
    await tx.query<LineRow>(
      `${COLUMNS} WHERE at BETWEEN $1 AND $2 AND matched_by IS DISTINCT FROM 'serial' ORDER BY at, id`,
      [from, until],
    )
  ).map((row) => opened(box, row))

/** In two steps: a record may go from one line to another. */
export async function setMatches(
  tx: Transaction,
  matches: readonly (MatchedLine & { readonly id: string })[],
): Promise<void> {
  const ids = matches.map(({ id }) => id)
  await tx.change(
    `UPDATE bank_lines SET match = 'left', matched_by = NULL, record_kind = NULL, record_id = NULL, candidates = '[]' WHERE id = ANY($1::text[])`,
    [ids],
  )
  await tx.change(
    `UPDATE bank_lines SET match = m.match, matched_by = nullif(m.by, ''), record_kind = nullif(m.kind, ''), record_id = nullif(m.record, ''), candidates = m.candidates::jsonb
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) AS m (id, match, by, kind, record, candidates)
     WHERE bank_lines.id = m.id`,
    [
      ids,
      matches.map(({ match }) => match),
      matches.map(({ by }) => by ?? ''),
      matches.map(({ record }) => record?.kind ?? ''),
      matches.map(({ record }) => record?.id ?? ''),
      matches.map(({ candidates }) => JSON.stringify(candidates)),
    ],
  )
}

/** Which of these have a line, of lines but those that are named. */
export async function takenRecords(
  db: Queries,
  ids: readonly string[],
  butLines: readonly string[] = [],
): Promise<(record: BankRecordName) => boolean> {
  const rows = await db.query<BankRecordName>(
    `SELECT record_kind AS kind, record_id AS id FROM bank_lines
     WHERE record_kind IN ('recharge', 'withdrawal', 'batch') AND record_id = ANY($1::text[]) AND NOT (id = ANY($2::text[]))`,
    [ids, butLines],
  )
  const taken = new Set(rows.map(({ kind, id }) => `${kind} ${id}`))
  return ({ kind, id }) => taken.has(`${kind} ${id}`)
}

/** The movement of the bank that a record was matched to. */
export async function lineOfRecord(
  db: Queries,
  box: DataBox,
  { kind, id }: BankRecordName,
): Promise<StoredLine | undefined> {
  const [row] = await db.query<LineRow>(`${COLUMNS} WHERE record_kind = $1 AND record_id = $2`, [kind, id])
  return row && opened(box, row)
}

/** Of one statement behind a place, the newest first. */
export const linesBehind = async (
  db: Queries,
  box: DataBox,
  { statementId, matches }: { readonly statementId: string; readonly matches: readonly LineMatch[] },
  { at, id }: { readonly at: number; readonly id: string },
  max: number,
): Promise<readonly StoredLine[]> =>
  (
    await db.query<LineRow>(
      `${COLUMNS} WHERE statement_id = $1 AND match = ANY($2::text[]) AND (at, id) < ($3, $4) ORDER BY at DESC, id DESC LIMIT $5`,
      [statementId, matches, at, id, max],
    )
  ).map((row) => opened(box, row))
