import { complaintsOf, type Check, type Database } from '../database/index.ts'

/** What is wrong with the books of the coins, in words; nothing when they are right. */
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
]
