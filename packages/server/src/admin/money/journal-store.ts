import type { JournalEntry, JournalFilter } from '@diandu/core/admin'
import type { Page, Result } from '@diandu/core/kernel'
import { availableOf, daySpan, escrowOf, frozenOf, type PostingKind } from '@diandu/core/wallet'
import { pageByTime } from '../../calls/index.ts'
import type { Queries, SqlValue } from '../../database/index.ts'

interface StoredPosting {
  readonly id: string
  readonly at: number
  readonly kind: PostingKind
  readonly subject: string
  /** Null where they are in an archive. */
  readonly lines: readonly { readonly account: string; readonly amountFen: number }[] | null
}

const COLUMNS = `p.id, p.posted_at AS at, p.kind, p.subject,
  (SELECT jsonb_agg(jsonb_build_object('account', e.account_id, 'amountFen', e.amount_fen) ORDER BY e.line)
   FROM entries e WHERE e.posting_id = p.id) AS lines`

/** The newest first. */
export async function pageOfJournal(
  db: Queries,
  filter: JournalFilter,
  cursor: string | undefined,
): Promise<Result<Page<JournalEntry>>> {
  const { where, values } = await journalConditions(db, filter)
  const names = new Map<string, string>()
  return pageByTime(cursor, {
    async read({ at, id }, max) {
      const found = await postingsWhere(
        db,
        `${where} AND (p.posted_at, p.id) < ($${values.length + 1}, $${values.length + 2})`,
        [...values, at, id],
        max,
      )
      for (const [account, name] of await namesOf(db, found)) names.set(account, name)
      return found
    },
    placeOf: ({ at, id }) => ({ at, id }),
    show: (posting) => entryOf(posting, names),
  })
}

/** The oldest first, after a place. */
export async function journalAfter(
  db: Queries,
  filter: JournalFilter,
  after: { readonly at: number; readonly id: string },
  { untilAt, max }: { readonly untilAt: number; readonly max: number },
): Promise<readonly JournalEntry[]> {
  const { where, values } = await journalConditions(db, filter)
  const next = values.length + 1
  const found = await db.query<StoredPosting>(
    `SELECT ${COLUMNS} FROM postings p WHERE ${where} AND p.posted_at <= $${next} AND (p.posted_at, p.id) > ($${next + 1}, $${next + 2})
     ORDER BY p.posted_at, p.id LIMIT ${max}`,
    [...values, untilAt, after.at, after.id],
    'anew',
  )
  const names = await namesOf(db, found)
  return found.map((posting) => entryOf(posting, names))
}

/** How many there were by then. */
export async function countJournal(db: Queries, filter: JournalFilter, untilAt: number): Promise<number> {
  const { where, values } = await journalConditions(db, filter)
  const [counted] = await db.query<{ total: number }>(
    `SELECT count(*)::int8 AS total FROM postings p WHERE ${where} AND p.posted_at <= $${values.length + 1}`,
    [...values, untilAt],
    'anew',
  )
  return counted?.total ?? 0
}

const entryOf = ({ lines, ...posting }: StoredPosting, names: ReadonlyMap<string, string>): JournalEntry => ({
  ...posting,
  lines: (lines ?? []).map((line) => ({ ...line, of: names.get(line.account) ?? null })),
})

const postingsWhere = (
  db: Queries,
  where: string,
  values: readonly SqlValue[],
  max: number,
): Promise<readonly StoredPosting[]> =>
  db.query<StoredPosting>(
    `SELECT ${COLUMNS} FROM postings p WHERE ${where} ORDER BY p.posted_at DESC, p.id DESC LIMIT ${max}`,
    values,
    'anew',
  )

/** What a filter wants of `postings p`: conditions, and the values of their parameters. */
async function journalConditions(
  db: Queries,
  { account, person, kind, order, fromDay, untilDay }: JournalFilter,
): Promise<{ readonly where: string; readonly values: SqlValue[] }> {
  const values: SqlValue[] = []
  const bind = (value: SqlValue): string => `$${values.push(value)}`
  const conditions = ['true']
  const hasLineOf = (accounts: readonly string[]) =>
    conditions.push(
      `EXISTS (SELECT 1 FROM entries f WHERE f.posting_id = p.id AND f.account_id = ANY(${bind(accounts)}::text[]))`,
    )
  if (account !== undefined) hasLineOf([account])
  if (person !== undefined) hasLineOf((await idsOfPerson(db, person)).flatMap((id) => [availableOf(id), frozenOf(id)]))
  if (kind !== undefined) conditions.push(`p.kind = ${bind(kind)}`)
  if (order !== undefined)
    conditions.push(
      `p.subject = (SELECT o.id FROM orders o WHERE o.id = ${bind(order)} OR o.number = ${bind(order)} LIMIT 1)`,
    )
  const [from, until] = [fromDay, untilDay].map((day) => (day === undefined ? undefined : daySpan(day)))
  if (from !== undefined) conditions.push(`p.posted_at >= ${bind(from.from)}`)
  if (until !== undefined) conditions.push(`p.posted_at <= ${bind(until.until)}`)
  return { where: conditions.join(' AND '), values }
}

async function idsOfPerson(db: Queries, text: string): Promise<readonly string[]> {
  const found = await db.query<{ readonly id: string }>('SELECT id FROM users WHERE id = $1 OR username_key = $2', [
    text,
    text.normalize('NFKC').toLowerCase(),
  ])
  return found.map(({ id }) => id)
}

/** Names of users and numbers of orders, by the accounts that are theirs. */
async function namesOf(db: Queries, postings: readonly StoredPosting[]): Promise<ReadonlyMap<string, string>> {
  const accounts = new Set(postings.flatMap(({ lines }) => (lines ?? []).map(({ account }) => account)))
  const ids = [...accounts]
    .filter((account) => !account.startsWith('house:'))
    .map((account) => account.replace(/^\w+:/, ''))
  if (ids.length === 0) return new Map()
  const users = await db.query<{ id: string; name: string }>(
    'SELECT id, username AS name FROM users WHERE id = ANY($1::text[])',
    [ids],
  )
  const orders = await db.query<{ id: string; name: string }>(
    'SELECT id, number AS name FROM orders WHERE id = ANY($1::text[])',
    [ids],
  )
  return new Map<string, string>([
    ...users.flatMap(({ id, name }) =>
      [availableOf(id), frozenOf(id)].map((account): [string, string] => [account, name]),
    ),
    ...orders.map(({ id, name }): [string, string] => [escrowOf(id), name]),
  ])
}
