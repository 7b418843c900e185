import { describe, expect, it } from 'vitest'
import { valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld } from '../world.ts'

export function searchWordsContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the SearchWords contract`, () => {
    const world = withWorld(open)

    it('[CAT-21] has hot words, none of them blank and none twice', async () => {
      const words = valueOf(await world().openDevice().searchWords.hot())
      expect(words.length).toBeGreaterThan(0)
      expect(new Set(words.map((word) => word.trim())).size).toBe(words.length)
      expect(words).not.toContain('')
    })

    it('[CAT-21] suggests words that hold what is typed', async () => {
      const { searchWords } = world().openDevice()
      const [hot = ''] = valueOf(await searchWords.hot())
      const typed = hot.slice(0, 2)
      const suggested = valueOf(await searchWords.suggest(typed))
      expect(suggested.length).toBeGreaterThan(0)
      for (const word of suggested) expect(word.toLowerCase()).toContain(typed.toLowerCase())
    })

    it('[CAT-21] suggests nothing for what nobody searches for', async () => {
      const { searchWords } = world().openDevice()
      expect(valueOf(await searchWords.suggest('鑫鑫鑫鑫没有'))).toEqual([])
    })
  })
}
