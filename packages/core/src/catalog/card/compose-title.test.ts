import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aShopCard } from '../../../testing/arbitraries/a-shop.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import { composeTitle } from './compose-title.ts'

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
