import { expect, it } from 'vitest'
import { counted } from './plural.ts'

it('one thing has another word than none or several', () => {
  expect([0, 1, '1', '1,000'].map((count) => counted(count, 'request'))).toEqual([
    '0 requests',
    '1 request',
    '1 request',
    '1,000 requests',
  ])
  expect(counted('1', 'waits for you', 'wait for you')).toBe('1 waits for you')
})
