import { fail, ok, refused, type Random, type Result } from '@diandu/core/kernel'
import type { CaptchaTicket } from '@diandu/core/session'
import type { Database } from '../../database/index.ts'
import { closePuzzle, insertTicket } from './captcha-store.ts'

const TOLERANCE_PX = 6

export interface PuzzleAnswer {
  readonly puzzleId: string
  readonly offset: number
}

/** One answer for each puzzle: a visitor who is wrong gets another one. */
export async function solvePuzzle(
  { puzzleId, offset }: PuzzleAnswer,
  db: Database,
  random: Random,
  nowMs: number,
): Promise<Result<CaptchaTicket>> {
  const gapLeft = await closePuzzle(db, puzzleId, nowMs)
  if (gapLeft === undefined) return fail(refused('captcha-wrong', '验证图片已失效，请换一张', 'puzzleId'))
  if (Math.abs(gapLeft - offset) > TOLERANCE_PX) return fail(refused('captcha-wrong', '没有对准，请再试一次', 'offset'))
  const ticket = { ticket: random.token(), randstr: random.token().slice(0, 8) }
  await insertTicket(db, ticket, nowMs)
  return ok(ticket)
}
