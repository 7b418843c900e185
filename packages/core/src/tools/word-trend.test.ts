import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { hotTrends, MIN_SEARCHES, relatedWords, risingTrends, TREND_DAYS, wordTrends } from './word-trend.ts'

const month = (change: Readonly<Record<number, number>>) =>
  Array.from({ length: TREND_DAYS }, (_, at) => change[TREND_DAYS - 1 - at] ?? 0)

const someDays = fc.array(
  fc.record({
    word: fc.string({ minLength: 2, maxLength: 6 }),
    days: fc.array(fc.nat(50), { minLength: TREND_DAYS, maxLength: TREND_DAYS }),
  }),
)

describe('word trends', () => {
  it('stand in the order of their searches of seven days, with their share of all of them (TOOL-4)', () => {
    const trends = wordTrends([
      { word: '食品', days: month({ 0: 1, 8: 4 }) },
      { word: '女装', days: month({ 0: 3, 1: 4 }) },
      { word: '少见', days: month({ 0: 2 }) },
    ])
    expect(trends).toMatchObject([
      { word: '女装', searches: 7, before: 0, share: 0.7 },
      { word: '食品', searches: 1, before: 4, share: 0.1 },
    ])
    expect(risingTrends(trends).map(({ word }) => word)).toEqual(['女装'])
  })

  it('show no word with fewer than three searches in 30 days, and no share above one in all (TOOL-2)', () => {
    fc.assert(
      fc.property(someDays, (counted) => {
        const trends = wordTrends(counted)
        for (const { days } of trends)
          expect(days.reduce((sum, many) => sum + many, 0)).toBeGreaterThanOrEqual(MIN_SEARCHES)
        expect(trends.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9)
        const searches = trends.map((trend) => trend.searches)
        expect(searches).toEqual(searches.toSorted((one, other) => other - one))
        expect(hotTrends(trends).every((trend) => trend.searches > 0)).toBe(true)
      }),
    )
  })

  it('name the words that hold a word, or that it holds, and not the word itself', () => {
    const trends = wordTrends(['天猫女装', '女装', '食品'].map((word) => ({ word, days: month({ 0: 5 }) })))
    expect(relatedWords(trends, '女装')).toEqual(['天猫女装'])
    expect(relatedWords(trends, '天猫女装店')).toEqual(['天猫女装', '女装'].toSorted())
  })
})
