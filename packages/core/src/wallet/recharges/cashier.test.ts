import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOpenElsewhere, PAYING_PLACES, type OpenedAt } from './cashier.ts'
import { CASHIER_OPEN_MS, cashierGivenAgainFrom, cashierState } from './cashier-time.ts'
import { RECHARGE_STATUSES, type RechargeStatus } from './recharge-status.ts'

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

const MINUTE_MS = 60_000
const at = (askedAt: number, status: RechargeStatus = 'to-review') => ({ channel: 'jh', status, askedAt }) as const

it('a cashier is open for two hours, and then its time is over; a transfer has none, and what was heard of needs none (WAL-52)', () => {
  expect(CASHIER_OPEN_MS).toBe(120 * MINUTE_MS)
  expect([0, CASHIER_OPEN_MS, CASHIER_OPEN_MS + 1].map((age) => cashierState(at(0), age))).toEqual([
    'open',
    'open',
    'lapsed',
  ])
  for (const status of RECHARGE_STATUSES.statuses.filter((one) => one !== 'to-review'))
    expect(cashierState(at(0, status), 1)).toBe('nothing-to-pay')
  expect(cashierState({ ...at(0), channel: 'transfer' }, CASHIER_OPEN_MS + 1)).toBe('nothing-to-pay')
})

it('a cashier that is given again is open for ten minutes still (WAL-52)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * CASHIER_OPEN_MS }), (nowMs) => {
      const askedAt = cashierGivenAgainFrom(nowMs)
      const stateAfter = (minutes: number) => cashierState(at(askedAt), nowMs + minutes * MINUTE_MS)
      expect([0, 10, 10.1].map(stateAfter)).toEqual(['open', 'open', 'lapsed'])
    }),
  )
})
