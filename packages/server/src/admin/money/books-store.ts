import {
  ACCOUNT_KINDS,
  HELD_AGES,
  type AccountKind,
  type AllBalances,
  type HeldAge,
  type HeldMoney,
  type HeldOrderMoney,
  type MoneyMonth,
  type OpenDebts,
} from '@diandu/core/admin'
import { calendarMonth, parseDay } from '@diandu/core/format'
import { sumFen } from '@diandu/core/kernel'
import { ORDER_CODES, orderCodesIn } from '@diandu/core/orders'
import { monthSpan } from '@diandu/core/wallet'
import { archivedUntil } from '../../archive/index.ts'
import { storedStatus, type Queries } from '../../database/index.ts'

const MAX_OLDEST = 100
const SHOWN_MONTHS = 24

/** By kind, in the order of core's table; a kind without an account has none. */
export async function readAllBalances(db: Queries): Promise<AllBalances> {
  const rows = await db.query<{ kind: AccountKind; accounts: number; balanceFen: number }>(
    `SELECT CASE WHEN id LIKE 'house:%' THEN id ELSE split_part(id, ':', 1) END AS kind,
       count(*)::int8 AS accounts, sum(balance_fen)::int8 AS balance_fen FROM accounts GROUP BY 1`,
  )
  const kinds = (Object.keys(ACCOUNT_KINDS) as AccountKind[]).map(
    (kind) => rows.find((row) => row.kind === kind) ?? { kind, accounts: 0, balanceFen: 0 },
  )
  // Of every account, also of one whose kind is not known here.
  return { kinds, sumFen: rows.reduce((sum, { balanceFen }) => sum + balanceFen, 0) }
}

/**
 * Of the platform's accounts of fees and coupons, from the first month that has some to the last: sealed spans by the
 * sums of their seals, what came later by its entries. Entries that were archived without such sums are left out.
 */
export async function readMoneyMonths(db: Queries, nowMs: number): Promise<readonly MoneyMonth[]> {
  const first = monthSpan(calendarMonth(nowMs, 1 - SHOWN_MONTHS))?.from ?? 0
  const rows = await db.query<MoneyMonth>(
    `WITH summed AS (
       SELECT coalesce(min(from_at) FILTER (WHERE fees_fen IS NULL AND until_at > $2), max(until_at), 0) AS until FROM book_seals
     )
     SELECT to_char(to_timestamp(at / 1000 + 28800) AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
       sum(fees_fen)::int8 AS fees_fen, -sum(coupons_fen)::int8 AS coupons_fen
     FROM (
       SELECT from_at AS at, fees_fen, coupons_fen FROM book_seals
       WHERE from_at >= $1 AND until_at <= (SELECT until FROM summed) AND (fees_fen <> 0 OR coupons_fen <> 0)
       UNION ALL SELECT p.posted_at, CASE e.account_id WHEN 'house:fees' THEN e.amount_fen ELSE 0 END,
         CASE e.account_id WHEN 'house:coupons' THEN e.amount_fen ELSE 0 END
       FROM postings p JOIN entries e ON e.posting_id = p.id
       WHERE e.account_id IN ('house:fees', 'house:coupons') AND p.posted_at >= greatest($1, $2, (SELECT until FROM summed))
     ) parts GROUP BY 1 ORDER BY 1`,
    [first, await archivedUntil(db, 'entries')],
  )
  const [oldest, newest] = [rows[0]?.month, rows.at(-1)?.month]
  const shown: MoneyMonth[] = []
  for (let month = oldest; month !== undefined && newest !== undefined && month <= newest; month = monthAfter(month))
    shown.push(rows.find((row) => row.month === month) ?? { month, feesFen: 0, couponsFen: 0 })
  return shown
}

const monthAfter = (month: string): string => calendarMonth(parseDay(`${month}-01`), 1)

/** The first payment is the one since when money is held. */
const HELD = `FROM orders o JOIN accounts a ON a.id = 'escrow:' || o.id WHERE o.status IN (${orderCodesIn('held')}) AND a.balance_fen > 0`
const HELD_SINCE = 'coalesce(o.deposit_paid_at, o.paid_at, o.placed_at)'

export async function readHeldMoney(db: Queries, nowMs: number): Promise<HeldMoney> {
  const ages = Object.keys(HELD_AGES) as HeldAge[]
  const rows = await db.query<{ place: number; orders: number; heldFen: number }>(
    `SELECT width_bucket($1::int8 - ${HELD_SINCE}, $2::int8[])::int8 AS place, count(*)::int8 AS orders, sum(a.balance_fen)::int8 AS held_fen ${HELD} GROUP BY 1`,
    [nowMs, ages.slice(0, -1).map((age) => HELD_AGES[age].untilMs + 1)],
  )
  const oldest = await db.query<Omit<HeldOrderMoney, 'status'> & { readonly status: number }>(
    `SELECT o.id AS order_id, o.number, o.shop_title, coalesce(b.username, '?') AS buyer_name, coalesce(s.username, '?') AS seller_name,
       o.status, a.balance_fen AS held_fen, ${HELD_SINCE} AS since
     FROM (SELECT o.id, ${HELD_SINCE} AS first_at ${HELD} ORDER BY 2, 1 LIMIT ${MAX_OLDEST}) f
     JOIN orders o ON o.id = f.id JOIN accounts a ON a.id = 'escrow:' || o.id
     LEFT JOIN users b ON b.id = o.buyer_id LEFT JOIN users s ON s.id = o.seller_id ORDER BY since, o.id`,
  )
  return {
    ages: ages.map((age, place) => {
      const { orders = 0, heldFen = 0 } = rows.find((row) => row.place === place) ?? {}
      return { age, orders, heldFen }
    }),
    oldest: oldest.map(({ status, ...row }) => ({ ...row, status: storedStatus(ORDER_CODES, status) })),
  }
}

export async function readOpenDebts(db: Queries): Promise<OpenDebts> {
  const rows = await db.query<OpenDebts['oldest'][number] & { readonly place: number }>(
    `SELECT d.order_id, coalesce(o.number, d.order_id) AS number, coalesce(s.username, '?') AS seller_name, coalesce(b.username, '?') AS buyer_name,
       d.damages_fen, d.damages_fen - d.taken_fen AS left_fen, d.owed_since
     FROM seller_debts d LEFT JOIN orders o ON o.id = d.order_id LEFT JOIN users s ON s.id = d.seller_id LEFT JOIN users b ON b.id = d.buyer_id
     WHERE d.taken_fen < d.damages_fen ORDER BY d.owed_since, d.order_id`,
  )
  return {
    debts: rows.length,
    leftFen: sumFen(rows.map(({ leftFen }) => leftFen)),
    oldest: rows.slice(0, MAX_OLDEST),
  }
}
