import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOpenElsewhere, PAYING_PLACES, type OpenedAt } from './cashier.ts'

const place: fc.Arbitrary<OpenedAt> = fc.oneof(
  fc.constant({ kind: 'page' } as const),
  fc.constantFrom('one', 'other').map((payer) => ({ kind: 'sheet', payer }) as const),
)

it('a payment is open elsewhere where it was opened in another place or for another payer, and nowhere before it was opened (WAL-61)', () => {
  expect(isOpenElsewhere({ kind: 'page' }, { kind: 'sheet', payer: 'one' })).toBe(true)
  expect(isOpenElsewhere({ kind: 'sheet', payer: 'one' }, { kind: 'page' })).toBe(true)
  expect(isOpenElsewhere({ kind: 'sheet', payer: 'one' }, { kind: 'sheet', payer: 'other' })).toBe(true)
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(isOpenElsewhere(null, one)).toBe(false)
      expect(isOpenElsewhere(one, one)).toBe(false)
      expect(isOpenElsewhere(one, other)).toBe(isOpenElsewhere(other, one))
    }),
  )
})

it('a payment is begun in a browser or inside WeChat, and nowhere else (WAL-61)', () => {
  expect(PAYING_PLACES).toEqual(['browser', 'wechat'])
})
