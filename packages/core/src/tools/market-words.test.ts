import { describe, expect, it } from 'vitest'
import { AN_ORDINARY_NOON } from '../../testing/index.ts'
import { chineseTime } from '../format/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import { hotWords, keywordAnswer } from './market-words.ts'
import { countSearches } from './search-count.ts'

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
})
