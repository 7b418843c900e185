import { DAY_MS } from '../../kernel/index.ts'
import { coinsAt, nextLapse, type CoinHoldings } from '../ledger/coin-ledger.ts'
import { coinTermsAt } from '../terms/coin-terms.ts'
import { coinTasks, type CoinTaskView, type TaskFacts } from './coin-task.ts'
import { dayOf, openDays, signInCoins, streakUntil, type SignedDay } from './sign-in.ts'

/** A user's coins, and how they come to more. */
export interface CoinOverview {
  readonly coins: number
  readonly lapse: { readonly coins: number; readonly at: number } | null
  readonly today: string
  readonly isSigned: boolean
  readonly streak: number
  /** The coins of the next sign-in: today's, or tomorrow's where today is signed. */
  readonly nextCoins: number
  /** The coins of each day of a streak; every later day gives as many as the last one. */
  readonly signInCoins: readonly number[]
  /** Of the last five weeks, the last one first. */
  readonly signed: readonly SignedDay[]
  /** Days that can be made up now, and for how many coins each. */
  readonly makeUp: { readonly coins: number; readonly days: readonly string[] }
  readonly tasks: readonly CoinTaskView[]
}

export interface CoinFacts extends TaskFacts {
  readonly holdings: CoinHoldings
  readonly signed: readonly SignedDay[]
}

/** Nothing is known of a visitor. */
export const NO_COINS: CoinFacts = {
  holdings: new Map(),
  signed: [],
  evidence: {
    'view-shops': 0,
    'add-favourite': 0,
    'value-shop': 0,
    'verify-identity': 0,
    'pay-order': 0,
    'list-shop': 0,
  },
  rewarded: new Set(),
}

const SHOWN_DAYS = 35

export function coinOverview(facts: CoinFacts, at: number): CoinOverview {
  const [terms, today] = [coinTermsAt(at), dayOf(at)]
  const isSigned = facts.signed.some(({ day }) => day === today)
  const streak = isSigned ? streakUntil(facts.signed, today) : streakUntil(facts.signed, yesterdayOf(at))
  const signed = facts.signed.toSorted((one, other) => (one.day < other.day ? 1 : -1)).slice(0, SHOWN_DAYS)
  return {
    coins: coinsAt(facts.holdings, at),
    lapse: nextLapse(facts.holdings, at),
    today,
    isSigned,
    streak,
    nextCoins: signInCoins(terms, streak + 1),
    signInCoins: terms.signIn,
    signed,
    makeUp: { coins: terms.makeUp.coins, days: openDays(facts.signed, at) },
    tasks: coinTasks(facts, at),
  }
}

const yesterdayOf = (at: number): string => dayOf(at - DAY_MS)
