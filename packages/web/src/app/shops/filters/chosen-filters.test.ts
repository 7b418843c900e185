import fc from 'fast-check'
import { countChoices, type ListingFilter } from '@diandu/core/catalog'
import { aListingFilter } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { LOCALES } from '../../../messages/messages.ts'
import { chosenFilters } from './chosen-filters.ts'

const NOTHING_FIXED: ReadonlySet<keyof ListingFilter> = new Set()

it('every choice is named, in the order of the sheet; a range of prices is one choice', () => {
  const filter: ListingFilter = {
    sort: 'latest',
    text: '女装',
    taxpayers: ['general'],
    holderKinds: ['company'],
    minTurnoverFen: 1_000_000,
    minYears: 3,
    maxPoints: 0,
    isInspected: true,
    maxPriceFen: 20_000_000,
    minPriceFen: 5_000_000,
    kinds: ['flagship'],
    platforms: [1, 32],
  }
  expect(chosenFilters(filter, NOTHING_FIXED, 'zh-CN').map(({ label }) => label)).toEqual([
    '天猫',
    '抖音小店',
    '旗舰店',
    '¥5万–¥20万',
    '月销 ¥1万以上',
    '开店 3 年以上',
    '扣分 0',
    '已验店',
    '一般纳税人',
    '企业主体',
  ])
  expect(chosenFilters({ sort: 'latest', minPriceFen: 5_000_000 }, NOTHING_FIXED, 'en')[0]?.label).toBe('From ¥50,000')
  expect(chosenFilters({ sort: 'latest', maxPriceFen: 5_000_000 }, NOTHING_FIXED, 'zh-CN')[0]?.label).toBe('¥5万以内')
})

it('a filter that the path fixes is no choice', () => {
  expect(chosenFilters({ sort: 'latest', platforms: [1] }, new Set(['platforms']), 'zh-CN')).toEqual([])
})

it('there are as many as narrow the list, and taking them back one by one leaves text and sort', () => {
  fc.assert(
    fc.property(aListingFilter(), fc.constantFrom(...LOCALES), (filter, locale) => {
      const count = countChoices(filter)
      expect(chosenFilters(filter, NOTHING_FIXED, locale)).toHaveLength(count)
      let left = filter
      for (let taken = 1; taken <= count; taken += 1) {
        const [first] = chosenFilters(left, NOTHING_FIXED, locale)
        if (first === undefined) throw new Error('A choice is missing')
        left = first.without
        expect(countChoices(left)).toBe(count - taken)
      }
      expect(left).toEqual({ ...(filter.text === undefined ? {} : { text: filter.text }), sort: filter.sort })
    }),
  )
})
