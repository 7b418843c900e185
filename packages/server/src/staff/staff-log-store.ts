import { createHash } from 'node:crypto'
import {
  firstBrokenEntry,
  LOG_BEGINNING,
  logEntryText,
  type ChainedLogEntry,
  type LogFilter,
  type ShownLogEntry,
  type StaffLogEntry,
} from '@diandu/core/admin'
import { parseDay } from '@diandu/core/format'
import { DAY_MS, type Page, type Result } from '@diandu/core/kernel'
import { pageByNumber } from '../calls/index.ts'
import {
  insertIfAbsent,
  insertRow,
  upsertRow,
  type Database,
  type Queries,
  type SqlValue,
  type Transaction,
} from '../database/index.ts'

/** Three years. */
export const STAFF_LOG_RETENTION_MS = 3 * 366 * DAY_MS

type Link = Pick<ChainedLogEntry, 'number' | 'hash'>

const NO_ENTRY: Link = { number: 0, hash: LOG_BEGINNING }

interface Row extends Omit<ShownLogEntry, 'object'> {
  readonly place: number
  readonly objectKind: string
  readonly objectId: string
}

const entryOf = ({ place: _place, objectKind, objectId, ...row }: Row): ShownLogEntry => ({
  ...row,
  object: { kind: objectKind, id: objectId },
})

const COLUMNS = `l.number AS place, l.number, l.at, l.staff_id, coalesce(s.name, l.staff_id) AS staff_name, l.approved_by, l.act, l.object_kind, l.object_id,
  l.user_id, l.reason, l.before, l.after, l.address, l.hash
  FROM staff_log l LEFT JOIN staff s ON s.id = l.staff_id`

const hashOf = (before: string, text: string): string => createHash('sha256').update(`${before}\n${text}`).digest('hex')

/** An entry; whatever an act does not have is left out. */
type NewLogEntry = Pick<StaffLogEntry, 'at' | 'staffId' | 'act' | 'object'> & Partial<StaffLogEntry>

const NOTHING = { approvedBy: null, userId: null, reason: '', before: '', after: '', address: '' } as const

/** The next entry of the chain, in the transaction of what it tells of. */
export async function appendToLog(tx: Transaction, entry: NewLogEntry): Promise<void> {
  await insertIfAbsent(tx, 'staff_log_head', { id: 1, number: 0, hash: LOG_BEGINNING })
  const [head = NO_ENTRY] = await tx.query<Link>('SELECT number, hash FROM staff_log_head FOR UPDATE')
  const numbered = { ...NOTHING, ...entry, number: head.number + 1 }
  const hash = hashOf(head.hash, logEntryText(numbered))
  const { object, ...values } = numbered
  await insertRow(tx, 'staff_log', { ...values, objectKind: object.kind, objectId: object.id, hash })
  await tx.change('UPDATE staff_log_head SET number = $1, hash = $2', [numbered.number, hash])
}

const LOG_PAGE = 1000

/** The number of the first entry that was changed or taken away; undefined where the chain holds. */
export const brokenLogEntry = (db: Database): Promise<number | undefined> =>
  db.transaction(brokenEntryIn, { isolation: 'repeatable read', isUnlimited: true })

/** The same of what was appended since the chain was read last; the entry up to which it held is read again. */
export async function brokenNewEntry(db: Database): Promise<number | undefined> {
  const { broken, last } = await db.transaction(
    async (tx) => {
      const [base = NO_ENTRY] = await tx.query<Link>('SELECT number, hash FROM staff_log_base')
      const [checked = NO_ENTRY] = await tx.query<Link>('SELECT number, hash FROM staff_log_checked')
      if (checked.number <= base.number) return readChain(tx, base)
      const [stored] = await tx.query<Link>('SELECT number, hash FROM staff_log WHERE number = $1', [checked.number])
      return stored?.hash === checked.hash ? readChain(tx, checked) : { broken: checked.number, last: checked }
    },
    { isolation: 'repeatable read', isUnlimited: true },
  )
  if (broken === undefined && last.number > 0)
    await upsertRow(db, 'staff_log_checked', { key: { id: 1 }, set: { number: last.number, hash: last.hash } })
  return broken
}

/** As one snapshot: an entry that is appended meanwhile is not missed. */
export async function brokenEntryIn(db: Queries): Promise<number | undefined> {
  const [base = NO_ENTRY] = await db.query<Link>('SELECT number, hash FROM staff_log_base')
  return (await readChain(db, base)).broken
}

async function readChain(
  db: Queries,
  from: Link,
): Promise<{ readonly broken: number | undefined; readonly last: Link }> {
  let before = from
  for (;;) {
    const rows = await db.query<Row>(`SELECT ${COLUMNS} WHERE l.number > $1 ORDER BY l.number LIMIT ${LOG_PAGE}`, [
      before.number,
    ])
    const broken = firstBrokenEntry(rows.map(entryOf), before, hashOf)
    if (broken !== undefined) return { broken, last: before }
    const last = rows.at(-1)
    if (last === undefined) break
    before = { number: last.number, hash: last.hash }
  }
  const [head = NO_ENTRY] = await db.query<Link>('SELECT number, hash FROM staff_log_head')
  const isWhole = head.number === before.number && head.hash === before.hash
  return { broken: isWhole ? undefined : before.number + 1, last: before }
}

/** The newest first. */
export function pageOfLog(
  db: Queries,
  { staffId, userId, object, day }: LogFilter,
  cursor: string | undefined,
): Promise<Result<Page<ShownLogEntry>>> {
  const values: SqlValue[] = []
  const bind = (value: SqlValue): string => `$${values.push(value)}`
  const conditions = [
    ...(staffId === undefined ? [] : [`${bind(staffId)} IN (l.staff_id, l.approved_by)`]),
    ...(userId === undefined ? [] : [`l.user_id = ${bind(userId)}`]),
    ...(object === undefined ? [] : [`l.object_id = ${bind(object)}`]),
  ]
  if (day !== undefined) {
    const from = parseDay(day)
    conditions.push(`l.at >= ${bind(from)} AND l.at < ${bind(from + DAY_MS)}`)
  }
  const where = ['true', ...conditions].join(' AND ')
  return pageByNumber(cursor, {
    read: (number, max) =>
      db.query<Row>(
        `SELECT ${COLUMNS} WHERE ${where} AND l.number < $${values.length + 1} ORDER BY l.number DESC LIMIT ${max}`,
        [...values, number],
        'anew',
      ),
    show: entryOf,
  })
}

/** Deletes from the beginning only: clocks differ, and an entry in the middle may be the older one. */
export const forgetOldLog = (db: Database, nowMs: number): Promise<number> =>
  db.transaction(async (tx) => {
    const [last] = await tx.query<Link>(
      `SELECT number, hash FROM staff_log
       WHERE number < coalesce((SELECT min(number) FROM staff_log WHERE at >= $1), 9007199254740991)
       ORDER BY number DESC LIMIT 1`,
      [nowMs - STAFF_LOG_RETENTION_MS],
    )
    if (last === undefined) return 0
    await upsertRow(tx, 'staff_log_base', { key: { id: 1 }, set: { number: last.number, hash: last.hash } })
    return tx.change('DELETE FROM staff_log WHERE number <= $1', [last.number])
  })
