import { chineseTime, parseDay } from '../../format/index.ts'
import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import type { CoinMove } from '../ledger/coin-ledger.ts'
import { coinTermsAt, type CoinTerms } from '../terms/coin-terms.ts'

/** A day, such as `2026-03-11`, on which a user signed in, or that they made up. */
export interface SignedDay {
  readonly day: string
  readonly isMadeUp: boolean
}

/** A streak is counted so far back and no further. */
export const MAX_STREAK = 366

/** The day of an instant in China. */
export const dayOf = (at: number): string => chineseTime(at, 'YYYY-MM-DD')

const dayBefore = (day: string): string => dayOf(parseDay(day) - 1)

/** How many days in a row were signed, up to and with a day. */
export function streakUntil(signed: readonly SignedDay[], day: string): number {
  const days = new Set(signed.map((one) => one.day))
  let streak = 0
  for (let at = day; days.has(at) && streak < MAX_STREAK; at = dayBefore(at)) streak += 1
  return streak
}

/** The coins of a sign-in on this day of a streak. */
export const signInCoins = ({ signIn }: Pick<CoinTerms, 'signIn'>, streak: number): number =>
  signIn[Math.min(Math.max(streak, 1), signIn.length) - 1] ?? 0

/** The missed days that can be made up now, the last one first. */
export function openDays(signed: readonly SignedDay[], at: number): readonly string[] {
  const { makeUp } = coinTermsAt(at)
  const days: string[] = []
  let day = dayOf(at)
  for (let back = 0; back < makeUp.days; back += 1) {
    day = dayBefore(day)
    const month = day.slice(0, 7)
    const made = signed.filter((one) => one.isMadeUp && one.day.startsWith(month)).length
    if (made < makeUp.perMonth && !signed.some((one) => one.day === day)) days.push(day)
  }
  return days
}

/** Signs in today (`null`), or makes up a day; and what that moves. */
export function decideSignIn(
  signed: readonly SignedDay[],
  asked: string | null,
  at: number,
): Result<{ readonly signed: SignedDay; readonly move: CoinMove }> {
  const [terms, today] = [coinTermsAt(at), dayOf(at)]
  const day = asked ?? today
  if (signed.some((one) => one.day === day)) return fail(refused('day-signed', '这一天已经签到', 'day'))
  if (day === today) {
    const coins = signInCoins(terms, streakUntil(signed, dayBefore(today)) + 1)
    return ok({ signed: { day, isMadeUp: false }, move: { kind: 'sign-in', reference: day, coins, at } })
  }
  if (!openDays(signed, at).includes(day)) return fail(refused('day-not-open', '这一天不能补签', 'day'))
  return ok({
    signed: { day, isMadeUp: true },
    move: { kind: 'make-up', reference: day, coins: -terms.makeUp.coins, at },
  })
}
