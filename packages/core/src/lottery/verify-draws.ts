import { phaseOf } from '../campaigns/index.ts'
import type { DrawHash } from './draw-hash.ts'
import { drawPrize } from './draw-prize.ts'
import { createPrizePool, type PrizePool } from './prize-pool.ts'
import {
  linkOf,
  stockOf,
  termsDigestOf,
  type PublishedDraw,
  type PublishedDraws,
  type PublishedLottery,
} from './published-draws.ts'
import { rollOf } from './roll-of.ts'

/** The differences: the first three of the lottery itself, the others of one draw. */
export type DrawFault =
  | 'table'
  | 'terms'
  | 'seed'
  | 'order'
  | 'time'
  | 'person'
  | 'counter'
  | 'stock'
  | 'prize'
  | 'link'

export interface DrawMismatch {
  /** Which draw by its place in the list, from 1 on; null where the lottery itself differs. */
  readonly position: number | null
  readonly fault: DrawFault
  readonly expected: string
  readonly found: string
}

export interface DrawVerification {
  /** How many draws were recomputed before something differed. */
  readonly checked: number
  /** Without the seed the order, the stock and the links are checked, and what was won is not. */
  readonly isSeedKnown: boolean
  readonly mismatch: DrawMismatch | null
}

/** Recomputes every draw from what is public, and says where something differs first. */
export function verifyDraws({ lottery, draws }: PublishedDraws, hash: DrawHash): DrawVerification {
  const isSeedKnown = lottery.seed !== null
  const wrongTerms = termsMismatch(lottery, hash)
  if (wrongTerms !== null) return { checked: 0, isSeedKnown, mismatch: wrongTerms }
  let replay: Replay = {
    pool: poolOf(lottery),
    counters: new Map(),
    link: lottery.termsDigest,
    drawnAt: lottery.window.opensAt,
  }
  for (const [index, draw] of draws.entries()) {
    const wrong = drawMismatch(lottery, replay, draw, index + 1, hash)
    if (wrong !== null) return { checked: index, isSeedKnown, mismatch: { position: index + 1, ...wrong } }
    replay = {
      pool: without(replay.pool, draw.prize),
      counters: replay.counters.set(draw.person, draw.counter),
      link: draw.link,
      drawnAt: draw.drawnAt,
    }
  }
  return { checked: draws.length, isSeedKnown, mismatch: null }
}

interface Replay {
  readonly pool: PrizePool
  /** How often each person has drawn so far. */
  readonly counters: Map<number, number>
  readonly link: string
  readonly drawnAt: number
}

const poolOf = ({ prizes, blankWeight }: PublishedLottery): PrizePool => ({
  prizes: prizes.map((prize) => ({ ...prize, name: { zh: '', en: '' } })),
  blankWeight,
})

function termsMismatch(lottery: PublishedLottery, hash: DrawHash): DrawMismatch | null {
  const of = (fault: DrawFault, expected: string, found: string): DrawMismatch | null =>
    expected === found ? null : { position: null, fault, expected, found }
  const { prizes, blankWeight } = poolOf(lottery)
  return (
    of('table', 'true', String(createPrizePool(prizes, blankWeight).ok)) ??
    of('terms', termsDigestOf(lottery, hash), lottery.termsDigest) ??
    (lottery.seed === null ? null : of('seed', hash.digest(lottery.seed), lottery.seedDigest))
  )
}

function drawMismatch(
  lottery: PublishedLottery,
  { pool, counters, link, drawnAt }: Replay,
  draw: PublishedDraw,
  position: number,
  hash: DrawHash,
): Omit<DrawMismatch, 'position'> | null {
  const of = (fault: DrawFault, expected: unknown, found: unknown): Omit<DrawMismatch, 'position'> | null =>
    String(expected) === String(found) ? null : { fault, expected: String(expected), found: String(found) }
  const newest = counters.size + 1
  return (
    of('order', position, draw.position) ??
    of('time', true, draw.drawnAt >= drawnAt && phaseOf(lottery.window, draw.drawnAt) === 'between') ??
    of('person', counters.has(draw.person) ? draw.person : newest, draw.person) ??
    of('counter', (counters.get(draw.person) ?? 0) + 1, draw.counter) ??
    of('stock', stockOf(pool).join(','), draw.stockBefore.join(',')) ??
    of('prize', prizeOf(lottery, pool, draw, hash) ?? '', draw.prize ?? '') ??
    of('link', linkOf(link, draw, hash), draw.link)
  )
}

/** The prize by the seed; without a seed, any prize of the table that was there. */
function prizeOf(
  { id, seed }: PublishedLottery,
  pool: PrizePool,
  { person, counter, prize }: PublishedDraw,
  hash: DrawHash,
): string | null {
  if (seed === null) return pool.prizes.find((one) => one.id === prize && one.weight > 0 && one.stock > 0)?.id ?? null
  const inputs = { lottery: id, seed, person, counter }
  return drawPrize(pool, { below: (chances) => rollOf(inputs, chances, hash) }).prize?.id ?? null
}

const without = (pool: PrizePool, won: string | null): PrizePool => ({
  ...pool,
  prizes: pool.prizes.map((prize) => (prize.id === won ? { ...prize, stock: prize.stock - 1 } : prize)),
})
