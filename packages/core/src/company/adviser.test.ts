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

it('each adviser is known by a duty of their own, which says in both languages what they help with', () => {
  const advisers = advisersOf(toCompanyInfo([{ flag: 'bottom_phone', contact: '400-000-0000' }]))
  expect(advisers.map(({ id }) => id)).toEqual(['choosing', 'company-shops', 'hand-over', 'selling'])
  for (const { duty, line, qq } of advisers) {
    for (const { zh, en } of [duty, line]) {
      expect(zh).toMatch(/^\p{Script=Han}/u)
      expect(en).toMatch(/^[A-Z]/)
    }
    expect(qq).toBeNull()
  }
})
