import { expect, it } from 'vitest'
import { IDENTITY_DOCUMENTS } from './index.ts'

it('a person is known by their identity card, and a company by its credit code', () => {
  expect(IDENTITY_DOCUMENTS).toEqual([
    { code: 'ID_CARD', of: 'person', name: { zh: '居民身份证', en: 'Resident ID card' } },
    { code: 'USCC', of: 'company', name: { zh: '统一社会信用代码', en: 'Unified social credit code' } },
  ])
})
