import {
  gamePoints,
  type GuessGameId,
  type GuessGameRecord,
  type GuessRound,
  type FinishedGame,
} from '@diandu/core/guess-game'
import { insertRow, type Queries, type Transaction } from '../database/index.ts'

interface GameRow {
  readonly id: GuessGameId
  readonly userId: string | null
  readonly startedAt: number
  readonly rounds: readonly GuessRound[]
  readonly finishedAt: number | null
  readonly coins: number
}

const COLUMNS = `id, user_id, started_at, rounds, finished_at, coins`

export async function insertGame(
  db: Queries,
  { id, userId, startedAt, rounds }: Pick<GuessGameRecord, 'id' | 'userId' | 'startedAt' | 'rounds'>,
): Promise<void> {
  await insertRow(db, 'guess_games', { id, userId, startedAt, rounds: JSON.stringify(rounds), coins: 0 })
}

export async function findGame(db: Queries, id: string): Promise<GuessGameRecord | undefined> {
  return (await db.query<GameRow>(`SELECT ${COLUMNS} FROM guess_games WHERE id = $1`, [id]))[0]
}

/** No other guess of this game is decided until the transaction ends. */
export async function lockGame(tx: Transaction, id: string): Promise<GuessGameRecord | undefined> {
  return (await tx.query<GameRow>(`SELECT ${COLUMNS} FROM guess_games WHERE id = $1 FOR UPDATE`, [id]))[0]
}

/** After a guess; `rewardedDay` where it gave the coins of that day. */
export async function writeGame(tx: Transaction, game: GuessGameRecord, rewardedDay: string | null): Promise<void> {
  await tx.change(
    `UPDATE guess_games SET rounds = $2::jsonb, finished_at = $3, points = $4, coins = $5, rewarded_day = coalesce(rewarded_day, $6)
     WHERE id = $1`,
    [
      game.id,
      JSON.stringify(game.rounds),
      game.finishedAt,
      game.finishedAt === null ? null : gamePoints(game),
      game.coins,
      rewardedDay,
    ],
  )
}

export async function isDayRewarded(db: Queries, userId: string, day: string): Promise<boolean> {
  const found = await db.query('SELECT 1 FROM guess_games WHERE user_id = $1 AND rewarded_day = $2', [userId, day])
  return found.length > 0
}

/** Of all finished games of a user. */
export async function countGames(
  db: Queries,
  userId: string,
): Promise<{ readonly games: number; readonly bestPoints: number | null }> {
  const [counted] = await db.query<{ games: number; bestPoints: number | null }>(
    `SELECT count(*)::integer AS games, max(points) AS best_points FROM guess_games
     WHERE user_id = $1 AND finished_at IS NOT NULL`,
    [userId],
  )
  return counted ?? { games: 0, bestPoints: null }
}

/** Each player's best game between two instants, the best players first. */
export const readBestGames = (
  db: Queries,
  { from, until }: { readonly from: number; readonly until: number },
  max: number,
): Promise<readonly FinishedGame[]> =>
  db.query<FinishedGame>(
    `SELECT best.user_id, users.username, best.points, best.finished_at
     FROM (SELECT DISTINCT ON (user_id) user_id, points, finished_at FROM guess_games
           WHERE finished_at BETWEEN $1 AND $2 AND user_id IS NOT NULL
           ORDER BY user_id, points DESC, finished_at) best
     JOIN users ON users.id = best.user_id AND users.closed_at IS NULL
     ORDER BY best.points DESC, best.finished_at, best.user_id LIMIT $3`,
    [from, until, max],
  )

/** Games that are over without an end, and those of visitors; what a user finished stays. */
export async function dropOldGames(db: Queries, startedBefore: number): Promise<void> {
  await db.change('DELETE FROM guess_games WHERE started_at < $1 AND (user_id IS NULL OR finished_at IS NULL)', [
    startedBefore,
  ])
}
