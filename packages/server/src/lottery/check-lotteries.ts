import { complaintsOf, type Check, type Database } from '../database/index.ts'

/** Messages for mismatches between lotteries, draws and won prizes; empty where they agree. */
export const checkLotteries = (db: Database): Promise<readonly string[]> => complaintsOf(db, CHECKS)

const CHECKS: readonly Check[] = [
  {
    sql: `SELECT l.id, l.drawn AS has, count(d.position) AS wants FROM lotteries l LEFT JOIN lottery_draws d ON d.lottery_id = l.id
          GROUP BY l.id HAVING l.drawn <> count(d.position) OR l.drawn <> coalesce(max(d.position), 0)`,
    message: ({ id, has, wants }) => `Lottery ${id} says that ${has} draws were made, there are ${wants}.`,
  },
  {
    sql: `SELECT id, has, wants FROM (
            SELECT l.id || ' ' || (p.prize ->> 'id') AS id, l.stock[p.place] AS has, (p.prize ->> 'stock')::int8 - (
              SELECT count(*) FROM lottery_draws d WHERE d.lottery_id = l.id AND d.prize_id = p.prize ->> 'id') AS wants
            FROM lotteries l CROSS JOIN LATERAL jsonb_array_elements(l.terms -> 'prizes') WITH ORDINALITY AS p (prize, place)
          ) stocks WHERE has <> wants`,
    message: ({ id, has, wants }) => `Of prize ${id} ${has} are left, and ${wants} should be.`,
  },
  {
    sql: `SELECT coalesce(d.lottery_id || ' ' || d.position, w.lottery_id || ' ' || w.position) AS id, 0::int8 AS has, 0::int8 AS wants
          FROM (SELECT * FROM lottery_draws WHERE prize_id IS NOT NULL) d
          FULL JOIN won_prizes w ON w.lottery_id = d.lottery_id AND w.position = d.position AND w.user_id = d.user_id
          WHERE d.position IS NULL OR w.id IS NULL`,
    message: ({ id }) => `Draw ${id} and the prize of its winner do not name each other.`,
  },
]
