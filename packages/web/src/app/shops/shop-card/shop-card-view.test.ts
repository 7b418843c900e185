import fc from 'fast-check'
import { aShopCard, exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { LOCALES } from '../../../messages/messages.ts'
import { shopCardView } from './shop-card-view.ts'

it('a card shows kind, trademark, rating or else level, how it changes hands, and where it is', () => {
  const shop = exampleShop(1, {
    platform: 1,
    kind: 'flagship',
    trademark: 'registered',
    rating: 4.9,
    transferWay: 'equity-transfer',
    province: '33',
    title: '云禾旗舰店',
  })
  const view = shopCardView(shop, 'zh-CN')
  expect(view).toMatchObject({
    platform: '天猫',
    title: '云禾旗舰店',
    figures: ['旗舰店', expect.any(String), '评分 4.9'],
  })
  expect(shopCardView(shop, 'en').figures[2]).toBe('Rated 4.9')
  expect(view.place).toMatch(/^浙江 · /)
  expect(shopCardView({ ...shop, rating: 0, level: '3 皇冠' }, 'zh-CN').figures[2]).toBe('3 皇冠')
})

it('every card can be told in both languages, three figures each', () => {
  fc.assert(
    fc.property(aShopCard(), fc.constantFrom(...LOCALES), (shop, locale) => {
      const view = shopCardView(shop, locale)
      expect(view.figures).toHaveLength(3)
      for (const text of [view.platform, view.transfer, view.place, view.mark.label, ...view.figures])
        expect(text).toMatch(/\S/)
      if (locale === 'en')
        expect(`${view.transfer}${view.place}${view.figures[0]}${view.figures[1]}`).not.toMatch(/\p{Script=Han}/u)
    }),
  )
})
