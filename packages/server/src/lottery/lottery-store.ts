import type { CampaignWindow } from '@diandu/core/campaigns'
import { chancesOf, type LotteryId, type LotteryTerms, type PrizePool } from '@diandu/core/lottery'
import { insertIfAbsent, updateRow, type Queries, type Transaction } from '../database/index.ts'

/** A lottery as it is stored. */
export interface LotteryRow {
  readonly id: LotteryId
  readonly opensAt: number
  readonly closesAt: number
  readonly terms: LotteryTerms
  readonly sealedSeed: Uint8Array
  readonly seedDigest: string
  readonly termsDigest: string
  readonly stock: readonly number[]
  readonly drawn: number
  readonly people: number
  readonly lastDrawnAt: number
  readonly lastLink: string
}

const COLUMNS = `id, opens_at, closes_at, terms, sealed_seed, seed_digest, terms_digest, stock, drawn, people, last_drawn_at, last_link`

export const aboutSeed = (id: string): string => `lottery ${id}`

/** By its id; or by its series, the one that opened last, or else the one that opens next. */
export async function findLottery(db: Queries, lottery: string, nowMs: number): Promise<LotteryRow | undefined> {
  const [found] = await db.query<LotteryRow>(
    `SELECT ${COLUMNS} FROM lotteries WHERE id = $1 OR series = $1
     ORDER BY (id = $1) DESC, (opens_at <= $2) DESC, abs(opens_at - $2), id LIMIT 1`,
    [lottery, nowMs],
  )
  return found
}

/** Of some series, those whose days and this window have an instant in common; the first one first. */
export const lotteriesWithin = (
  db: Queries,
  series: readonly string[],
  { opensAt, closesAt }: CampaignWindow,
): Promise<readonly LotteryRow[]> =>
  db.query<LotteryRow>(
    `SELECT ${COLUMNS} FROM lotteries WHERE series = ANY($1::text[]) AND opens_at <= $3 AND closes_at >= $2 ORDER BY opens_at, id`,
    [series, opensAt, closesAt],
  )

/** No other draw is made here until the transaction ends. */
export async function lockLottery(tx: Transaction, id: string): Promise<LotteryRow | undefined> {
  return (await tx.query<LotteryRow>(`SELECT ${COLUMNS} FROM lotteries WHERE id = $1 FOR UPDATE`, [id]))[0]
}

/** The one of this series that ended last. */
export async function endedBefore(db: Queries, { series }: LotteryTerms, nowMs: number): Promise<LotteryId | null> {
  const [found] = await db.query<{ id: LotteryId }>(
    'SELECT id FROM lotteries WHERE series = $1 AND closes_at < $2 ORDER BY closes_at DESC LIMIT 1',
    [series, nowMs],
  )
  return found?.id ?? null
}

/** Answers whether it was not there yet: what was published is never changed. */
export async function insertLottery(
  db: Queries,
  lottery: Omit<LotteryRow, 'stock' | 'drawn' | 'people' | 'lastDrawnAt' | 'lastLink'>,
  nowMs: number,
): Promise<boolean> {
  const { id, opensAt, closesAt, terms, sealedSeed, seedDigest, termsDigest } = lottery
  return insertIfAbsent(db, 'lotteries', {
    id,
    series: terms.series,
    opensAt,
    closesAt,
    terms: JSON.stringify(terms),
    sealedSeed,
    seedDigest,
    termsDigest,
    publishedAt: nowMs,
    stock: terms.prizes.map(({ stock }) => stock),
    drawn: 0,
    people: 0,
    lastDrawnAt: 0,
    lastLink: termsDigest,
  })
}

export async function writeLottery(
  tx: Transaction,
  { id, stock, drawn, people, lastDrawnAt, lastLink }: LotteryRow,
): Promise<void> {
  await updateRow(tx, 'lotteries', { set: { stock: [...stock], drawn, people, lastDrawnAt, lastLink }, where: { id } })
}

/** The prizes with what is left of each now. */
export const poolOf = ({ terms, stock }: Pick<LotteryRow, 'terms' | 'stock'>): PrizePool => ({
  prizes: terms.prizes.map(({ id, name, weight }, at) => ({ id, name, weight, stock: stock[at] ?? 0 })),
  blankWeight: terms.blankWeight,
})

export const outOf = ({ terms }: Pick<LotteryRow, 'terms'>): number => chancesOf(terms)
