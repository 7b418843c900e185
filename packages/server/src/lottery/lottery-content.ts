import { publishedBody } from '../content/index.ts'
import type { Reads } from '../database/index.ts'
import { LOTTERIES, parseLotteries, type LotteryEntry } from './lottery-data.ts'

export const LOTTERIES_ID = 'lotteries'

let last: { readonly body: string; readonly entries: readonly LotteryEntry[] } | undefined

/** The lotteries as they are published. One that was opened keeps the terms that it opened with. */
export async function currentLotteries(db: Reads): Promise<readonly LotteryEntry[]> {
  const body = await publishedBody(db, { kind: 'lotteries', id: LOTTERIES_ID })
  if (body === undefined) return LOTTERIES
  if (last?.body !== body) last = { body, entries: parseLotteries(body) }
  return last.entries
}
