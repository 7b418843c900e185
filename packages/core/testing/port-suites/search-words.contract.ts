import { describe, expect, it } from 'vitest'
import { INDUSTRIES, NO_FILTER } from '../../src/catalog/index.ts'
import { valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture } from '../fixture.ts'

export function searchWordsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the SearchWords contract`, () => {
    const fixture = withFixture(open)

    it('has hot words, none of them blank and none twice (SEA-28)', async () => {
      const words = valueOf(await fixture().openDevice().searchWords.hot())
      expect(words.length).toBeGreaterThan(0)
      expect(new Set(words.map((word) => word.trim())).size).toBe(words.length)
      expect(words).not.toContain('')
    })

    it('suggests searches that find as many shops as is said (SEA-25)', async () => {
      const { catalog, searchWords } = fixture().openDevice()
      const [card] = valueOf(await catalog.list(NO_FILTER, null)).items
      const { zh = '', en = '' } = card === undefined ? {} : INDUSTRIES[card.industry]
      for (const typed of [zh, zh.slice(0, 1), en]) {
        const suggested = valueOf(await searchWords.suggest(typed))
        expect(suggested.map((suggestion) => suggestion.zh)).toContain(zh)
        for (const { zh: text, en: english, shops } of suggested)
          for (const label of [text, english])
            expect(valueOf(await catalog.list({ ...NO_FILTER, text: label }, null)).total, label).toEqual(shops)
      }
    })

    it('finds what others search for by a part of it, and nothing by nothing (SEA-30)', async () => {
      const { searchWords } = fixture().openDevice()
      const [word = ''] = valueOf(await searchWords.hot())
      const held = valueOf(await searchWords.holding(word.slice(0, 2)))
      expect(held).toContain(word)
      for (const one of held) expect(one).toContain(word.slice(0, 2))
      expect(valueOf(await searchWords.holding(' '))).toEqual([])
    })

    it('suggests nothing for a text that means nothing (SEA-25)', async () => {
      const { searchWords } = fixture().openDevice()
      expect(valueOf(await searchWords.suggest('鑫鑫鑫鑫'))).toEqual([])
    })
  })
}
