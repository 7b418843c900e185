import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../format/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import { MAX_RANKED, rankWeek, toGuessPlayer, weekOf, type FinishedGame } from './index.ts'

const MONDAY = parseDay('2026-03-09')
const aGame = (userId: string, points: number, finishedAt = MONDAY): FinishedGame => ({
  userId,
  username: `player_${userId}`,
  points,
  finishedAt,
})

describe('weekOf', () => {
  it('is from Monday to Sunday in China, for every instant in it (GUE-9)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 * DAY_MS - 1 }), (later) => {
        expect(weekOf(MONDAY + later)).toEqual({ from: MONDAY, until: MONDAY + 7 * DAY_MS - 1 })
      }),
    )
    expect(weekOf(MONDAY - 1).until).toBe(MONDAY - 1)
  })
})

describe('rankWeek', () => {
  it('holds the best game of each player of this week, the earlier of two equal ones first (GUE-9)', () => {
    const games = [
      aGame('a', 500),
      aGame('a', 800, MONDAY + 5),
      aGame('b', 800, MONDAY + 1),
      aGame('c', 900, MONDAY - 1),
      aGame('d', 1000, MONDAY + 7 * DAY_MS),
    ]
    const { players, own } = rankWeek(games, 'a', MONDAY)
    expect(players.map(({ place, points, isOwn }) => [place, points, isOwn])).toEqual([
      [1, 800, false],
      [2, 800, true],
    ])
    expect(own).toBeNull()
  })

  it('counts the week from its first instant to its last one, and says both (GUE-9)', () => {
    const last = MONDAY + 7 * DAY_MS - 1
    const games = [aGame('a', 500), aGame('b', 400, last), aGame('c', 900, MONDAY - 1), aGame('d', 900, last + 1)]
    const { from, until, players } = rankWeek(games, null, last)
    expect([from, until]).toEqual([MONDAY, last])
    expect(players.map(({ points }) => points)).toEqual([500, 400])
  })

  it('puts two that won as much at the same instant in one order for all (GUE-9)', () => {
    const { players } = rankWeek([aGame('b', 800), aGame('a', 800), aGame('c', 800)], null, MONDAY)
    expect(players.map(({ name }) => name.at(-1))).toEqual(['a', 'b', 'c'])
  })

  it('masks names, and tells a player of a place further down (GUE-9)', () => {
    const games = Array.from({ length: MAX_RANKED + 3 }, (_, number) => aGame(`u${number}`, 1000 - number))
    const { players, own } = rankWeek(games, `u${MAX_RANKED + 2}`, MONDAY)
    expect(players).toHaveLength(MAX_RANKED)
    expect(own).toMatchObject({ place: MAX_RANKED + 3, isOwn: true })
    for (const { name } of players) expect(name).toMatch(/^p\*+\d$/)
  })

  it('is the same in whatever order the games are read (GUE-9)', () => {
    const games = fc.array(
      fc.record({
        userId: fc.constantFrom('a', 'b', 'c'),
        points: fc.nat(3),
        later: fc.nat(3),
      }),
    )
    fc.assert(
      fc.property(games, (given) => {
        const all = given.map(({ userId, points, later }) => aGame(userId, points, MONDAY + later))
        expect(rankWeek(all, null, MONDAY)).toEqual(rankWeek(all.toReversed(), null, MONDAY))
      }),
    )
  })
})

describe('toGuessPlayer', () => {
  it('reads what our game keeps of a player, and takes anything else for not said (GUE-1)', () => {
    expect(toGuessPlayer(null)).toBeNull()
    expect(toGuessPlayer({ games: 3, best_points: 700, has_coins_today: true })).toEqual({
      games: 3,
      bestPoints: 700,
      hasCoinsToday: true,
    })
    expect(toGuessPlayer({ games: -1, best_points: 'x', has_coins_today: 1 })).toEqual({
      games: 0,
      bestPoints: null,
      hasCoinsToday: false,
    })
    expect(toGuessPlayer({ games: '3', best_points: 0 })).toEqual({ games: 0, bestPoints: 0, hasCoinsToday: false })
    expect(toGuessPlayer({ games: 1.5, best_points: '700' })).toMatchObject({ games: 0, bestPoints: null })
  })
})
