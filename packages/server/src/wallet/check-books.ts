import { orderCode, orderCodesIn } from '@diandu/core/orders'
import { rechargeCode, withdrawCode, withdrawCodesWith } from '@diandu/core/wallet'
import { complaintsOf, type Check, type Database } from '../database/index.ts'
import { archivedUntil } from '../archive/index.ts'
import { checkClosings } from './books/check-closings.ts'
import { checkSeals } from './books/check-seals.ts'

/**
 * Faults of the books, in words; nothing when they are right. `since`: until then they are sealed, and only later
 * movements are read, with the sums of the seals; `null` is everything, the seals too.
 */
export const checkBooks = async (db: Database, since: number | null = null): Promise<readonly string[]> =>
  since === null
    ? [
        ...(await complaintsOf(db, checksOf(wholeFrom(await archivedUntil(db, 'entries'))))),
        ...(await checkSeals(db)),
        ...(await checkClosings(db, await archivedUntil(db, 'entries'))),
      ]
    : complaintsOf(db, checksOf(recentFrom(since, await archivedUntil(db, 'entries'))))

/** Which rows a check reads: SQL in each. */
interface Scope {
  /** Stands before the statement. */
  readonly named: string
  readonly postings: string
  readonly entries: string
  /** Whether this is a subject that is looked at, or a person whose money was frozen. */
  readonly isSubject: (column: string) => string
  readonly isFreezer: (column: string) => string
  /** The sum of the sealed entries of all accounts, and of one. */
  readonly sealedFen: string
  readonly sealedFenOf: (column: string) => string
  /** Lines by their accounts, of which the balances are the sums. */
  readonly moves: string
  readonly accounts: string
}

/** Of what is in an archive there are no entries here: its sums are kept, and the file has a check of its own. */
const isHere = (archived: number, column: string): string =>
  archived === 0
    ? 'true'
    : `NOT EXISTS (SELECT 1 FROM postings old WHERE old.subject = ${column} AND old.posted_at < ${archived})`

const wholeFrom = (archived: number): Scope => ({
  named: '',
  postings: `(SELECT * FROM postings WHERE posted_at >= ${archived})`,
  entries: 'entries',
  isSubject: (column) => isHere(archived, column),
  isFreezer: () => 'true',
  sealedFen: '0',
  sealedFenOf: () => '0',
  moves: '(SELECT account_id, amount_fen FROM entries UNION ALL SELECT account_id, balance_fen FROM archived_balances)',
  accounts: 'accounts',
})

const recentFrom = (since: number, archived: number): Scope => ({
  named: `WITH recent_postings AS MATERIALIZED (SELECT * FROM postings WHERE posted_at >= ${since}),
    recent_entries AS MATERIALIZED (
      SELECT e.posting_id, e.line, e.account_id, e.amount_fen FROM recent_postings p JOIN entries e ON e.posting_id = p.id
      UNION SELECT posting_id, line, account_id, amount_fen FROM entries WHERE posted_at >= ${since}),
    recent_subjects AS MATERIALIZED (
      SELECT subject AS id FROM recent_postings UNION SELECT id FROM orders WHERE placed_at >= ${since}
      UNION SELECT id FROM recharges WHERE created_at >= ${since}),
    recent_accounts AS MATERIALIZED (SELECT DISTINCT account_id AS id FROM recent_entries) `,
  postings: 'recent_postings',
  entries: 'recent_entries',
  isSubject: (column) => `${column} IN (SELECT id FROM recent_subjects) AND ${isHere(archived, column)}`,
  isFreezer: (column) =>
    `${column} IN (SELECT substr(id, ${'frozen:'.length + 1}) FROM recent_accounts WHERE id LIKE 'frozen:%')`,
  sealedFen: '(SELECT coalesce(sum(sum_fen), 0) FROM book_seals)',
  sealedFenOf: (column) => `coalesce((SELECT s.balance_fen FROM sealed_balances s WHERE s.account_id = ${column}), 0)`,
  moves: 'recent_entries',
  accounts: '(SELECT * FROM accounts WHERE id IN (SELECT id FROM recent_accounts))',
})

const checksOf = (scope: Scope): readonly Check[] =>
  CHECKS.map(({ sql, message }) => ({ sql: `${scope.named}${sql(scope)}`, message }))

interface ScopedCheck {
  readonly sql: (scope: Scope) => string
  readonly message: Check['message']
}

