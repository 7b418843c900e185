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

  it('count seven days as now and the seven before them as before, and nothing below zero (TOOL-4)', () => {
    const [trend] = wordTrends([
      { word: '女装', days: month({ 0: 1, 6: 2, 7: 4, 13: 8, 14: 16, 3: -5, 4: Number.NaN }) },
    ])
    expect(trend).toMatchObject({ searches: 3, before: 12, share: 1 })
  })

  it('have no share where there was no search within seven days (TOOL-4)', () => {
    expect(wordTrends([{ word: '女装', days: month({ 8: 3 }) }])).toMatchObject([{ searches: 0, share: 0 }])
    expect(hotTrends(wordTrends([{ word: '女装', days: month({ 8: 3 }) }]))).toEqual([])
  })

  it('stand by their word where they were searched for as often (TOOL-4)', () => {
    const even = ['乙', '甲', '丙'].map((word) => ({ word, days: month({ 0: 5 }) }))
    const order = even.map(({ word }) => word).toSorted()
    for (const counted of [even, even.toReversed()]) {
      expect(wordTrends(counted).map(({ word }) => word)).toEqual(order)
      expect(risingTrends(wordTrends(counted)).map(({ word }) => word)).toEqual(order)
      expect(risingTrends(wordTrends(counted).toReversed()).map(({ word }) => word)).toEqual(order)
    }
  })

  it('rise by what they gained on the week before, five of them, none that gained nothing (TOOL-4)', () => {
    const gained = [3, 9, 5, 7, 1, 8].map((many) => ({ word: `词${many}`, days: month({ 0: 10 + many, 8: 10 }) }))
    const same = { word: '词0', days: month({ 0: 10, 8: 10 }) }
    expect(risingTrends(wordTrends([...gained, same])).map(({ word }) => word)).toEqual([
      '词9',
      '词8',
      '词7',
      '词5',
      '词3',
    ])
    expect(risingTrends(wordTrends([same]))).toEqual([])
  })

  it('are hot up to twenty of them, and related up to eight (TOOL-4)', () => {
    const many = Array.from({ length: 25 }, (_, at) => ({ word: `女装${at}`, days: month({ 0: 3 }) }))
    expect(hotTrends(wordTrends(many))).toHaveLength(20)
    expect(relatedWords(wordTrends(many), '女装')).toHaveLength(8)
  })
})
