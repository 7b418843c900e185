import { lapseMessage, lapsingYear } from '@diandu/core/coins'
import type { Database } from '../database/index.ts'
import { writeMessages } from '../inbox/index.ts'

const AT_ONCE = 500

/** Tells people of coins that lapse soon, once a year; so many in one transaction. */
export async function tellLapses(db: Database, nowMs: number): Promise<void> {
  const year = lapsingYear(nowMs)
  if (year === null) return
  let sent = AT_ONCE
  while (sent === AT_ONCE) {
    sent = await db.transaction(async (tx) => {
      const people = await tx.query<{ readonly userId: string; readonly coins: number }>(UNTOLD, [
        year,
        `coins-lapse:${year}`,
        AT_ONCE,
      ])
      return writeMessages(
        tx,
        people.map(({ userId, coins }) => lapseMessage({ userId, year, coins }, nowMs)),
      )
    })
  }
}

/** Who has coins of the year, has not closed their account and has no message yet. */
const UNTOLD = `SELECT user_id, coins FROM coin_balances b WHERE year = $1 AND coins > 0
    AND user_id IN (SELECT id AS open_id FROM users WHERE closed_at IS NULL)
    AND NOT EXISTS (SELECT FROM inbox_told t WHERE t.user_id = b.user_id AND t.event_key = $2)
  ORDER BY user_id LIMIT $3`
