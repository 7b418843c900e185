import { expect, it } from 'vitest'
import { advisersOf, toCompanyInfo } from './index.ts'

it('advisers are reached by the operator’s own contacts, and there are none without one (CAT-36)', () => {
  const info = toCompanyInfo([
    { flag: 'bottom_phone', contact: '400-000-0000' },
    { flag: 'qq', contact: '10000' },
  ])
  const advisers = advisersOf(info)
  expect(advisers.length).toBeGreaterThan(2)
  expect(advisers.every(({ phone, qq }) => phone === '400-000-0000' && qq === '10000')).toBe(true)
  expect(advisersOf(toCompanyInfo([]))).toEqual([])
  expect(advisersOf(toCompanyInfo([{ flag: 'qq', contact: '10000' }]))[0]).toMatchObject({ phone: null })
})
