import { expect, it } from 'vitest'
import fc from 'fast-check'
import { countedWord, MAX_COUNTED_LENGTH } from './counted-word.ts'
import { shownWord } from './shown-word.ts'

it.each([
  [' 天猫　女装 ', '天猫 女装'],
  ['ＴｉｋＴｏｋ', 'tiktok'],
  ['R标', 'r标'],
  ['女装！！', '女装'],
  ['「女装」--旗舰，店', '女装 旗舰 店'],
  ['1234', '1234'],
  ['女1', '女1'],
  ['x'.repeat(20), 'x'.repeat(20)],
  [`${'x'.repeat(20)}${'！'.repeat(60)}`, 'x'.repeat(20)],
])('counts %s as %s (TOOL-1)', (text, word) => expect(countedWord(text)).toBe(word))

it.each([
  '13812345678',
  '加QQ 1 2 3 4 5 6',
  'a@b.cn',
  'https://x.cn',
  'www.taobao',
  'taobao.com',
  'taobao.cn',
  'taobao.net',
  'http://x',
  '12-345',
  '1 2 3 4 5',
  '12345',
  'a @ b',
  `${'x'.repeat(20)}${'！'.repeat(61)}`,
  '女',
  '!!!',
  '',
  'x'.repeat(21),
])('does not count %j (TOOL-3)', (text) => expect(countedWord(text)).toBeUndefined())

it('counts a counted word as itself, never more than twenty characters long (TOOL-3)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const word = countedWord(text)
      if (word === undefined) return
      expect([...word].length).toBeLessThanOrEqual(MAX_COUNTED_LENGTH)
      expect(countedWord(word)).toBe(word)
    }),
  )
})

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
