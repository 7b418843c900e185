import { expect, it } from 'vitest'
import { CHINESE_QUERIES } from './queries-in-chinese.ts'
import { LETTER_QUERIES } from './queries-in-letters.ts'
import { QUERY_SORTS } from './labelled-query.ts'
import { ndcg } from './ndcg.ts'

const QUERIES = [...CHINESE_QUERIES, ...LETTER_QUERIES]

it('is 1 for the best order there is, and less for any other', () => {
  expect(ndcg([3, 3, 1], [1, 3, 0, 3])).toBe(1)
  expect(ndcg([1, 3, 3], [1, 3, 0, 3])).toBeLessThan(1)
  expect(ndcg([0, 0, 0], [3, 0])).toBe(0)
  expect(ndcg([], [3])).toBe(0)
  // By hand: (7 + 1/log2(3)) / (7 + 7/log2(3)).
  expect(ndcg([3, 1], [3, 3])).toBeCloseTo((7 + 1 / Math.log2(3)) / (7 + 7 / Math.log2(3)))
})

it('looks at the first ten only', () => {
  expect(ndcg([...Array<number>(10).fill(0), 3], [3])).toBe(0)
  expect(ndcg(Array<number>(10).fill(3), Array<number>(50).fill(3))).toBe(1)
})

it('judges two hundred searches, none twice and some of each sort', () => {
  expect(QUERIES).toHaveLength(200)
  expect(new Set(QUERIES.map(({ text }) => text)).size).toBe(200)
  for (const sort of QUERY_SORTS) expect(QUERIES.filter((query) => query.sort === sort).length).toBeGreaterThan(3)
})
