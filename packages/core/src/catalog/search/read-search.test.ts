import fc from 'fast-check'
import { anyText } from '../../../testing/index.ts'
import { describe, expect, it } from 'vitest'
import { FACETS, LISTING_FACETS } from '../filter/listing-facets.ts'
import { searchText } from '../filter/search-text.ts'
import { publicPlatforms, type Name } from '../platform.ts'
import { lexicon } from './lexicon.ts'
import { printedPart } from './printed-part.ts'
import { readSearch } from './read-search.ts'
import { withoutPart } from './search-address.ts'
import type { SearchPart } from './search-part.ts'

/** A reading in one line: facet=values or bounds, and how it was recognised. */
const phrases = (text: string): string =>
  readSearch(text)
    .map(({ facet, values, min, max, how, word }) => {
      const what = facet === 'words' ? word : values.length > 0 ? values.join('|') : `${min ?? ''}..${max ?? ''}`
      return `${facet}=${what} ${how}`
    })
    .join(', ')

/** Without the positions in the text and without how a part was recognised. */
const askedIn = (parts: readonly SearchPart[]) =>
  parts.map(({ facet, values, min, max, word }) =>
    facet === 'words' || facet === 'transfer-way' ? { facet, word } : { facet, values, min, max },
  )

/** Texts of the trade's own words, whole, broken and mixed with anything. */
const aSearch = () =>
  fc.oneof(
    anyText(),
    fc
      .array(
        fc.oneof(
          fc.constantFrom(...lexicon().entries.map(({ word }) => word)),
          fc.constantFrom('5万以内', '10-20万', '月销5万以上', '8年老店', '评分4.8以上', '无扣分', '1.5w', 'under 50k'),
          fc.string({ maxLength: 6 }),
          fc.constantFrom(' ', '-', '，', '的', '店'),
        ),
        { maxLength: 8 },
      )
      .map((words) => words.join('')),
  )

describe('A search', () => {
  it.each([
    ['美装', 'industry=beauty typing-error'],
    ['化妆品', 'industry=beauty synonym'],
    ['连衣裙 抖店', 'industry=womenswear synonym, platform=32 synonym'],
    ['杭州 天猫', 'province=33 city, platform=1 exact'],
    ['云屿女装', 'words=云屿 unknown, industry=womenswear exact'],
    [
      '浙江天猫女装旗舰店R标',
      'province=33 exact, platform=1 exact, industry=womenswear exact, kind=flagship exact, trademark=registered exact',
    ],
  ])('reads %s by its words and what is meant by them (SEA-3, SEA-17)', (text, reading) => {
    expect(phrases(text)).toBe(reading)
  })

  it.each([
    ['企业店', 'kind=enterprise exact'],
    ['个人店', 'kind=personal exact'],
    ['个体店', 'kind=personal synonym'],
    ['企业', 'kind=enterprise synonym'],
    ['company', 'kind=enterprise english'],
    ['企业主体', 'holder=company exact'],
    ['公司主体 天猫', 'holder=company synonym, platform=1 exact'],
    ['个人主体', 'holder=person exact'],
    ['个体户', 'holder=sole-trader synonym'],
    ['个体工商户 女装', 'holder=sole-trader exact, industry=womenswear exact'],
    ['sole proprietorship', 'holder=sole-trader english'],
  ])('tells in %s the kind of a shop from its holder (SEA-3)', (text, reading) => {
    expect(phrases(text)).toBe(reading)
  })

  it.each([
    ['nvzhuang', 'industry=womenswear pinyin'],
    ['nu zhuang', 'industry=womenswear pinyin'],
    ['tianmao nz', 'platform=1 pinyin, industry=menswear|womenswear initials'],
    ['tianmaonvzhuang', 'platform=1 pinyin, industry=womenswear pinyin'],
    ['tmnz', 'platform=1 initials, industry=menswear|womenswear initials'],
    ['xhs meizhuang', 'platform=26 english, industry=beauty pinyin'],
    ['suzhou', 'province=32|34 pinyin'],
  ])('reads the pinyin and the initials of %s (SEA-18)', (text, reading) => {
    expect(phrases(text)).toBe(reading)
  })

  it.each([
    ['抖因', 'platform=32 typing-error'],
    ['天貓女裝', 'platform=1 typing-error, industry=womenswear typing-error'],
    ['旗见店', 'kind=flagship typing-error'],
    ['taobap', 'platform=2 typing-error'],
    ['nvzhaung', 'industry=womenswear typing-error'],
    ['cosmetcs', 'industry=beauty typing-error'],
  ])('reads %s past its typing error (SEA-19)', (text, reading) => {
    expect(phrases(text)).toBe(reading)
  })

  it.each([
    ["women's clothing under 50k", 'industry=womenswear english, price=..5000000 phrase'],
    ['a pet food shop in Guangdong', 'industry=pets english, province=44 english'],
    ['jd flagship store, with trademark', 'platform=3 english, kind=flagship english, trademark=registered english'],
    // Words that are pinyin too: men is 门, an is 安, women is 我们.
    ['men', 'industry=menswear english'],
    ['women', 'industry=womenswear english'],
    ['an', ''],
  ])('reads the English of %s before any pinyin (SEA-20)', (text, reading) => {
    expect(phrases(text)).toBe(reading)
  })

  it.each([
    ['女装 5万以内', 'industry=womenswear exact, price=..5000000 phrase'],
    ['10万以下 抖音', 'price=..10000000 phrase, platform=32 synonym'],
    ['5-10万 食品', 'price=5000000..10000000 phrase, industry=food synonym'],
    ['1.5万~2.5万', 'price=1500000..2500000 phrase'],
    ['二十万以上', 'price=20000000.. phrase'],
    ['50,000以内', 'price=..5000000 phrase'],
    ['５。５万以内', 'price=..5500000 phrase'],
    ['50，000以内', 'price=..5000000 phrase'],
    ['5*5万以内', 'words=5 unknown, price=..5000000 phrase'],
    ['女装 5万', 'industry=womenswear exact, price=4000000..6000000 phrase'],
    ['10w+', 'price=10000000.. phrase'],
    ['from 50k to 100k', 'price=5000000..10000000 phrase'],
    ['月销10万以上 天猫', 'turnover=10000000.. phrase, platform=1 exact'],
    ['天猫nz5万以内', 'platform=1 exact, industry=menswear|womenswear initials, price=..5000000 phrase'],
    ['zzz15', 'words=zzz15 unknown'],
    ['月销5万', 'turnover=5000000.. phrase'],
    ['monthly sales over 100k', 'turnover=10000000.. phrase'],
    ['8年老店 评分4.8以上 无扣分', 'years=8.. phrase, rating=480.. phrase, points=..0 phrase'],
    // Numbers that are no prices.
    ['粉丝10万', 'words=粉丝10万 unknown'],
    ['10万粉丝', 'words=10万粉丝 unknown'],
    ['5以内', 'words=5以内 unknown'],
  ])('reads the numbers of %s (SEA-21)', (text, reading) => {
    expect(phrases(text)).toBe(reading)
  })

  it.each([
    ['s1ab2c3', 'number=s1ab2c3 exact'],
    ['编号 S1ab2c3', 'number=s1ab2c3 exact'],
    ['No. s1ab2c3', 'number=s1ab2c3 exact'],
    ['SqwkjzBvhtrmXcnpLfgd', 'number=sqwkjzbvhtrmxcnplfgd exact'],
    ['skincare', 'industry=beauty english'],
    ['Small-scale taxpayer', 'taxpayer=small english'],
  ])('knows whether %s is a shop by its number (SEA-22)', (text, reading) => {
    expect(phrases(text)).toBe(reading)
  })

  it('leaves out what is said of every shop (SEA-3)', () => {
    for (const text of ['店铺转让', '我想买一家店', 'shops for sale', '', '%%%', '😀']) expect(phrases(text)).toBe('')
    expect(phrases('天猫女装店铺转让')).toBe(phrases('天猫女装'))
  })

  it('reads all names of the catalog as what they name, in both languages (SEA-3)', () => {
    const named = [
      ...publicPlatforms().map(({ id, name }) => ['platform', String(id), name] as const),
      ...FACETS.filter((facet) => facet !== 'platforms' && facet !== 'transferWays').flatMap((facet) => {
        const { search, names } = LISTING_FACETS[facet]
        return Object.entries<Name>(names).map(([value, name]) => [search, value, name] as const)
      }),
    ]
    for (const [facet, value, { zh, en }] of named) {
      for (const text of [zh, en]) expect(readSearch(text), text).toMatchObject([{ facet, values: [value] }])
    }
  })
})

