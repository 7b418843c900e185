import { expect, it } from 'vitest'
import fc from 'fast-check'
import { countedWord } from './counted-word.ts'
import { shownWord } from './shown-word.ts'

it.each([
  ['r标', 'R标'],
  ['女装 r标', '女装 R标'],
  ['tm标 食品', 'TM标 食品'],
  ['tiktok', 'TikTok'],
  ['tiktok 店铺', 'TikTok 店铺'],
  ['jd tmall', 'JD Tmall'],
  ['女装jd店', '女装JD店'],
  ['ebay', 'eBay'],
  ['jdk', 'jdk'],
  ['4jd', '4jd'],
  ['天猫旗舰店', '天猫旗舰店'],
])('shows %s as %s (TOOL-19)', (word, shown) => expect(shownWord(word)).toBe(shown))

it('what is shown of a word is counted as this word (TOOL-19)', () => {
  const pieces = fc.constantFrom('r标', 'tm标', 'tiktok', 'jd', 'ebay', 'aliexpress', '女装', '店', 'a', '7', ' ')
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const word = countedWord(parts.join(''))
      if (word !== undefined) expect(countedWord(shownWord(word))).toBe(word)
    }),
  )
})
