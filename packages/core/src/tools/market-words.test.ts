import { describe, expect, it } from 'vitest'
import { AN_ORDINARY_NOON } from '../../testing/index.ts'
import { chineseTime } from '../format/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import { competitionAmong } from './competition.ts'
import { hotWords, keywordAnswer, marketRoll } from './market-words.ts'
import { countSearches, firstTrendDay } from './search-count.ts'

const ago = (days: number) => chineseTime(AN_ORDINARY_NOON - days * DAY_MS, 'YYYY-MM-DD')
const row = (word: string, days: number, searches: number, invented = 0) => ({
  day: ago(days),
  word,
  searches,
  invented,
})
const none = { shops: { count: 0, capped: false }, competitors: [] }

describe('what was searched for', () => {
  it('is counted over thirty days up to today, and said from when to when (TOOL-5)', () => {
    const count = countSearches(
      [row('女装', 0, 2), row('女装', 29, 3), row('女装', 30, 9), row('食品', 7, 4)],
      AN_ORDINARY_NOON,
    )
    expect(count).toMatchObject({ from: ago(29), to: ago(0), searches: 2, searchesToday: 2, isInvented: false })
    const answer = keywordAnswer(count, ' 女装 ', none)
    expect(answer).toMatchObject({ word: '女装', rank: 1, trend: { searches: 2, share: 1 }, asOf: AN_ORDINARY_NOON })
    expect(answer.trend?.days[0]).toBe(3)
  })

  it('says that counts were invented where any of them was (TOOL-5)', async () => {
    const count = countSearches([row('女装', 0, 5, 1)], AN_ORDINARY_NOON)
    const hot = await hotWords(count, async () => ({ count: 7, capped: false }))
    expect(hot).toMatchObject({ isInvented: true, words: [{ word: '女装', shops: { count: 7 } }] })
    const mixed = [row('女装', 0, 5, 1), row('食品', 0, 5)]
    expect(countSearches(mixed, AN_ORDINARY_NOON).isInvented).toBe(true)
  })

  it('tells where competing shops stand and the quarters of what they ask', () => {
    const shop = (priceFen: number, platform: 1 | 2 = 1) => ({ platform, industry: 'womenswear' as const, priceFen })
    const answer = keywordAnswer(countSearches([], AN_ORDINARY_NOON), '女装', {
      shops: { count: 5, capped: false },
      competitors: [shop(500), shop(100, 2), shop(300), shop(200), shop(400)],
    })
    expect(answer.platforms).toEqual([
      { platform: 1, shops: 4 },
      { platform: 2, shops: 1 },
    ])
    expect(answer.prices).toEqual({ lowFen: 200, middleFen: 300, highFen: 400 })
    expect(answer).toMatchObject({ trend: null, rank: null, related: [] })
  })

  it('is told in short with today’s searches, the new shops and the words that rise (TOOL-5)', () => {
    const count = countSearches([row('女装', 0, 5), row('女装', 8, 1), row('食品', 1, 2)], AN_ORDINARY_NOON)
    expect(marketRoll(count, 4)).toMatchObject({
      asOf: AN_ORDINARY_NOON,
      from: ago(29),
      to: ago(0),
      searches: 7,
      searchesToday: 5,
      isInvented: false,
      newShops: 4,
      rising: [{ word: '女装', searches: 5, before: 1 }],
    })
    expect(firstTrendDay(AN_ORDINARY_NOON)).toBe(ago(29))
  })

  it('is counted within seven days, from the first of them to today (TOOL-5)', () => {
    const searchesOf = (daysAgo: number) => countSearches([row('女装', daysAgo, 5)], AN_ORDINARY_NOON)
    expect([0, 1, 6, 7, 30].map((days) => searchesOf(days).searches)).toEqual([5, 5, 5, 0, 0])
    expect([0, 1].map((days) => searchesOf(days).searchesToday)).toEqual([5, 0])
    expect(searchesOf(30).words).toEqual([])
    expect(searchesOf(29).words).toEqual([{ word: '女装', days: [5, ...Array.from({ length: 29 }, () => 0)] }])
  })

  it('is added up where a day has several rows of a word (TOOL-5)', () => {
    const { words } = countSearches([row('女装', 0, 5), row('女装', 0, 2, 1), row('女装', 1, 3)], AN_ORDINARY_NOON)
    expect(words[0]?.days.slice(-3)).toEqual([0, 3, 7])
  })

  it('has a rank for each word that may be shown, and its relatives beside it (TOOL-4)', () => {
    const count = countSearches([row('女装', 0, 5), row('女装旗舰店', 0, 9)], AN_ORDINARY_NOON)
    expect(keywordAnswer(count, '女装', none)).toMatchObject({ rank: 2, related: ['女装旗舰店'], shops: none.shops })
    expect(keywordAnswer(count, ' 女 ', none)).toMatchObject({ word: '女', rank: null, trend: null })
    expect(keywordAnswer(count, '女装', none)).toMatchObject({ prices: null, platforms: [], industries: [] })
  })

  it('names the three platforms and industries with most competing shops, then by themselves', () => {
    const standing = [
      [3, 'toys'],
      [2, 'food'],
      [1, 'food'],
      [4, 'shoes'],
      [4, 'books'],
    ] as const
    const shops = standing.map(([platform, industry], at) => ({ platform, industry, priceFen: (at + 1) * 100 }))
    const { platforms, industries, prices } = competitionAmong(shops)
    expect(platforms).toEqual([
      { platform: 4, shops: 2 },
      { platform: 1, shops: 1 },
      { platform: 2, shops: 1 },
    ])
    expect(industries).toEqual([
      { industry: 'food', shops: 2 },
      { industry: 'books', shops: 1 },
      { industry: 'shoes', shops: 1 },
    ])
    const once = ([1, 2, 3] as const).map((platform) => ({ platform, industry: 'food' as const, priceFen: 100 }))
    for (const each of [once, once.toReversed()])
      expect(competitionAmong(each).platforms.map(({ platform }) => platform)).toEqual([1, 2, 3])
    expect(prices).toEqual({ lowFen: 200, middleFen: 300, highFen: 400 })
    expect(competitionAmong(shops.slice(0, 4)).prices).toEqual({ lowFen: 100, middleFen: 200, highFen: 300 })
  })
})
