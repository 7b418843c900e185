import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PLATFORMS } from '../platform.ts'
import { sellerWords } from './seller-words.ts'

it.each([
  ['云屿 天猫女装旗舰店', '云屿'],
  ['天猫女装旗舰店 R标 一般纳税人', ''],
  ['【急转】女装类目 天猫旗舰店 整店转让 无贷款无纠纷 无贷款', '无贷款无纠纷'],
  ['8年老店 淘宝女装个人店 三钻 三钻 粉丝12万！！！', '三钻 粉丝12万'],
  ['浙江公司名下 京东鞋靴专营店，手续齐全', '浙江公司名下 手续齐全'],
  ['云屿女装 抖音小店店铺', '云屿'],
  ['经营八年的天猫女装旗舰店', '经营八年'],
  ['京东的云屿，的确好卖', '云屿 的确好卖'],
  ['TEMU Womenswear', 'Womenswear'],
  ['三项评分4.8以上 4.8以上.', '三项评分4.8以上'],
  ['', ''],
])('leaves of “%s” the words “%s” (CAT-40)', (title, words) => {
  expect(sellerWords(title)).toBe(words)
})

const aTitle = fc
  .array(
    fc.oneof(
      fc.constantFrom('天猫', '女装', '旗舰店', 'R标', '8年老店', '无贷款', '云屿', '整店转让', '·', '！', ' '),
      fc.constantFrom(...PLATFORMS.map(({ name }) => name.zh)),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))

it('never adds a word, never says one twice, and finds nothing more to leave out of what it left (CAT-40)', () => {
  fc.assert(
    fc.property(aTitle, (title) => {
      const words = sellerWords(title)
      const pieces = words === '' ? [] : words.split(' ')
      let from = 0
      for (const piece of pieces) {
        const at = title.indexOf(piece, from)
        expect(at).toBeGreaterThanOrEqual(from)
        from = at + piece.length
      }
      expect(new Set(pieces.map((piece) => piece.toLowerCase())).size).toBe(pieces.length)
      expect(sellerWords(words)).toBe(words)
      for (const mentioned of ['天猫', '旗舰店', '整店转让'])
        for (const piece of pieces) expect(piece.startsWith(mentioned) || piece.endsWith(mentioned)).toBe(false)
    }),
  )
})
