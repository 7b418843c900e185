import fc from 'fast-check'
import { aListingFilter } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { LOCALES } from '../../../messages/messages.ts'
import { listHeading } from './list-heading.ts'

it('a list is named by its text, else its platform, else its kind of shop (SEA-10)', () => {
  expect(listHeading({ sort: 'latest', text: '女装', platforms: [1] }, 'zh-CN')).toBe('“女装”的结果')
  expect(listHeading({ sort: 'latest', platforms: [1], kinds: ['flagship'] }, 'zh-CN')).toBe('天猫店铺')
  expect(listHeading({ sort: 'latest', kinds: ['enterprise'] }, 'zh-CN')).toBe('企业店')
  expect(listHeading({ sort: 'latest' }, 'zh-CN')).toBe('全部店铺')
  expect(listHeading({ sort: 'latest', kinds: ['enterprise'] }, 'en')).toBe('Enterprise shops')
  expect(listHeading({ sort: 'latest', platforms: [1, 3], kinds: ['flagship', 'personal'] }, 'en')).toBe('All shops')
  fc.assert(
    fc.property(
      aListingFilter(),
      fc.constantFrom(...LOCALES),
      (filter, locale) => listHeading(filter, locale).trim() !== '',
    ),
  )
})
