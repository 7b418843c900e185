import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aShopCard, aShop } from '../../../testing/arbitraries/a-shop.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import { LOCALES } from '../../messages/index.ts'
import { CARD_FIGURE_COUNT, cardFigures } from './card-figures.ts'
import { composeTitle } from './compose-title.ts'
import { anyText } from '../../../testing/any-text.ts'
import { levelName } from './level-name.ts'
import { DAY_MS } from '../../kernel/index.ts'
import { fallenFen, lastFall } from './price-fall.ts'
import { PLATFORMS } from '../platform.ts'
import { sellerWords } from './seller-words.ts'
import { sourceOf } from '../figures/figure-source.ts'
import { mediumPicture, pictureSizeIn } from './medium-picture.ts'
import { smallPicture } from './picture-size.ts'
import { GLANCE_MONTHS, glanceOf, meanTurnoverFen } from './shop-glance.ts'
import { timeOpen } from './time-open.ts'

const card = exampleShop(1, { platform: 1, kind: 'flagship', rating: 4.8, level: '综合体验 4.6 星' })

it('shows of a brand’s shop its sales, its age and its points, and of a shop with viewers its followers (CAT-38)', () => {
  expect(cardFigures(card, 'zh-CN')).toEqual(['turnover', 'open', 'points'])
  expect(cardFigures({ ...card, platform: 2, kind: 'personal' }, 'zh-CN')).toEqual(['turnover', 'open', 'level'])
  expect(cardFigures({ ...card, platform: 32 }, 'zh-CN')).toEqual(['turnover', 'fans', 'points'])
})

it('passes over what is not known (CAT-38)', () => {
  const { glance } = card
  expect(cardFigures({ ...card, glance: { ...glance, monthlyTurnoverFen: 0 } }, 'zh-CN')).toEqual([
    'open',
    'points',
    'rating',
  ])
  const silent = { ...glance, monthlyTurnoverFen: 0, openedOn: '', fans: 0 }
  expect(cardFigures({ ...card, rating: 0, level: ' ', glance: silent }, 'zh-CN')).toEqual(['points'])
})

it('passes over a level in Chinese words where English is read (CAT-38, CAT-39)', () => {
  const personal = { ...card, platform: 2, kind: 'personal' } as const
  expect(cardFigures({ ...personal, level: 'L4' }, 'en')).toContain('level')
  expect(cardFigures({ ...personal, level: '三钻' }, 'en')).toEqual(['turnover', 'open', 'points'])
})

it('never shows a figure twice, and three of them wherever three are known (CAT-38)', () => {
  fc.assert(
    fc.property(aShopCard(), fc.constantFrom(...LOCALES), (shop, locale) => {
      const figures = cardFigures(shop, locale)
      expect(new Set(figures).size).toBe(figures.length)
      expect(figures).toHaveLength(CARD_FIGURE_COUNT)
    }),
  )
})

it('says platform, category, kind and papers in both languages (CAT-39)', () => {
  const shop = exampleShop(1, {
    platform: 1,
    kind: 'flagship',
    industry: 'womenswear',
    trademark: 'registered',
    taxpayer: 'general',
  })
  expect(composeTitle(shop)).toEqual({
    zh: '天猫女装旗舰店 · R标 · 一般纳税人',
    en: 'Tmall womenswear flagship store · registered trademark · general VAT',
  })
  const personal = { ...shop, platform: 32, kind: 'personal', industry: 'food', trademark: 'none' } as const
  expect(composeTitle(personal)).toEqual({ zh: '抖音食品零食个人店', en: 'Douyin food & snacks personal shop' })
  expect(composeTitle({ ...personal, platform: 41, kind: 'enterprise' })).toEqual({
    zh: 'TEMU 食品零食企业店 · 一般纳税人',
    en: 'TEMU food & snacks company shop · general VAT',
  })
  expect(composeTitle({ ...personal, platform: 39, industry: 'other' })).toEqual({
    zh: 'TikTok 个人店',
    en: 'TikTok personal shop',
  })
  for (const platform of [13, 99] as const)
    expect(composeTitle({ ...personal, platform })).toEqual({
      zh: '其他食品零食个人店',
      en: 'Other food & snacks personal shop',
    })
})

