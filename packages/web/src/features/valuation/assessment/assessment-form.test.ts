import fc from 'fast-check'
import { aShopToValue } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { assessmentFaults, EMPTY_ASSESSMENT, formOfShop, shopOfForm, stepOf } from './assessment-form.ts'

const filled = { ...EMPTY_ASSESSMENT, platform: '1', kind: 'flagship', industry: 'womenswear' }

it('a form that is filled in for a shop describes that shop, with nothing wrong in it (VAL-9)', () => {
  fc.assert(
    fc.property(aShopToValue(), (shop) => {
      expect(assessmentFaults(formOfShop(shop), 'zh-CN')).toEqual({})
      expect(shopOfForm(formOfShop(shop))).toEqual(shop)
    }),
  )
})

it('names each field that is wrong, and takes figures as people type them', () => {
  expect(Object.keys(assessmentFaults(EMPTY_ASSESSMENT, 'zh-CN'))).toEqual(['platform', 'kind', 'industry'])
  const wrong = { ...filled, described: '5.1', fans: '1.5', turnover: '-3', years: '41', general: '1000' }
  expect(Object.keys(assessmentFaults(wrong, 'en')).toSorted()).toEqual(
    ['described', 'service', 'delivery', 'fans', 'turnover', 'years', 'general'].toSorted(),
  )
  const typed = { ...filled, described: '4。8', service: ' 4.9', delivery: '5', fans: '12，000', turnover: '180,000.5' }
  expect(assessmentFaults(typed, 'en')).toEqual({})
  expect(shopOfForm(typed)).toMatchObject({
    ratings: { described: 4.8, service: 4.9, delivery: 5 },
    fans: 12_000,
    monthlyTurnoverFen: 18_000_050,
  })
})

it('a mebibyte in a field is wrong, and no step beyond the last is opened', () => {
  expect(assessmentFaults({ ...filled, fans: '9'.repeat(1024 * 1024) }, 'en').fans).toBeDefined()
  expect(['1', '2', '3', '4', 'x', ''].map((step) => stepOf(new URLSearchParams({ step })))).toEqual([0, 1, 2, 0, 0, 0])
})
