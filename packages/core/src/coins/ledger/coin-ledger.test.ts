import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../../format/index.ts'
import { faultsInNames } from '../../../testing/names-below.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import {
  applyCoinPosting,
  COIN_KINDS,
  coinsAt,
  decideCoinMove,
  lapsePostings,
  lapsesAt,
  MAX_COINS,
  nextLapse,
  ownYear,
  type CoinHoldings,
  type CoinMove,
} from '../index.ts'

const at = (day: string): number => parseDay(day)
const held = (...years: readonly (readonly [number, number])[]): CoinHoldings => new Map(years)
const move = (coins: number, day = '2026-05-01'): CoinMove => ({ kind: 'task', reference: 'r', coins, at: at(day) })

describe('a movement of coins', () => {
  it('comes from the operator and is of its year (COIN-1, COIN-2)', () => {
    expect(decideCoinMove(held(), move(5))).toEqual({
      ok: true,
      value: {
        kind: 'task',
        reference: 'r',
        at: at('2026-05-01'),
        lines: [
          { account: 'own:2026', coins: 5 },
          { account: 'house:given', coins: -5 },
        ],
      },
    })
  })

  it('takes the oldest coins first (COIN-2)', () => {
    const taken = decideCoinMove(held([2026, 9], [2025, 4]), { ...move(-6), kind: 'draw' })
    expect(taken.ok && taken.value.lines).toEqual([
      { account: 'own:2025', coins: -4 },
      { account: 'own:2026', coins: -2 },
      { account: 'house:spent', coins: 6 },
    ])
  })

  it.each([
    ['more than there is', held([2026, 5]), -6, 'coins-short', undefined],
    ['what has lapsed', held([2024, 50]), -1, 'coins-short', undefined],
    ['nothing', held([2026, 5]), 0, 'bad-parameter', 'coins'],
    ['half a coin', held(), 0.5, 'bad-parameter', 'coins'],
    ['no number', held(), Number.NaN, 'bad-parameter', 'coins'],
    ['endlessly many', held(), Infinity, 'bad-parameter', 'coins'],
    ['too many', held(), MAX_COINS + 1, 'bad-parameter', 'coins'],
    ['too many that go', held([2026, 2 * MAX_COINS]), -MAX_COINS - 1, 'bad-parameter', 'coins'],
  ] as const)('is refused for %s (COIN-1)', (_title, holdings, coins, reason, field) => {
    expect(decideCoinMove(holdings, move(coins))).toMatchObject(refusedAs(reason, field))
  })

  it('is of a million coins at most (COIN-1)', () => {
    expect(MAX_COINS).toBe(1_000_000)
    for (const coins of [MAX_COINS, -MAX_COINS])
      expect(decideCoinMove(held([2026, MAX_COINS]), move(coins)).ok).toBe(true)
  })

  it('has no line for a year from which nothing is taken (COIN-2)', () => {
    const taken = decideCoinMove(held([2025, 4], [2026, 9]), move(-4))
    expect(taken.ok && taken.value.lines.map(({ account }) => account)).toEqual(['own:2025', 'house:given'])
  })

  it('is refused at no instant (COIN-1)', () => {
    expect(decideCoinMove(held(), { ...move(1), at: Number.NaN }).ok).toBe(false)
  })
})

it('each kind of movement has its names and its account of the operator (COIN-1)', () => {
  const kindsOf = (house: string) =>
    Object.entries(COIN_KINDS).flatMap(([kind, about]) => (about.house === house ? [kind] : []))
  expect(kindsOf('house:given')).toEqual(['sign-in', 'task', 'prize', 'game', 'correction', 'merge'])
  expect(kindsOf('house:spent')).toEqual(['make-up', 'gift', 'gift-returned', 'draw'])
  expect(kindsOf('house:lapsed')).toEqual(['lapse'])
  expect(faultsInNames({ COIN_KINDS })).toEqual([])
})

