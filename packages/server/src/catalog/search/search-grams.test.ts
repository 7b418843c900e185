import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise, termGrams, textGrams } from './search-grams.ts'

const han = fc.constantFrom(...'天猫女装旗舰店抖音食品店铺𠮷々〇')
const hanText = fc.string({ unit: han, minLength: 1, maxLength: 12 })
const word = fc.string({ unit: fc.constantFrom(...'abcxyzABC019é'), minLength: 2, maxLength: 12 })
const anything = fc.string({ unit: 'binary', maxLength: 60 })

describe('Search grams', () => {
  it('are Han characters and pairs, and words with their beginnings (SEA-1)', () => {
    expect(textGrams('天猫店 R标')).toEqual(['天', '猫', '天猫', '店', '猫店', 'r', '标'])
    expect(textGrams('Tmall2')).toEqual(['tmall2', 'tm', 'tma', 'tmal', 'tmall'])
    expect(termGrams('旗舰店')).toEqual(['旗舰', '舰店'])
    expect(termGrams('店')).toEqual(['店'])
    expect(termGrams('tm')).toEqual(['tm'])
  })

  it('finds every stretch of Han characters in the text that holds it (SEA-1)', () => {
    fc.assert(
      fc.property(hanText, hanText, hanText, (before, term, after) => {
        const grams = new Set(textGrams(before + term + after))
        expect(termGrams(term).filter((gram) => !grams.has(gram))).toEqual([])
      }),
    )
  })

  it('finds every beginning of a word, in any letter case (SEA-1)', () => {
    fc.assert(
      fc.property(word, fc.nat(), (text, cut) => {
        const beginning = text.slice(0, 2 + (cut % (text.length - 1)))
        const grams = new Set(textGrams(`天猫 ${text} 店`))
        expect(termGrams(beginning.toUpperCase()).every((gram) => grams.has(gram))).toBe(true)
      }),
    )
  })

  it('are the same for full-width and half-width, large and small letters (SEA-2)', () => {
    expect(textGrams('ＴＭＡＬＬ　旗舰店')).toEqual(textGrams('tmall 旗舰店'))
    expect(normalise('Ｒ标')).toBe('r标')
  })

  it('take any text, none of them blank, none with a colon, none longer than a word (SEA-2)', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const gram of [...textGrams(text), ...termGrams(text)]) {
          expect(gram).toMatch(/^[\p{L}\p{N}\p{M}\p{Script=Han}]+$/u)
          expect([...gram].length).toBeLessThanOrEqual(24)
        }
      }),
    )
  })

  it('the grams of a text are bounded by its length (SEA-2)', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(textGrams(text).length).toBeLessThanOrEqual(2 * [...normalise(text)].length)
      }),
    )
  })
})
