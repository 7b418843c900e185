import fc from 'fast-check'
import { aShop, exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { LOCALES } from '../../../messages/messages.ts'
import { moneyText } from '../money-text.ts'
import { shopFiguresView } from './shop-figures-view.ts'

it('every figure says who states it and on which day, and words come in the language of the page (WEB-55)', () => {
  fc.assert(
    fc.property(aShop(), fc.constantFrom(...LOCALES), ({ figures }, locale) => {
      const shown = shopFiguresView(figures, locale).flatMap((group) => group.figures)
      expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length)
      for (const { label, value, by, detail } of shown) {
        expect(label).toMatch(/\S/)
        expect(value).toMatch(/\S/)
        expect(['seller', 'platform-export', 'inspector']).toContain(by)
        expect(detail).toMatch(/\d{4}-\d{2}-\d{2}/)
      }
      const own = shown.filter(({ key }) => !['level', 'holder', 'shopHolder', 'shopAddress'].includes(key))
      if (locale === 'en') expect(own.map(({ label, value }) => label + value).join()).not.toMatch(/\p{Script=Han}/u)
    }),
  )
})

it('a figure that was stated is shown: none of them is left out (WEB-55)', () => {
  const { figures } = exampleShop(1)
  const keys = shopFiguresView(figures, 'zh-CN').flatMap((group) => group.figures.map(({ key }) => key))
  expect(keys).toEqual([
    'openedOn',
    'level',
    'transferWay',
    'general',
    'severe',
    'counterfeit',
    'loans',
    'trademark',
    'holder',
    'taxpayer',
    'shopHolderKind',
    'registeredCapital',
    'consumerDeposit',
    'annualFee',
    'otherFees',
    'monthlyTurnover',
    'fans',
    'stock',
    'teaches',
  ])
})

it('a holder whose name is blank is told as none (WEB-55)', () => {
  const { figures } = exampleShop(1)
  const blank = {
    ...figures,
    trademark: { ...figures.trademark, value: { ...figures.trademark.value, holder: ' \u3000' } },
  }
  const holder = shopFiguresView(blank, 'en')
    .flatMap((group) => group.figures)
    .find(({ key }) => key === 'holder')
  expect(holder?.value).toBe('None')
})

it.each([
  [0, '无', 'None'],
  [5_000_000, '¥5万', '¥50,000'],
  [12_345_600, '¥12.35万', '¥123,456'],
  [99_900, '¥999', '¥999'],
  [1_050, '¥10.50', '¥10.50'],
])('%i fen are written %s and %s (WEB-55)', (fen, zh, en) => {
  expect(moneyText(fen, 'zh-CN')).toBe(zh)
  expect(moneyText(fen, 'en')).toBe(en)
})
