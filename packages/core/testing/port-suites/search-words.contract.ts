import { describe, expect, it } from 'vitest'
import { valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture } from '../fixture.ts'

export function searchWordsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the SearchWords contract`, () => {
    const fixture = withFixture(open)

    it('has hot words, none of them blank and none twice (SEA-16)', async () => {
      const words = valueOf(await fixture().openDevice().searchWords.hot())
      expect(words.length).toBeGreaterThan(0)
      expect(new Set(words.map((word) => word.trim())).size).toBe(words.length)
      expect(words).not.toContain('')
    })

    it('suggests words that hold what is typed (SEA-16)', async () => {
      const { searchWords } = fixture().openDevice()
      const [hot = ''] = valueOf(await searchWords.hot())
      const typed = hot.slice(0, 2)
      const suggested = valueOf(await searchWords.suggest(typed))
      expect(suggested.length).toBeGreaterThan(0)
      for (const word of suggested) expect(word.toLowerCase()).toContain(typed.toLowerCase())
    })

    it('suggests nothing for a text that no search has had (SEA-16)', async () => {
      const { searchWords } = fixture().openDevice()
      expect(valueOf(await searchWords.suggest('鑫鑫鑫鑫没有'))).toEqual([])
    })
  })
}
