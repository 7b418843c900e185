import { complaintsOf, type Check, type Database } from '../database/index.ts'

/** Messages for inconsistencies in the coin books; empty where there are none. */
export const checkCoins = (db: Database): Promise<readonly string[]> => complaintsOf(db, CHECKS)

const CHECKS: readonly Check[] = [
  {
    sql: `SELECT user_id || ' ' || kind || ' ' || reference AS id, sum(coins)::int8 AS has,
            count(*) FILTER (WHERE account LIKE 'house:%')::int8 AS wants
          FROM coin_entries GROUP BY user_id, kind, reference
          HAVING sum(coins) <> 0 OR count(*) FILTER (WHERE account LIKE 'house:%') <> 1`,
    message: ({ id, has, wants }) => `The coins of movement ${id} sum to ${has}, with ${wants} lines of the operator.`,
  },
  {
    sql: `SELECT id, has, wants FROM (
            SELECT coalesce(b.user_id, e.user_id) || ' ' || coalesce(b.account, e.account) AS id, coalesce(b.coins, 0) AS has, coalesce(e.coins, 0) AS wants
            FROM (SELECT user_id, 'own:' || year AS account, coins FROM coin_balances) b
            FULL JOIN (SELECT user_id, account, sum(coins)::int8 AS coins FROM coin_entries WHERE account LIKE 'own:%' GROUP BY user_id, account) e
              ON e.user_id = b.user_id AND e.account = b.account
          ) both_sides WHERE has <> wants`,
    message: ({ id, has, wants }) => `${id} holds ${has} coins, its entries sum to ${wants}.`,
  },
  {
    sql: `SELECT id, has, wants FROM (
            SELECT coalesce(x.id, e.reference) AS id, coalesce(e.coins, 0) AS has,
              CASE WHEN x.status = 'returned' THEN 0 ELSE coalesce(x.coins, 0) END AS wants
            FROM coin_exchanges x FULL JOIN (
              SELECT reference, sum(coins)::int8 AS coins FROM coin_entries
              WHERE kind IN ('gift', 'gift-returned') AND account LIKE 'house:%' GROUP BY reference
            ) e ON e.reference = x.id
          ) paid WHERE has <> wants`,
    message: ({ id, has, wants }) => `Exchange ${id} took ${has} coins and should have taken ${wants}.`,
  },
  {
    sql: `SELECT id, has, wants FROM (
            SELECT coalesce(s.gift_id, x.gift_id) || ' ' || coalesce(s.month, x.month) AS id, coalesce(s.taken, 0)::int8 AS has, coalesce(x.taken, 0)::int8 AS wants
            FROM coin_gift_stock s FULL JOIN (
              SELECT gift_id, month, count(*) AS taken FROM coin_exchanges WHERE status <> 'returned' GROUP BY gift_id, month
            ) x ON x.gift_id = s.gift_id AND x.month = s.month
          ) given WHERE has <> wants`,
    message: ({ id, has, wants }) => `Gift ${id} says ${has} were taken, there are ${wants}.`,
  },
]