describe('Any search at all', () => {
  it('has one reading, whose parts stand in the text one after the other (SEA-6)', () => {
    fc.assert(
      fc.property(aSearch(), (text) => {
        const parts = readSearch(text)
        expect(readSearch(searchText(text))).toEqual(parts)
        let end = 0
        for (const { from, to, text: spelled } of parts) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(searchText(text).slice(from, to)).toBe(spelled)
          expect(spelled).not.toBe('')
          end = to
        }
      }),
    )
  })

  it('is read again from how its parts are printed, in both languages (SEA-23)', () => {
    fc.assert(
      fc.property(aSearch(), fc.constantFrom('zh' as const, 'en' as const), (text, language) => {
        for (const part of readSearch(text)) {
          if (part.facet === 'words') continue
          const printed = printedPart(part, language)
          fc.pre([...printed].length <= 40)
          const values = new Set(readSearch(printed).flatMap((again) => again.values))
          expect(values, printed).toEqual(new Set(part.values))
          if (part.values.length === 0) expect(askedIn(readSearch(printed)), printed).toEqual(askedIn([part]))
        }
      }),
    )
  })

  it('is shorter without one of its parts, and what is left is searched for as it stands (SEA-23)', () => {
    fc.assert(
      fc.property(aSearch(), (text) => {
        const typed = searchText(text)
        for (const part of readSearch(typed)) {
          const left = withoutPart(typed, part)
          expect(left.length).toBeLessThanOrEqual(typed.length)
          expect(searchText(left)).toBe(left)
        }
      }),
    )
    expect(withoutPart('女装5万以内', { from: 2, to: 6 })).toBe('女装')
    expect(withoutPart('天猫5万以内女装', { from: 2, to: 6 })).toBe('天猫_女装')
  })

  it('is read within a moment, however long it is (SEA-6)', () => {
    for (const text of ['女', 'nz', 'nvzhaung', '5万', '5-', '月销', '_', '!'].map((piece) => piece.repeat(100_000))) {
      const begin = performance.now()
      readSearch(text)
      expect(performance.now() - begin).toBeLessThan(500)
    }
  })
})
