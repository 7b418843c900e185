import { ok, type Result } from '@diandu/core/kernel'
import type { Draw, LotteryTerms } from '@diandu/core/lottery'
import type { Database } from '../../database/index.ts'

/** Looks what is left, and writes what is left then: without a lock, and without a record that could contradict it. */
export async function drawNaively(db: Database, userId: string, lottery: string, key: string): Promise<Result<Draw>> {
  const [found] = await db.query<{ stock: readonly number[]; drawn: number; terms: LotteryTerms }>(
    'SELECT stock, drawn, terms FROM lotteries WHERE id = $1',
    [lottery],
  )
  const [prize] = found?.terms.prizes ?? []
  const [left = 0] = found?.stock ?? []
  const isWon = left > 0 && prize !== undefined
  if (isWon)
    await db.change('UPDATE lotteries SET stock[1] = $2, drawn = $3 WHERE id = $1', [
      lottery,
      left - 1,
      (found?.drawn ?? 0) + 1,
    ])
  return ok({
    prize: isWon ? { id: prize.id, name: prize.name } : null,
    drawnAt: 0,
    triesLeft: 0,
    position: (found?.drawn ?? 0) + 1,
    link: `${userId} ${key}`.padEnd(64, '0').slice(0, 64),
  })
}
