import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it('says one thing in the singular and any other count in the plural', () => {
  expect(counted('1', 'shop', 'shops')).toBe('1 shop')
  expect(counted(1, 'shop')).toBe('1 shop')
  expect([0, 2, '11', '1,001'].map((count) => counted(count, 'shop', 'shops'))).toEqual([
    '0 shops',
    '2 shops',
    '11 shops',
    '1,001 shops',
  ])
})
