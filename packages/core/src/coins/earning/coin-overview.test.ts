import { expect, it } from 'vitest'
import { parseDay } from '../../format/index.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import { coinOverview, coinTermsAt, dayOf, NO_COINS, type CoinFacts, type SignedDay } from '../index.ts'

const AT = parseDay('2026-03-20') + 9 * HOUR_MS
const daysBack = (count: number, from = 0): readonly SignedDay[] =>
  Array.from({ length: count }, (_, back) => ({ day: dayOf(AT - (from + back) * DAY_MS), isMadeUp: false }))
const overview = (facts: Partial<CoinFacts> = {}) => coinOverview({ ...NO_COINS, ...facts }, AT)

it('a visitor sees how coins are earned, and has none (COIN-5)', () => {
  const terms = coinTermsAt(AT)
  expect(overview()).toEqual({
    coins: 0,
    lapse: null,
    today: '2026-03-20',
    isSigned: false,
    streak: 0,
    nextCoins: 5,
    signInCoins: terms.signIn,
    signed: [],
    makeUp: {
      coins: 15,
      days: ['2026-03-19', '2026-03-18', '2026-03-17', '2026-03-16', '2026-03-15', '2026-03-14', '2026-03-13'],
    },
    tasks: terms.tasks.map((task) => ({ ...task, done: 0, state: 'open' })),
  })
})

it('a streak goes on until today, or until yesterday where today is not signed yet (COIN-7)', () => {
  expect(overview({ signed: daysBack(2) })).toMatchObject({ isSigned: true, streak: 2, nextCoins: 7 })
  expect(overview({ signed: daysBack(2, 1) })).toMatchObject({ isSigned: false, streak: 2, nextCoins: 7 })
  expect(overview({ signed: daysBack(2, 2) })).toMatchObject({ isSigned: false, streak: 0, nextCoins: 5 })
})

it('the signed days of five weeks are shown, the last one first, in whatever order they are stored (COIN-7)', () => {
  const signed = daysBack(40)
  for (const stored of [signed, signed.toReversed()])
    expect(overview({ signed: stored }).signed).toEqual(signed.slice(0, 35))
})

it('coins are told with those that lapse first (COIN-4)', () => {
  const holdings = new Map([
    [2026, 3],
    [2025, 7],
  ])
  expect(overview({ holdings })).toMatchObject({ coins: 10, lapse: { coins: 7, at: parseDay('2027-01-01') - 1 } })
})
