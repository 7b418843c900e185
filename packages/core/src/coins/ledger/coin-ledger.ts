import { calendarYear, parseDay } from '../../format/index.ts'
import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import { COIN_KINDS, type CoinKind, type OperatorAccount } from './coin-kind.ts'

/** A person's coins by the year in which they were earned; no year holds less than none. */
export type CoinHoldings = ReadonlyMap<number, number>

/** Coins that come to a person (more than 0) or leave them (less). */
export interface CoinMove {
  readonly kind: CoinKind
  /** Its cause: of one person and kind, each reference moves coins once. */
  readonly reference: string
  readonly coins: number
  readonly at: number
}

export type CoinAccount = `own:${number}` | OperatorAccount

export interface CoinLine {
  readonly account: CoinAccount
  readonly coins: number
}

/** A movement as it is written: its lines sum to 0, and one of them is the operator's. */
export interface CoinPosting extends Omit<CoinMove, 'coins'> {
  readonly lines: readonly CoinLine[]
}

/** More than a user earns in years; beyond it a movement is a mistake. */
export const MAX_COINS = 1_000_000

/** The last instant at which coins of a year can be used: the end of the next year at +08:00. */
export const lapsesAt = (year: number): number => parseDay(`${String(year + 2).padStart(4, '0')}-01-01`) - 1

/** The coins that can be used now. */
export const coinsAt = (holdings: CoinHoldings, at: number): number =>
  [...holdings].reduce((sum, [year, coins]) => (isLapsed(year, at) ? sum : sum + coins), 0)

/** The coins that lapse first, and their last instant; `null` where there are none. */
export function nextLapse(holdings: CoinHoldings, at: number): { readonly coins: number; readonly at: number } | null {
  const [first] = liveYears(holdings, at)
  return first === undefined ? null : { coins: first[1], at: lapsesAt(first[0]) }
}

/** Lapsed coins that are not written down yet; they are written before anything else is. */
export const lapsePostings = (holdings: CoinHoldings, at: number): readonly CoinPosting[] =>
  [...holdings]
    .filter(([year, coins]) => coins > 0 && isLapsed(year, at))
    .map(([year, coins]) => postingOf({ kind: 'lapse', reference: String(year), coins: -coins, at }, [[year, -coins]]))

/** Coins come into this year and go out of the oldest. Refused where there are too few. */
export function decideCoinMove(holdings: CoinHoldings, move: CoinMove): Result<CoinPosting> {
  const { coins, at } = move
  const year = calendarYear(at)
  if (!Number.isInteger(coins) || coins === 0 || Math.abs(coins) > MAX_COINS || Number.isNaN(year))
    return fail(refused('bad-parameter', '金币数量不正确', 'coins'))
  if (coins > 0) return ok(postingOf(move, [[year, coins]]))
  if (coinsAt(holdings, at) < -coins) return fail(refused('coins-short', '金币不足'))
  const taken: [number, number][] = []
  let left = -coins
  for (const [from, held] of liveYears(holdings, at)) {
    const part = Math.min(left, held)
    left -= part
    if (part > 0) taken.push([from, -part])
  }
  return ok(postingOf(move, taken))
}

/** The holdings after it; what no posting of these makes, a year below none, is a bug and throws. */
export function applyCoinPosting(holdings: CoinHoldings, { lines }: CoinPosting): CoinHoldings {
  const after = new Map(holdings)
  for (const { account, coins } of lines) {
    const year = ownYear(account)
    if (year === null) continue
    const held = (after.get(year) ?? 0) + coins
    if (held < 0) throw new Error(`The coins of ${year} would be ${held}.`)
    after.set(year, held)
  }
  return after
}

/** Of which year an account of a person's is; `null` for the operator's. */
export const ownYear = (account: CoinAccount): number | null =>
  account.startsWith('own:') ? Number(account.slice(4)) : null

const isLapsed = (year: number, at: number): boolean => at > lapsesAt(year)

/** The oldest first. */
const liveYears = (holdings: CoinHoldings, at: number): readonly (readonly [number, number])[] =>
  [...holdings].filter(([year, coins]) => coins > 0 && !isLapsed(year, at)).toSorted(([one], [other]) => one - other)

function postingOf(
  { kind, reference, coins, at }: CoinMove,
  byYear: readonly (readonly [number, number])[],
): CoinPosting {
  const own = byYear.map(([year, part]): CoinLine => ({ account: `own:${year}`, coins: part }))
  return { kind, reference, at, lines: [...own, { account: COIN_KINDS[kind].house, coins: -coins }] }
}
