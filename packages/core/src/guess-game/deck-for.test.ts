import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSeededRandom } from '../../testing/seeded-random.ts'
import { manySold, sold } from '../../testing/sold-shops.ts'
import { dealGame, deckFor, GAME_ROUNDS, type GuessGameId } from './index.ts'

const idsOf = (kind: 'practice' | 'ranked', count: number, all = manySold(60)) =>
  deckFor(kind, all.slice(all.length - count)).map(({ shopId }) => shopId)

it('a shop that practice may tell of is in no ranked game, then or later, however many are sold after it (GUE-13)', () => {
  fc.assert(
    fc.property(fc.nat({ max: 60 }), fc.nat({ max: 60 }), (now, later) => {
      const practised = new Set(idsOf('practice', Math.min(now, later)))
      const ranked = idsOf('ranked', Math.max(now, later))
      expect(ranked.filter((id) => practised.has(id))).toEqual([])
    }),
  )
})

it('every shop that was sold is in one of the two, once, however often and in whatever order it was sold (GUE-4)', () => {
  const sales = fc.array(fc.nat({ max: 40 }), { maxLength: 80 })
  fc.assert(
    fc.property(sales, (numbers) => {
      const given = numbers.map((number, nth) => ({ ...sold(number), soldAt: (nth * 7919) % 1000 }))
      const both = (['ranked', 'practice'] as const).flatMap((kind) => deckFor(kind, given).map(({ shopId }) => shopId))
      expect(both.length).toBe(new Set(both).size)
      expect(new Set(both)).toEqual(new Set(given.map(({ shopId }) => shopId)))
    }),
  )
})

it('while few were sold the ranked games have them, and practice begins with the twentieth (GUE-4, GUE-13)', () => {
  const begins = (count: number, userId: string | null) =>
    dealGame(manySold(count), { id: 'game-1' as GuessGameId, userId, at: 0 }, createSeededRandom()).ok
  expect([9, 10, 19, 20].map((count) => begins(count, 'u1'))).toEqual([false, true, true, true])
  expect([9, 10, 19, 20].map((count) => begins(count, null))).toEqual([false, false, false, true])
  expect(deckFor('ranked', manySold(30))).toHaveLength(15)
  expect(deckFor('ranked', manySold(31)).map(({ shopId }) => shopId)).toContain(sold(16).shopId)
  expect(deckFor('ranked', [...manySold(GAME_ROUNDS), sold(1, 0), sold(77, -5)])).toHaveLength(GAME_ROUNDS)
})
