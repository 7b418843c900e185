import { describe, expect, it } from 'vitest'
import { INDUSTRIES, NO_FILTER } from '../../src/catalog/index.ts'
import { MINUTE_MS } from '../../src/kernel/index.ts'
import { TREND_DAYS } from '../../src/tools/index.ts'
import { valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { Fixture, OpenFixture } from '../fixture.ts'

/** A server counts one address once in ten minutes, and answers from a count that may be a minute old. */
const AGAIN_MS = 11 * MINUTE_MS

/** Each text once: what is asked again within the same moment may be answered without being counted. */
async function search(fixture: Fixture, ...texts: readonly string[]): Promise<void> {
  const { catalog } = fixture.openDevice()
  for (const text of texts) {
    valueOf(await catalog.list({ ...NO_FILTER, text }, null))
    await fixture.advance(AGAIN_MS)
  }
  await fixture.advance(AGAIN_MS)
}

export function marketWordsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the MarketWords contract`, () => {
    const fixture = withFixture(open)

    it('shows a word from its third search on, with its trend and its share of all searches (TOOL-1, TOOL-2, TOOL-4)', async () => {
      await search(fixture(), '女装', '女装 ')
      const { marketWords } = fixture().openDevice()
      expect(valueOf(await marketWords.hot()).words).toEqual([])
      expect(valueOf(await marketWords.keyword('女装'))).toMatchObject({ trend: null, rank: null })
      await search(fixture(), ' 女装 ', '没有人卖的东西')
      const hot = valueOf(await marketWords.hot())
      expect(hot).toMatchObject({ searches: 4, isInvented: false })
      expect(hot.words).toMatchObject([{ word: '女装', searches: 3, before: 0, share: 0.75 }])
      expect(hot.words[0]?.days).toHaveLength(TREND_DAYS)
      expect(valueOf(await marketWords.roll())).toMatchObject({ searches: 4, rising: [{ word: '女装' }] })
    })

    it('does not count a search that names a person or a place of the web (TOOL-3)', async () => {
      await search(fixture(), '加我 13812345678', 'lin@example.com', 'www.example.com')
      expect(valueOf(await fixture().openDevice().marketWords.roll())).toMatchObject({ searches: 0, rising: [] })
    })

    it('says of a word how many shops compete for it, where they stand and what they ask (TOOL-5)', async () => {
      const device = fixture().openDevice()
      const shop = valueOf(await device.catalog.detail(fixture().shopIds[0] ?? ('' as never)))
      const word = INDUSTRIES[shop.industry].zh
      const listed = valueOf(await device.catalog.list({ ...NO_FILTER, text: word }, null))
      const answer = valueOf(await device.marketWords.keyword(word))
      expect(answer.shops.count).toBe(listed.total?.count ?? listed.items.length)
      expect(answer.industries.map(({ industry }) => industry)).toContain(shop.industry)
      expect(answer.platforms.reduce((sum, { shops }) => sum + shops, 0)).toBeGreaterThan(0)
      expect(answer.prices?.lowFen).toBeLessThanOrEqual(answer.prices?.highFen ?? 0)
      expect(answer.from < answer.to).toBe(true)
      expect(valueOf(await device.marketWords.keyword('没有这样的店铺鑫鑫鑫'))).toMatchObject({
        shops: { count: 0, capped: false },
        platforms: [],
        industries: [],
        prices: null,
      })
    })

    it('counts the shops that are new this week', async () => {
      const device = fixture().openDevice()
      expect(valueOf(await device.marketWords.roll()).newShops).toBeGreaterThan(0)
    })
  })
}
