import type { CaptchaTicket } from '@diandu/core/session'
import { insertIfAbsent, insertRow, type Queries } from '../../database/index.ts'
import { secretHash } from '../../crypto/index.ts'

export const PUZZLE_VALID_MS = 5 * 60_000
const TICKET_VALID_MS = 3 * 60_000
/** As its maker says. */
const FOREIGN_TICKET_VALID_MS = 5 * 60_000

export interface Puzzle {
  readonly id: string
  /** Both pictures follow from it. */
  readonly seed: number
  readonly gapLeft: number
  readonly gapTop: number
}

export async function insertPuzzle(db: Queries, { id, seed, gapLeft, gapTop }: Puzzle, nowMs: number): Promise<void> {
  await insertRow(db, 'captcha_puzzles', { id, seed, gapLeft, gapTop, madeAt: nowMs })
}

export async function findPuzzle(db: Queries, id: string, nowMs: number): Promise<Puzzle | undefined> {
  const [puzzle] = await db.query<Puzzle>(
    `SELECT id, seed, gap_left, gap_top FROM captcha_puzzles WHERE id = $1 AND answered_at IS NULL AND made_at > $2`,
    [id, nowMs - PUZZLE_VALID_MS],
  )
  return puzzle
}

/** Where the gap was; undefined for a puzzle that was answered before, by any visitor, rightly or not. */
export async function closePuzzle(db: Queries, id: string, nowMs: number): Promise<number | undefined> {
  const [closed] = await db.query<{ gapLeft: number }>(
    'UPDATE captcha_puzzles SET answered_at = $2 WHERE id = $1 AND answered_at IS NULL AND made_at > $3 RETURNING gap_left',
    [id, nowMs, nowMs - PUZZLE_VALID_MS],
  )
  return closed?.gapLeft
}

export async function insertTicket(db: Queries, { ticket, randstr }: CaptchaTicket, nowMs: number): Promise<void> {
  await insertRow(db, 'captcha_tickets', {
    ticketHash: secretHash(ticket),
    randstr,
    expiresAt: nowMs + TICKET_VALID_MS,
  })
}

/** True once for each ticket. */
export async function spendTicket(db: Queries, { ticket, randstr }: CaptchaTicket, nowMs: number): Promise<boolean> {
  const spent = await db.change(
    'UPDATE captcha_tickets SET used_at = $3 WHERE ticket_hash = $1 AND randstr = $2 AND used_at IS NULL AND expires_at > $3',
    [secretHash(ticket), randstr, nowMs],
  )
  return spent === 1
}

/**
 * A ticket of another provider, which was good there: true for the first who brings it. It is kept for as long as it
 * could be good.
 */
export async function keepSpentTicket(
  db: Queries,
  { ticket, randstr }: CaptchaTicket,
  nowMs: number,
): Promise<boolean> {
  return insertIfAbsent(db, 'captcha_tickets', {
    ticketHash: secretHash(ticket),
    randstr,
    expiresAt: nowMs + FOREIGN_TICKET_VALID_MS,
    usedAt: nowMs,
  })
}
