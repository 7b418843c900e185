import type { Database } from '../../database/index.ts'
import { appendToLog } from '../../staff/index.ts'

const AT_ONCE = 2_000

/** Unless it is there: so many reviews that wait, one for each of the newest orders, and entries of the staff's log. */
export async function fillStaffWork(db: Database, rows: number, nowMs: number): Promise<void> {
  await db.transaction(
    (tx) =>
      tx.script(
        `INSERT INTO order_reviews (order_id, author, subject_id, order_number, truth, communication, speed, words, written_at, shown_from)
         SELECT id, 'buyer', seller_id, number, 5, 5, 5, '如实描述，交接很快', placed_at, placed_at FROM orders
         WHERE number LIKE 'L%' ORDER BY placed_at DESC LIMIT ${rows} ON CONFLICT DO NOTHING`,
      ),
    { isUnlimited: true },
  )
  const [{ number } = { number: 0 }] = await db.query<{ number: number }>('SELECT number FROM staff_log_head')
  for (let first = number; first < rows; first += AT_ONCE)
    await db.transaction(
      async (tx) => {
        for (let entry = first; entry < Math.min(first + AT_ONCE, rows); entry += 1)
          await appendToLog(tx, {
            at: nowMs - (rows - entry) * 60_000,
            staffId: `large-${entry % 9}`,
            act: 'see-people',
            object: { kind: 'person', id: `large-${entry % 5_000}` },
            userId: `large-${entry % 5_000}`,
          })
      },
      { isUnlimited: true },
    )
}