it('is the same whatever the seller writes, and holds no Chinese in English (CAT-39)', () => {
  fc.assert(
    fc.property(aShopCard(), fc.string(), (card, title) => {
      const { zh, en } = composeTitle(card)
      expect(composeTitle({ ...card, title } as typeof card)).toEqual({ zh, en })
      expect(en).not.toMatch(/\p{Script=Han}/u)
      expect([...zh].length).toBeLessThanOrEqual(40)
      for (const text of [zh, en]) expect(text).toMatch(/^\S.*\S$/)
    }),
  )
})

it.each([
  ['一心', '1 heart'],
  ['五钻', '5 diamonds'],
  ['三皇冠', '3 crowns'],
  ['二金冠', '2 gold crowns'],
  ['四星店铺', '4-star shop'],
  ['综合体验 4.6 星', '4.6 stars'],
  ['店铺风向标 9.1', 'Shop index 9.1'],
  ['体验分 88', 'Experience score 88'],
  ['金牌卖家', 'Gold seller'],
])('the level %s is read in English as %s (WRD-5)', (level, english) => {
  expect(levelName(level, 'en')).toBe(english)
  expect(levelName(level, 'zh-CN')).toBe(level)
})

it('a level in words of the seller’s own stays as it is', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(levelName(`自称${text}`, 'en')).toBe(`自称${text}`)
    }),
  )
})

const NOW = Date.UTC(2026, 2, 11)
const change = (daysAgo: number, fromFen: number, toFen: number) => ({ at: NOW - daysAgo * DAY_MS, fromFen, toFen })

it('a card names the fall from the lowest price of the thirty days before it (CAT-42)', () => {
  expect(lastFall([change(3, 200, 180)], 180)).toEqual({ fromFen: 200, at: NOW - 3 * DAY_MS })
  expect(lastFall([change(20, 200, 190), change(3, 190, 180)], 180)?.fromFen).toBe(190)
  expect(lastFall([change(60, 200, 190), change(3, 190, 180)], 180)?.fromFen).toBe(190)
})

it('a price that was raised first did not fall, nor one that went up or was changed again (CAT-42)', () => {
  expect(lastFall([], 180)).toBeNull()
  expect(lastFall([change(5, 180, 300), change(3, 300, 180)], 180)).toBeNull()
  expect(lastFall([change(5, 180, 300), change(3, 300, 170)], 170)?.fromFen).toBe(180)
  expect(lastFall([change(3, 180, 200)], 200)).toBeNull()
  expect(lastFall([change(3, 200, 180)], 175)).toBeNull()
})

it('a fall is news for thirty days (CAT-42)', () => {
  const { glance, ...shop } = exampleShop(1, { priceFen: 180 })
  const fallen = { ...shop, glance: { ...glance, fall: { fromFen: 200, at: NOW } } }
  expect([0, 30, 30.01].map((days) => fallenFen(fallen, NOW + days * DAY_MS))).toEqual([20, 20, 0])
  expect(fallenFen({ ...shop, glance }, NOW)).toBe(0)
})

it('never names a fall below or to the price that is asked (CAT-42)', () => {
  const aChange = fc.record({
    at: fc.integer({ min: NOW - 90 * DAY_MS, max: NOW }),
    fromFen: fc.nat(20),
    toFen: fc.nat(20),
  })
  fc.assert(
    fc.property(fc.array(aChange, { maxLength: 8 }), fc.nat(20), (changes, priceFen) => {
      const fall = lastFall(changes, priceFen)
      if (fall === null) return
      expect(fall.fromFen).toBeGreaterThan(priceFen)
      expect(changes.some(({ fromFen, toFen }) => fromFen === fall.fromFen || toFen === fall.fromFen)).toBe(true)
    }),
  )
})

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

