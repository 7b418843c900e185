import fc from 'fast-check'
import { aShopCard, exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { LOCALES } from '../../../messages/messages.ts'
import { shopCardView, sparkLine } from './shop-card-view.ts'

const NOW = Date.parse('2026-03-11T12:00:00+08:00')
const shop = exampleShop(1, {
  platform: 1,
  kind: 'flagship',
  industry: 'womenswear',
  trademark: 'registered',
  taxpayer: 'general',
  rating: 4.9,
  transferWay: 'equity-transfer',
  province: '33',
  title: '云禾天猫旗舰店',
})

it('a card is titled by its figures and shows three of them with their labels, in the reader’s language (CAT-38, CAT-39)', () => {
  const view = shopCardView(shop, 'zh-CN', NOW)
  expect(view).toMatchObject({
    title: '天猫女装旗舰店\u00a0· R标\u00a0· 一般纳税人',
    figures: [
      { label: '月销', value: '¥18万' },
      { label: '开店', value: '4 年' },
      { label: '扣分', value: '1' },
    ],
  })
  expect(view.place).toBe('浙江')
  expect(shopCardView(shop, 'en', NOW)).toMatchObject({
    title: 'Tmall womenswear flagship store\u00a0· registered trademark\u00a0· general VAT',
    figures: [
      { label: 'Monthly sales', value: '¥180,000' },
      { label: 'Open for', value: '4 years' },
      { label: 'Penalty points', value: '1' },
    ],
  })
})

it('a shop of less than a year is said to be open for months (CAT-38)', () => {
  const openFor = (openedOn: string, locale: 'zh-CN' | 'en') =>
    shopCardView({ ...shop, glance: { ...shop.glance, openedOn } }, locale, NOW).figures[1]?.value
  expect(openFor('2025-10-11', 'zh-CN')).toBe('5 个月')
  expect(openFor('2026-03-10', 'zh-CN')).toBe('<1 个月')
  expect([openFor('2026-02-11', 'en'), openFor('2025-03-11', 'en')]).toEqual(['1 month', '1 year'])
})

it('every card can be told in both languages, and in English without Chinese (CAT-39)', () => {
  fc.assert(
    fc.property(aShopCard(), fc.constantFrom(...LOCALES), (card, locale) => {
      const view = shopCardView(card, locale, NOW)
      expect(view.figures).toHaveLength(3)
      const texts = [
        view.title,
        view.transfer,
        view.place,
        ...view.figures.flatMap(({ label, value }) => [label, value]),
      ]
      for (const text of texts) {
        expect(text).toMatch(/\S/)
        if (locale === 'en') expect(text).not.toMatch(/\p{Script=Han}/u)
      }
    }),
  )
})

it('the line of the months stays in its box, and there is none of fewer than three', () => {
  expect(sparkLine([1, 2])).toBeUndefined()
  expect(sparkLine([100, 300, 200])).toBe('2,14 24,2 46,8')
  expect(sparkLine([5, 5, 5])).toBe('2,14 24,14 46,14')
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000_000), { minLength: 3, maxLength: 12 }), (amounts) => {
      for (const point of (sparkLine(amounts) ?? '').split(' ')) {
        const [x = -1, y = -1] = point.split(',').map(Number)
        expect(x >= 0 && x <= 48 && y >= 0 && y <= 16).toBe(true)
      }
    }),
  )
})
