import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aShopCard } from '../../../testing/arbitraries/a-shop.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import { LOCALES } from '../../messages/index.ts'
import { CARD_FIGURE_COUNT, cardFigures } from './card-figures.ts'

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