const CHECKS: readonly ScopedCheck[] = [
  {
    sql: ({ entries, sealedFen }) =>
      `SELECT '' AS id, (${sealedFen} + sum(amount_fen))::int8 AS has, 0::int8 AS wants FROM ${entries} all_entries HAVING ${sealedFen} + sum(amount_fen) <> 0`,
    message: ({ has }) => `All entries together are ${has} fen, not 0.`,
  },
  {
    sql: ({
      postings,
    }) => `SELECT p.id, coalesce(sum(e.amount_fen), 0)::int8 AS has, count(e.line)::int8 AS wants FROM ${postings} p LEFT JOIN entries e ON e.posting_id = p.id
          GROUP BY p.id HAVING count(e.line) < 2 OR sum(e.amount_fen) <> 0`,
    message: ({ id, has, wants }) => `Posting ${id} has ${wants} lines that sum to ${has} fen.`,
  },
  {
    sql: ({
      entries,
    }) => `SELECT e.posting_id AS id, count(*)::int8 AS has, 0::int8 AS wants FROM ${entries} e LEFT JOIN postings p ON p.id = e.posting_id
          WHERE p.id IS NULL GROUP BY e.posting_id`,
    message: ({ id, has }) => `${has} entries belong to posting ${id}, which is not there.`,
  },
  {
    sql: ({ moves, accounts, sealedFenOf }) => `SELECT id, has, wants FROM (
            SELECT coalesce(a.id, e.account_id) AS id, coalesce(a.balance_fen, 0) AS has, coalesce(e.sum_fen, 0) AS wants
            FROM ${accounts} a FULL JOIN (SELECT account_id, (sum(amount_fen) + ${sealedFenOf('moved.account_id')})::int8 AS sum_fen FROM ${moves} moved GROUP BY account_id) e ON e.account_id = a.id
          ) both_sides WHERE has <> wants`,
    message: ({ id, has, wants }) => `Account ${id} holds ${has} fen, its entries sum to ${wants}.`,
  },
  {
    sql: ({ accounts }) =>
      `SELECT id, balance_fen AS has, 0::int8 AS wants FROM ${accounts} held WHERE balance_fen < 0 AND id NOT IN ('house:payment-in', 'house:coupons')`,
    message: ({ id, has }) => `Account ${id} is below zero: ${has} fen.`,
  },
  {
    // Open orders hold what was paid; an order that has not been paid or has ended holds nothing.
    sql: ({ isSubject }) => `SELECT id, has, wants FROM (
            SELECT o.id, coalesce(a.balance_fen, 0) AS has, CASE WHEN o.status IN (${orderCodesIn('held')}) THEN o.paid_fen ELSE 0 END AS wants
            FROM orders o LEFT JOIN accounts a ON a.id = 'escrow:' || o.id WHERE ${isSubject('o.id')}
          ) held WHERE has <> wants`,
    message: ({ id, has, wants }) => `Order ${id} holds ${has} fen in escrow and should hold ${wants}.`,
  },
  {
    sql: ({ isSubject }) => `SELECT id, has, wants FROM (
            SELECT o.id, o.paid_fen AS wants, coalesce((
              SELECT sum(e.amount_fen) FROM postings p JOIN entries e ON e.posting_id = p.id
              WHERE p.subject = o.id AND p.kind = 'order-payment' AND e.account_id = 'escrow:' || o.id), 0)::int8 AS has
            FROM orders o WHERE o.paid_fen > 0 AND ${isSubject('o.id')}
          ) paid WHERE has <> wants`,
    message: ({ id, has, wants }) => `Order ${id} says ${wants} fen were paid, the ledger says ${has}.`,
  },
  {
    // An order ends by the posting of its end, and by no other.
    sql: ({
      isSubject,
    }) => `SELECT o.id, o.status::int8 AS has, count(p.id)::int8 AS wants FROM orders o LEFT JOIN postings p ON p.subject = o.id
            AND p.kind IN ('order-completion', 'order-damages', 'order-refund')
          WHERE ${isSubject('o.id')} GROUP BY o.id, o.status HAVING coalesce(string_agg(p.kind, ' '), '') <>
            CASE o.status WHEN ${orderCode('completed')} THEN 'order-completion' WHEN ${orderCode('closed-with-damages')} THEN 'order-damages' WHEN ${orderCode('refunded')} THEN 'order-refund' ELSE '' END`,
    message: ({ id, has, wants }) => `Order ${id} stands at ${has}, and ${wants} postings end it otherwise.`,
  },
  {
    sql: ({
      isSubject,
    }) => `SELECT d.order_id AS id, coalesce(p.sum_fen, 0) AS has, d.taken_fen AS wants FROM seller_debts d LEFT JOIN (
            SELECT p.subject, sum(e.amount_fen)::int8 AS sum_fen FROM postings p JOIN entries e ON e.posting_id = p.id
            WHERE p.kind = 'damages-passed-on' AND e.amount_fen > 0 AND ${isSubject('p.subject')} GROUP BY p.subject
          ) p ON p.subject = d.order_id WHERE ${isSubject('d.order_id')} AND coalesce(p.sum_fen, 0) <> d.taken_fen`,
    message: ({ id, has, wants }) =>
      `The damages of order ${id} were taken with ${wants} fen and passed on with ${has}.`,
  },
  {
    sql: ({ accounts }) => `SELECT a.id, a.balance_fen AS has, 0::int8 AS wants FROM ${accounts} a
          WHERE a.id LIKE 'escrow:%' AND a.balance_fen <> 0 AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = substr(a.id, ${'escrow:'.length + 1}))`,
    message: ({ id, has }) => `${id} holds ${has} fen for an order that is not there.`,
  },
  {
    sql: ({ isSubject }) => `SELECT id, has, wants FROM (
            SELECT coalesce(r.id, p.subject) AS id, coalesce(p.sum_fen, 0) AS has, CASE WHEN r.status = ${rechargeCode('credited')} THEN r.amount_fen ELSE 0 END AS wants
            FROM (SELECT * FROM recharges WHERE ${isSubject('recharges.id')}) r FULL JOIN (
              SELECT p.subject, sum(e.amount_fen)::int8 AS sum_fen FROM postings p JOIN entries e ON e.posting_id = p.id
              WHERE p.kind = 'recharge' AND e.amount_fen > 0 AND ${isSubject('p.subject')} GROUP BY p.subject
            ) p ON p.subject = r.id
          ) credited WHERE has <> wants`,
    message: ({ id, has, wants }) => `Recharge ${id} should have credited ${wants} fen and credited ${has}.`,
  },
  {
    // Every withdrawal that was neither paid out nor failed still has its money frozen.
    sql: ({ accounts, isFreezer }) => `SELECT id, has, wants FROM (
            SELECT coalesce(a.id, 'frozen:' || w.user_id) AS id, coalesce(a.balance_fen, 0) AS has, coalesce(w.open_fen, 0)::int8 AS wants
            FROM (SELECT id, balance_fen FROM ${accounts} held WHERE id LIKE 'frozen:%') a FULL JOIN (
              SELECT user_id, sum(amount_fen) AS open_fen FROM withdrawals WHERE status NOT IN (${withdrawCodesWith('success', 'failure')}) AND ${isFreezer('user_id')} GROUP BY user_id
            ) w ON a.id = 'frozen:' || w.user_id
          ) frozen WHERE has <> wants`,
    message: ({ id, has, wants }) => `${id} holds ${has} fen, and the open withdrawals are ${wants}.`,
  },
  {
    // The amounts frozen, paid and returned for each, as one number: +1, +4 and +16 times the amount, so that no
    // mistake
    // hides another.
    sql: ({ isSubject }) => `SELECT id, has, wants FROM (
            SELECT coalesce(w.id, p.subject) AS id, coalesce(p.moved, 0)::int8 AS has,
              (coalesce(w.amount_fen, 0) * (CASE WHEN w.status = ${withdrawCode('paid-out')} THEN 5 WHEN w.status IN (${withdrawCodesWith('failure')}) THEN 17 ELSE 1 END))::int8 AS wants
            FROM (SELECT * FROM withdrawals WHERE ${isSubject('withdrawals.id')}) w FULL JOIN (
              SELECT p.subject, sum(e.amount_fen * (CASE p.kind WHEN 'withdrawal-frozen' THEN 1 WHEN 'withdrawal-paid' THEN 4 ELSE 16 END)) AS moved
              FROM postings p JOIN entries e ON e.posting_id = p.id
              WHERE p.kind IN ('withdrawal-frozen', 'withdrawal-paid', 'withdrawal-returned') AND e.amount_fen > 0 AND ${isSubject('p.subject')} GROUP BY p.subject
            ) p ON p.subject = w.id
          ) moved WHERE has <> wants`,
    message: ({ id }) => `The postings of withdrawal ${id} are not those of its status.`,
  },
]