it('a card says of a shop what its figures say, by the weakest of their sources (CAT-16, CAT-41)', () => {
  fc.assert(
    fc.property(aShop(), (shop) => {
      const { figures } = shop
      const glance = glanceOf(shop)
      expect(glance).toMatchObject({
        openedOn: figures.openedOn.value,
        monthlyTurnoverFen: figures.monthlyTurnoverFen.value,
        fans: figures.fans.value,
      })
      const { general, severe, counterfeit } = figures.violations.value
      expect(glance.points).toBe(general + severe + counterfeit)
      const months = figures.turnoverByMonth.value.map(({ turnoverFen }) => turnoverFen)
      expect(glance.turnoverFen).toEqual(months.slice(-GLANCE_MONTHS))
      const stated = [figures.openedOn, figures.violations, figures.fans, figures.monthlyTurnoverFen, figures.ratings]
      const sources = new Set(stated.map(sourceOf))
      if (glance.source === 'inspector') expect([...sources]).toEqual(['inspector'])
      expect(sources.has('seller')).toBe(glance.source === 'seller')
    }),
  )
})

it('a card shows the first picture, and none of a shop without any', () => {
  const photo = { url: '/pictures/p1', width: 800, height: 600, caption: '' }
  expect(glanceOf(exampleShop(1, { photos: [photo, { ...photo, url: '/pictures/p2' }] })).picture).toBe('/pictures/p1')
  expect(glanceOf(exampleShop(1, { photos: [] })).picture).toBeNull()
})

it('an address says which form of a picture it asks for, and stays signed', () => {
  const asked = (url: string) => pictureSizeIn(new Map(url.split(/[?&]/).map((part) => [part, ''])))
  for (const url of ['/pictures/p1', '/pictures/p1?until=1&key=a']) {
    const sized = [smallPicture(url), mediumPicture(url)]
    expect(sized.every((one) => one.startsWith(`${url}${url.includes('?') ? '&' : '?'}`))).toBe(true)
    expect([...sized, url].map(asked)).toEqual(['small', 'medium', undefined])
  }
})

it('a month on average is the mean of the months, in whole fen, between the least and the most of them (CAT-37)', () => {
  const months = (...fens: readonly number[]) => fens.map((turnoverFen) => ({ month: '2026-01', turnoverFen }))
  expect([meanTurnoverFen([]), meanTurnoverFen(months(100, 201)), meanTurnoverFen(months(7))]).toEqual([0, 151, 7])
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000_000), { minLength: 1, maxLength: 12 }), (fens) => {
      const mean = meanTurnoverFen(months(...fens))
      expect(Number.isSafeInteger(mean)).toBe(true)
      expect(mean).toBeGreaterThanOrEqual(Math.min(...fens))
      expect(mean).toBeLessThanOrEqual(Math.max(...fens))
    }),
  )
})

const noon = (day: string) => Date.parse(`${day}T12:00:00+08:00`)

it.each([
  ['2018-03-11', '2026-03-11', { years: 8, months: 0 }],
  ['2018-03-11', '2026-03-10', { years: 7, months: 11 }],
  ['2026-02-28', '2026-03-11', { years: 0, months: 0 }],
  ['2025-12-31', '2026-03-31', { years: 0, months: 3 }],
  ['2026-03-12', '2026-03-11', undefined],
  ['', '2026-03-11', undefined],
  ['2018', '2026-03-11', undefined],
])('a shop of %s has on %s been open for %o', (openedOn, day, open) => {
  expect(timeOpen(openedOn, noon(day))).toEqual(open)
})

it('counts by the day in China', () => {
  expect(timeOpen('2018-03-11', Date.parse('2026-03-10T16:00:00Z'))?.years).toBe(8)
  expect(timeOpen('2018-03-11', Date.parse('2026-03-10T15:59:59Z'))?.years).toBe(7)
})

it('never becomes less from one day to the next', () => {
  fc.assert(
    fc.property(fc.nat(6_000), fc.nat(800), (days, more) => {
      const openedOn = new Date(Date.UTC(2010, 0, 1) + days * DAY_MS).toISOString().slice(0, 10)
      const monthsAt = (at: number) => {
        const open = timeOpen(openedOn, at)
        return open === undefined ? -1 : open.years * 12 + open.months
      }
      const at = noon('2026-03-11')
      expect(monthsAt(at + more * DAY_MS)).toBeGreaterThanOrEqual(monthsAt(at))
    }),
  )
})