describe('holdings', () => {
  it('are moved by the lines of their person alone (COIN-1)', () => {
    expect([ownYear('own:2026'), ownYear('house:given')]).toEqual([2026, null])
  })

  it('below none are a mistake of the program, and throw (COIN-1)', () => {
    const posting = { kind: 'draw', reference: 'r', at: 1, lines: [{ account: 'own:2026', coins: -3 }] } as const
    expect(() => applyCoinPosting(held([2026, 2]), posting)).toThrow('The coins of 2026 would be -1.')
    expect(applyCoinPosting(held([2026, 3]), posting)).toEqual(held([2026, 0]))
  })
})

describe('coins', () => {
  it('lapse after the last instant of the next year, and not before (COIN-3)', () => {
    expect(lapsesAt(2025)).toBe(at('2027-01-01') - 1)
    const holdings = held([2025, 7], [2026, 3])
    expect([coinsAt(holdings, lapsesAt(2025)), coinsAt(holdings, lapsesAt(2025) + 1)]).toEqual([10, 3])
    expect(lapsesAt(498)).toBe(at('0500-01-01') - 1)
    expect(lapsePostings(holdings, lapsesAt(2025))).toEqual([])
    expect(lapsePostings(held([2025, 0]), lapsesAt(2025) + 1)).toEqual([])
    expect(lapsePostings(holdings, lapsesAt(2025) + 1)).toEqual([
      {
        kind: 'lapse',
        reference: '2025',
        at: lapsesAt(2025) + 1,
        lines: [
          { account: 'own:2025', coins: -7 },
          { account: 'house:lapsed', coins: 7 },
        ],
      },
    ])
  })

  it('are told ahead of their lapse: how many, and until when (COIN-4)', () => {
    expect(nextLapse(held([2026, 3], [2025, 7], [2024, 1]), at('2026-06-01'))).toEqual({ coins: 7, at: lapsesAt(2025) })
    expect(nextLapse(held([2026, 3], [2025, 0]), at('2026-06-01'))).toEqual({ coins: 3, at: lapsesAt(2026) })
    expect(nextLapse(held(), at('2026-06-01'))).toBeNull()
  })
})

it('a person’s books balance after whatever moved, and no year falls below none (COIN-1, COIN-2, COIN-3)', () => {
  const step = fc.record({ coins: fc.integer({ min: -60, max: 60 }), days: fc.nat({ max: 400 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let holdings: CoinHoldings = new Map()
      const house = new Map<string, number>()
      const piles: { until: number; coins: number }[] = []
      let now = at('2024-01-01')
      for (const { coins, days } of steps) {
        now += days * 86_400_000
        const decided = [...lapsePostings(holdings, now)]
        const live = piles.filter(({ until }) => now <= until)
        const total = live.reduce((sum, pile) => sum + pile.coins, 0)
        const asked = decideCoinMove(holdings, { kind: 'game', reference: 'r', coins, at: now })
        expect(asked.ok).toBe(coins !== 0 && total + coins >= 0)
        if (asked.ok) decided.push(asked.value)
        for (const posting of decided) {
          expect(posting.lines.reduce((sum, line) => sum + line.coins, 0)).toBe(0)
          holdings = applyCoinPosting(holdings, posting)
          for (const line of posting.lines)
            if (line.account.startsWith('house:')) house.set(line.account, (house.get(line.account) ?? 0) + line.coins)
        }
        if (asked.ok && coins > 0) piles.push({ until: lapsesAt(new Date(now + 28_800_000).getUTCFullYear()), coins })
        let left = asked.ok ? Math.max(0, -coins) : 0
        for (const pile of live) {
          const part = Math.min(left, pile.coins)
          pile.coins -= part
          left -= part
        }
        const after = piles.filter(({ until }) => now <= until).reduce((sum, pile) => sum + pile.coins, 0)
        expect(coinsAt(holdings, now)).toBe(after)
        expect([...holdings.values()].every((one) => one >= 0)).toBe(true)
        const all = [...holdings.values(), ...house.values()].reduce((sum, one) => sum + one, 0)
        expect(all).toBe(0)
      }
    }),
  )
})
