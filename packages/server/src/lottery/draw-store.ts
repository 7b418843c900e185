import type { Draw, PublishedDraw, PublicWin } from '@diandu/core/lottery'
import { insertRow, type Queries, type Transaction } from '../database/index.ts'
import type { LotteryRow } from './lottery-store.ts'

export interface LotteryPerson {
  /** Null before the first draw. */
  readonly number: number | null
  readonly drawn: number
  readonly granted: number
}

export async function findPerson(db: Queries, userId: string, lotteryId: string): Promise<LotteryPerson> {
  const [found] = await db.query<LotteryPerson>(
    'SELECT number, drawn, granted FROM lottery_people WHERE user_id = $1 AND lottery_id = $2',
    [userId, lotteryId],
  )
  return found ?? { number: null, drawn: 0, granted: 0 }
}

/** One more draw of theirs. */
export async function countDraw(tx: Transaction, userId: string, lotteryId: string, number: number): Promise<void> {
  await tx.change(
    `INSERT INTO lottery_people AS p (user_id, lottery_id, number, drawn, granted) VALUES ($1, $2, $3, 1, 0)
     ON CONFLICT (user_id, lottery_id) DO UPDATE SET number = $3, drawn = p.drawn + 1`,
    [userId, lotteryId, number],
  )
}

/** Tries beside those that everybody has. The person's row has to be locked. */
export async function grantTries(tx: Transaction, userId: string, lotteryId: string, count: number): Promise<void> {
  await tx.change(
    `INSERT INTO lottery_people AS p (user_id, lottery_id, number, drawn, granted) VALUES ($1, $2, NULL, 0, $3)
     ON CONFLICT (user_id, lottery_id) DO UPDATE SET granted = p.granted + $3`,
    [userId, lotteryId, count],
  )
}

/** The draw that this key made before, as it was answered. */
export async function findDraw(
  db: Queries,
  { id, terms }: LotteryRow,
  userId: string,
  key: string,
): Promise<Draw | undefined> {
  const [found] = await db.query<Omit<Draw, 'prize'> & { readonly prizeId: string | null }>(
    `SELECT position, prize_id, drawn_at, tries_left, link FROM lottery_draws
     WHERE user_id = $1 AND lottery_id = $2 AND key = $3`,
    [userId, id, key],
  )
  if (found === undefined) return undefined
  const { prizeId, ...draw } = found
  const prize = terms.prizes.find((one) => one.id === prizeId)
  return { ...draw, prize: prize === undefined ? null : { id: prize.id, name: prize.name } }
}

export async function insertDraw(
  tx: Transaction,
  lotteryId: string,
  by: { readonly userId: string; readonly key: string; readonly triesLeft: number },
  { position, person, counter, prize, stockBefore, drawnAt, link }: PublishedDraw,
): Promise<void> {
  await insertRow(tx, 'lottery_draws', {
    lotteryId,
    position,
    userId: by.userId,
    key: by.key,
    person,
    counter,
    prizeId: prize,
    stockBefore: [...stockBefore],
    drawnAt,
    triesLeft: by.triesLeft,
    link,
  })
}

export const readDraws = (
  db: Queries,
  lotteryId: string,
  after: number,
  max: number,
): Promise<readonly PublishedDraw[]> =>
  db.query<PublishedDraw>(
    `SELECT position, person, counter, prize_id AS prize, stock_before, drawn_at, link FROM lottery_draws
     WHERE lottery_id = $1 AND position > $2 ORDER BY position LIMIT ${max}`,
    [lotteryId, after],
  )

type WinRow = Pick<PublicWin, 'position' | 'person' | 'drawnAt'> & { readonly prizeId: string }

const WIN_COLUMNS = 'position, person, drawn_at, prize_id'

export const lastWins = async (db: Queries, lottery: LotteryRow, max: number): Promise<readonly PublicWin[]> =>
  shownWins(
    lottery,
    await db.query<WinRow>(
      `SELECT ${WIN_COLUMNS} FROM lottery_draws WHERE lottery_id = $1 AND prize_id IS NOT NULL ORDER BY position DESC LIMIT ${max}`,
      [lottery.id],
    ),
  )

/** The most valuable first, and the first of equals first. */
export async function topWins(db: Queries, lottery: LotteryRow, max: number): Promise<readonly PublicWin[]> {
  const byValue = lottery.terms.prizes.toSorted((one, other) => other.valueFen - one.valueFen).map(({ id }) => id)
  return shownWins(
    lottery,
    await db.query<WinRow>(
      `SELECT ${WIN_COLUMNS} FROM lottery_draws WHERE lottery_id = $1 AND prize_id IS NOT NULL
       ORDER BY array_position($2::text[], prize_id), position LIMIT ${max}`,
      [lottery.id, byValue],
    ),
  )
}

const shownWins = ({ terms }: LotteryRow, rows: readonly WinRow[]): readonly PublicWin[] =>
  rows.flatMap(({ prizeId, ...win }) => {
    const prize = terms.prizes.find(({ id }) => id === prizeId)
    return prize === undefined ? [] : [{ ...win, prize: prize.name, kind: prize.reward.kind, valueFen: prize.valueFen }]
  })
