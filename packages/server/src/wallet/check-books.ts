import { orderCode, orderCodesIn } from '@diandu/core/orders'
import { rechargeCode, withdrawCode, withdrawCodesWith } from '@diandu/core/wallet'
import { complaintsOf, type Check, type Database } from '../database/index.ts'

/**
 * What is wrong with the books, in words; nothing when they are right. Call at start, and serve no request from books
 * with complaints.
 */
export const checkBooks = (db: Database): Promise<readonly string[]> => complaintsOf(db, CHECKS)

const CHECKS: readonly Check[] = [
  {
    sql: `SELECT '' AS id, sum(amount_fen)::int8 AS has, 0::int8 AS wants FROM entries HAVING sum(amount_fen) <> 0`,
    message: ({ has }) => `All entries together are ${has} fen, not 0.`,
  },
  {
    sql: `SELECT p.id, coalesce(sum(e.amount_fen), 0)::int8 AS has, count(e.line)::int8 AS wants FROM postings p LEFT JOIN entries e ON e.posting_id = p.id
          GROUP BY p.id HAVING count(e.line) < 2 OR sum(e.amount_fen) <> 0`,
    message: ({ id, has, wants }) => `Posting ${id} has ${wants} lines that sum to ${has} fen.`,
  },
  {
    sql: `SELECT e.posting_id AS id, count(*)::int8 AS has, 0::int8 AS wants FROM entries e LEFT JOIN postings p ON p.id = e.posting_id
          WHERE p.id IS NULL GROUP BY e.posting_id`,
    message: ({ id, has }) => `${has} entries belong to posting ${id}, which is not there.`,
  },
  {
    sql: `SELECT id, has, wants FROM (
            SELECT coalesce(a.id, e.account_id) AS id, coalesce(a.balance_fen, 0) AS has, coalesce(e.sum_fen, 0) AS wants
            FROM accounts a FULL JOIN (SELECT account_id, sum(amount_fen)::int8 AS sum_fen FROM entries GROUP BY account_id) e ON e.account_id = a.id
          ) both_sides WHERE has <> wants`,
    message: ({ id, has, wants }) => `Account ${id} holds ${has} fen, its entries sum to ${wants}.`,
  },
  {
    sql: `SELECT id, balance_fen AS has, 0::int8 AS wants FROM accounts WHERE balance_fen < 0 AND id NOT IN ('house:payment-in', 'house:coupons')`,
    message: ({ id, has }) => `Account ${id} is below zero: ${has} fen.`,
  },
  {
    // Open orders hold what was paid; an order that has not been paid or has ended holds nothing.
    sql: `SELECT id, has, wants FROM (
            SELECT o.id, coalesce(a.balance_fen, 0) AS has, CASE WHEN o.status IN (${orderCodesIn('held')}) THEN o.paid_fen ELSE 0 END AS wants
            FROM orders o LEFT JOIN accounts a ON a.id = 'escrow:' || o.id
          ) held WHERE has <> wants`,
    message: ({ id, has, wants }) => `Order ${id} holds ${has} fen in escrow and should hold ${wants}.`,
  },
  {
    sql: `SELECT id, has, wants FROM (
            SELECT o.id, o.paid_fen AS wants, coalesce((
              SELECT sum(e.amount_fen) FROM postings p JOIN entries e ON e.posting_id = p.id
              WHERE p.subject = o.id AND p.kind = 'order-payment' AND e.account_id = 'escrow:' || o.id), 0)::int8 AS has
            FROM orders o WHERE o.paid_fen > 0
          ) paid WHERE has <> wants`,
    message: ({ id, has, wants }) => `Order ${id} says ${wants} fen were paid, the ledger says ${has}.`,
  },
  {
    // An order ends by the posting of its end, and by no other.
    sql: `SELECT o.id, o.status::int8 AS has, count(p.id)::int8 AS wants FROM orders o LEFT JOIN postings p ON p.subject = o.id
            AND p.kind IN ('order-completion', 'order-damages', 'order-refund')
          GROUP BY o.id, o.status HAVING coalesce(string_agg(p.kind, ' '), '') <>
            CASE o.status WHEN ${orderCode('completed')} THEN 'order-completion' WHEN ${orderCode('closed-with-damages')} THEN 'order-damages' WHEN ${orderCode('refunded')} THEN 'order-refund' ELSE '' END`,
    message: ({ id, has, wants }) => `Order ${id} stands at ${has}, and ${wants} postings end it otherwise.`,
  },
  {
    sql: `SELECT d.order_id AS id, coalesce(p.sum_fen, 0) AS has, d.taken_fen AS wants FROM seller_debts d LEFT JOIN (
            SELECT p.subject, sum(e.amount_fen)::int8 AS sum_fen FROM postings p JOIN entries e ON e.posting_id = p.id
            WHERE p.kind = 'damages-passed-on' AND e.amount_fen > 0 GROUP BY p.subject
          ) p ON p.subject = d.order_id WHERE coalesce(p.sum_fen, 0) <> d.taken_fen`,
    message: ({ id, has, wants }) =>
      `The damages of order ${id} were taken with ${wants} fen and passed on with ${has}.`,
  },
  {
    sql: `SELECT a.id, a.balance_fen AS has, 0::int8 AS wants FROM accounts a
          WHERE a.id LIKE 'escrow:%' AND a.balance_fen <> 0 AND NOT EXISTS (SELECT 1 FROM orders o WHERE a.id = 'escrow:' || o.id)`,
    message: ({ id, has }) => `${id} holds ${has} fen for an order that is not there.`,
  },
  {
    sql: `SELECT id, has, wants FROM (
            SELECT coalesce(r.id, p.subject) AS id, coalesce(p.sum_fen, 0) AS has, CASE WHEN r.status = ${rechargeCode('credited')} THEN r.amount_fen ELSE 0 END AS wants
            FROM recharges r FULL JOIN (
              SELECT p.subject, sum(e.amount_fen)::int8 AS sum_fen FROM postings p JOIN entries e ON e.posting_id = p.id
              WHERE p.kind = 'recharge' AND e.amount_fen > 0 GROUP BY p.subject
            ) p ON p.subject = r.id
          ) credited WHERE has <> wants`,
    message: ({ id, has, wants }) => `Recharge ${id} should have credited ${wants} fen and credited ${has}.`,
  },
  {
    // Every withdrawal that was neither paid out nor failed still has its money frozen.
    sql: `SELECT id, has, wants FROM (
            SELECT coalesce(a.id, 'frozen:' || w.user_id) AS id, coalesce(a.balance_fen, 0) AS has, coalesce(w.open_fen, 0)::int8 AS wants
            FROM (SELECT id, balance_fen FROM accounts WHERE id LIKE 'frozen:%') a FULL JOIN (
              SELECT user_id, sum(amount_fen) AS open_fen FROM withdrawals WHERE status NOT IN (${withdrawCodesWith('success', 'failure')}) GROUP BY user_id
            ) w ON a.id = 'frozen:' || w.user_id
          ) frozen WHERE has <> wants`,
    message: ({ id, has, wants }) => `${id} holds ${has} fen, and the open withdrawals are ${wants}.`,
  },
  {
    // What was frozen, paid and returned for each, as one number: +1, +4 and +16 times the amount, so that no mistake
    // hides another.
    sql: `SELECT id, has, wants FROM (
            SELECT coalesce(w.id, p.subject) AS id, coalesce(p.moved, 0)::int8 AS has,
              (coalesce(w.amount_fen, 0) * (CASE WHEN w.status = ${withdrawCode('paid-out')} THEN 5 WHEN w.status IN (${withdrawCodesWith('failure')}) THEN 17 ELSE 1 END))::int8 AS wants
            FROM withdrawals w FULL JOIN (
              SELECT p.subject, sum(e.amount_fen * (CASE p.kind WHEN 'withdrawal-frozen' THEN 1 WHEN 'withdrawal-paid' THEN 4 ELSE 16 END)) AS moved
              FROM postings p JOIN entries e ON e.posting_id = p.id
              WHERE p.kind IN ('withdrawal-frozen', 'withdrawal-paid', 'withdrawal-returned') AND e.amount_fen > 0 GROUP BY p.subject
            ) p ON p.subject = w.id
          ) moved WHERE has <> wants`,
    message: ({ id }) => `The postings of withdrawal ${id} are not those of its status.`,
  },
]
