import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createStatusCodes } from './status-codes.ts'

const fruit = createStatusCodes({ ripe: { code: 2 }, green: { code: 1 }, rotten: { code: 9 } })

it('names and codes lead to one another, in the order of the codes', () => {
  expect([fruit.statuses, fruit.codes]).toEqual([
    ['green', 'ripe', 'rotten'],
    [1, 2, 9],
  ])
  for (const status of fruit.statuses) {
    expect(fruit.statusOf(fruit.codeOf(status))).toBe(status)
    expect(fruit.statusOf(String(fruit.codeOf(status)))).toBe(status)
  }
})

it('what is no name has no number, and what is no number has no name', () => {
  for (const name of ['constructor', '', '1', 'Ripe', 2, undefined])
    expect(fruit.codeOf(name as 'ripe')).toBe(Number.NaN)
  for (const code of [Symbol('2'), Object.create(null)]) expect(fruit.statusOf(code)).toBeUndefined()
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.constantFrom(0, -1, 1.5, '01', ' 2', '2.0', null, 'ripe')), (code) => {
      const isKnown = [1, 2, 9, '1', '2', '9'].includes(code as number)
      expect(fruit.statusOf(code) !== undefined).toBe(isKnown)
    }),
  )
})
