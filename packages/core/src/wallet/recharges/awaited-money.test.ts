import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  balanceWay,
  CHANNEL_QUERIED_WITHIN_MS,
  CHANNEL_GRACE_MS,
  countsAsPaidAt,
  mayHaveComeInTime,
} from './awaited-money.ts'
import { RECHARGE_STATUSES, toRechargeStatus } from './recharge-status.ts'

const PAY_BY = 1_000_000_000
const begun = (over: object = {}) =>
  ({ channel: 'jh', status: 'to-review', askedAt: PAY_BY - 1, unpaidAt: null, ...over }) as const

it('money that was begun in time may have come in time until its channel says otherwise, for an hour (WAL-54)', () => {
  expect(mayHaveComeInTime(begun(), PAY_BY, PAY_BY + CHANNEL_QUERIED_WITHIN_MS)).toBe(true)
  expect(mayHaveComeInTime(begun(), PAY_BY, PAY_BY + CHANNEL_QUERIED_WITHIN_MS + 1)).toBe(false)
  expect(mayHaveComeInTime(begun({ unpaidAt: PAY_BY + CHANNEL_GRACE_MS - 1 }), PAY_BY, PAY_BY + CHANNEL_GRACE_MS)).toBe(
    true,
  )
  expect(mayHaveComeInTime(begun({ unpaidAt: PAY_BY + CHANNEL_GRACE_MS }), PAY_BY, PAY_BY + CHANNEL_GRACE_MS)).toBe(
    false,
  )
  expect(mayHaveComeInTime(begun({ askedAt: PAY_BY + 1 }), PAY_BY, PAY_BY + 1)).toBe(false)
})

it('a channel is asked for an hour, and may be busy for five minutes with a payment of the last second (WAL-54)', () => {
  expect([CHANNEL_QUERIED_WITHIN_MS, CHANNEL_GRACE_MS]).toEqual([3_600_000, 300_000])
})

it('a transfer that was submitted in time waits for the platform, however long (WAL-54)', () => {
  const transfer = begun({ channel: 'transfer' as const, askedAt: PAY_BY })
  expect(mayHaveComeInTime(transfer, PAY_BY, PAY_BY + 1000 * CHANNEL_QUERIED_WITHIN_MS)).toBe(true)
  expect(mayHaveComeInTime({ ...transfer, askedAt: PAY_BY + 1 }, PAY_BY, PAY_BY + 1)).toBe(false)
})

it('a recharge that has succeeded or failed is waited for no more (WAL-54)', () => {
  for (const status of RECHARGE_STATUSES.statuses) {
    for (const channel of ['jh', 'transfer'] as const)
      expect(mayHaveComeInTime(begun({ channel, status }), PAY_BY, PAY_BY)).toBe(
        toRechargeStatus(status).outcome === 'pending',
      )
  }
})

it('money counts as paid when its channel says, a transfer when it was submitted, and never before it was begun nor in the future (WAL-54)', () => {
  expect(countsAsPaidAt({ channel: 'jh', askedAt: 10 }, 20, 30)).toBe(20)
  expect(countsAsPaidAt({ channel: 'jh', askedAt: 10 }, undefined, 30)).toBe(30)
  expect(countsAsPaidAt({ channel: 'transfer', askedAt: 10 }, undefined, 30)).toBe(10)
  fc.assert(
    fc.property(
      fc.nat(),
      fc.oneof(fc.integer(), fc.double(), fc.constant(undefined)),
      fc.nat(),
      fc.constantFrom('jh' as const, 'transfer' as const),
      (askedAt, paidAt, age, channel) => {
        const at = countsAsPaidAt({ channel, askedAt }, paidAt, askedAt + age)
        expect(at >= askedAt && at <= askedAt + age && Number.isInteger(at)).toBe(true)
      },
    ),
  )
})

it('a transfer in time is told at once, a cashier once the deadline is over, and a transfer before it (WAL-56)', () => {
  const transfer = { ...begun(), channel: 'transfer' as const }
  expect([PAY_BY, PAY_BY + 1].map((now) => balanceWay([begun(), transfer], PAY_BY, now))).toEqual([
    'transfer',
    'transfer',
  ])
  expect([PAY_BY, PAY_BY + 1].map((now) => balanceWay([begun()], PAY_BY, now))).toEqual([undefined, 'cashier'])
  expect(balanceWay([{ ...transfer, status: 'failed' }], PAY_BY, PAY_BY + 1)).toBeUndefined()
  expect(balanceWay([], PAY_BY, PAY_BY + 1)).toBeUndefined()
})
