import fc from 'fast-check'
import { expect, it } from 'vitest'
import { faultsInNames } from '../../../testing/names-below.ts'
import { maskedName, placeOf, POINT_EVENTS, POINT_RULES, rankPeople } from '../index.ts'

const people = fc.uniqueArray(
  fc.record({
    userId: fc.stringMatching(/^[a-z]{1,6}$/),
    username: fc.string({ minLength: 1 }),
    points: fc.nat({ max: 9 }),
  }),
  { selector: ({ userId }) => userId, maxLength: 40 },
)

it('a place is one more than the number of users with more points, however many are listed (CAM-26)', () => {
  fc.assert(
    fc.property(people, fc.nat({ max: 20 }), (holders, max) => {
      const spread = new Map<number, number>()
      for (const { points } of holders) spread.set(points, (spread.get(points) ?? 0) + 1)
      for (const { points } of holders) {
        const before = holders.filter((other) => other.points > points).length
        expect(placeOf(points, spread)).toBe(points === 0 ? null : before + 1)
      }
      const ranked = rankPeople(holders, spread, max)
      expect(ranked).toHaveLength(Math.min(max, holders.filter(({ points }) => points > 0).length))
      for (const [at, { points, place }] of ranked.entries()) {
        expect(place).toBe(placeOf(points, spread))
        expect(points).toBeLessThanOrEqual(ranked[at - 1]?.points ?? Number.POSITIVE_INFINITY)
      }
      expect(rankPeople(holders.toReversed(), spread, max)).toEqual(ranked)
    }),
  )
})

it('users with as many points stand in the order of their ids (CAM-26)', () => {
  const holders = ['b', 'a', 'c'].map((userId) => ({ userId, username: `${userId}${userId}${userId}`, points: 5 }))
  expect(rankPeople(holders, new Map([[5, 3]]))).toEqual(
    ['a*a', 'b*b', 'c*c'].map((name) => ({ place: 1, name, points: 5 })),
  )
})

it('ten users are listed where no other number is wished for (CAM-26)', () => {
  const holders = Array.from({ length: 12 }, (_, at) => ({ userId: `u${at}`, username: 'lin', points: 12 - at }))
  expect(rankPeople(holders, new Map()).map(({ points }) => points)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

it('each event brings what its rule says, and names show their ends alone (CAM-25, CAM-26)', () => {
  expect(POINT_EVENTS).toEqual(Object.keys(POINT_RULES))
  expect(faultsInNames({ POINT_RULES })).toEqual([])
  expect(['buyer_lin', '林小满', 'ab', ''].map(maskedName)).toEqual(['b*******n', '林*满', '**', ''])
})
