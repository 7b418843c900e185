import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, type Search } from './parse-search.ts'

const words = (search: Search): readonly string[] =>
  search.kind === 'terms' ? search.terms.map(({ text }) => text) : [search.kind]
const facetsOf = (text: string): readonly (readonly string[])[] => {
  const search = parseSearch(text)
  return search.kind === 'terms' ? search.terms.map(({ facets }) => facets) : []
}

describe('A search', () => {
  it.each([
    ['旗舰店', ['旗舰店']],
    ['天猫女装', ['天猫', '女装']],
    ['抖音 食品', ['抖音', '食品']],
    ['tmall 旗舰', ['tmall', '旗舰']],
    ['浙江天猫女装旗舰店R标', ['浙江', '天猫', '女装', '旗舰店', 'r标']],
    ['云屿女装', ['云屿', '女装']],
    ['ＪＤ专营店，一般纳税人', ['jd', '专营店', '一般纳税人']],
    ['tmall女装', ['tmall', '女装']],
  ])('reads %s as its words (SEA-3)', (text, read) => {
    expect(words(parseSearch(text))).toEqual(read)
  })

  it.each([
    ['天猫', 'p:1'],
    ['tma', 'p:1'],
    ['旗舰', 'k:flagship'],
    ['flagship', 'k:flagship'],
    ['食品', 'i:food'],
    ['R标', 't:registered'],
    ['浙江', 'r:33'],
    ['Guangdong', 'r:44'],
    ['小规模', 'x:small'],
  ])('knows what %s names (SEA-3)', (text, facet) => {
    expect(facetsOf(text).flat()).toContain(facet)
  })

  it('takes one Latin letter for no name (SEA-3)', () => {
    expect(facetsOf('t')).toEqual([[]])
  })

  it('leaves out what is said of every shop, unless that is all (SEA-3)', () => {
    expect(words(parseSearch('天猫女装店铺转让'))).toEqual(['天猫', '女装'])
    expect(words(parseSearch('女装店'))).toEqual(['女装'])
    expect(parseSearch('店铺转让')).toEqual({ kind: 'everything' })
  })

  it.each(['%%%', '😀🚢', '""', "';--", '\\', '  '])('finds nothing in %s (SEA-6)', (text) => {
    expect(parseSearch(text)).toEqual({ kind: 'nothing' })
  })

  it('takes any text, and every word of it can be found (SEA-6)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'天猫女装店的r标tmall 8%𠮷') })),
        (text) => {
          const search = parseSearch(text)
          if (search.kind !== 'terms') return
          for (const { grams } of search.terms) expect(grams.length).toBeGreaterThan(0)
          expect(search.terms.length).toBeLessThanOrEqual(80)
        },
      ),
    )
  })
})
