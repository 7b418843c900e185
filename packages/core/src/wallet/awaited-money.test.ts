import fc from 'fast-check'
import { expect, it } from 'vitest'
import { balanceWay, CHANNEL_ASKED_WITHIN_MS, CHANNEL_GRACE_MS, countsAsPaidAt, mayHaveComeInTime } from './awaited-money.ts'
import { RECHARGE_CODES, toRechargeStatus } from './recharge-status.ts'

const PAY_BY = 1_000_000_000
const begun = (over: object = {}) => ({ channel: 'jh', status: 0, askedAt: PAY_BY - 1, unpaidAt: null, ...over }) as const

it('[WAL-54] money that was begun in time may have come in time until its channel says otherwise, for an hour', () => {
  expect(mayHaveComeInTime(begun(), PAY_BY, PAY_BY + CHANNEL_ASKED_WITHIN_MS)).toBe(true)
  expect(mayHaveComeInTime(begun(), PAY_BY, PAY_BY + CHANNEL_ASKED_WITHIN_MS + 1)).toBe(false)
  expect(mayHaveComeInTime(begun({ unpaidAt: PAY_BY + CHANNEL_GRACE_MS - 1 }), PAY_BY, PAY_BY + CHANNEL_GRACE_MS)).toBe(true)
  expect(mayHaveComeInTime(begun({ unpaidAt: PAY_BY + CHANNEL_GRACE_MS }), PAY_BY, PAY_BY + CHANNEL_GRACE_MS)).toBe(false)
  expect(mayHaveComeInTime(begun({ askedAt: PAY_BY + 1 }), PAY_BY, PAY_BY + 1)).toBe(false)
})

it('[WAL-54] a transfer that was handed in in time waits for the house, however long', () => {
  const transfer = begun({ channel: 'transfer' as const, askedAt: PAY_BY })
  expect(mayHaveComeInTime(transfer, PAY_BY, PAY_BY + 1000 * CHANNEL_ASKED_WITHIN_MS)).toBe(true)
  expect(mayHaveComeInTime({ ...transfer, askedAt: PAY_BY + 1 }, PAY_BY, PAY_BY + 1)).toBe(false)
})

it('[WAL-54] what has succeeded or failed is waited for no more', () => {
  for (const status of RECHARGE_CODES) {
    for (const channel of ['jh', 'transfer'] as const) expect(mayHaveComeInTime(begun({ channel, status }), PAY_BY, PAY_BY)).toBe(toRechargeStatus(status).outcome === 'pending')
  }
})

it('[WAL-54] money counts as paid when its channel says, a transfer when it was handed in, and never before it was begun nor in the future', () => {
  expect(countsAsPaidAt({ channel: 'jh', askedAt: 10 }, 20, 30)).toBe(20)
  expect(countsAsPaidAt({ channel: 'jh', askedAt: 10 }, undefined, 30)).toBe(30)
  expect(countsAsPaidAt({ channel: 'transfer', askedAt: 10 }, undefined, 30)).toBe(10)
  fc.assert(
    fc.property(fc.nat(), fc.oneof(fc.integer(), fc.double(), fc.constant(undefined)), fc.nat(), fc.constantFrom('jh' as const, 'transfer' as const), (askedAt, saidAt, age, channel) => {
      const at = countsAsPaidAt({ channel, askedAt }, saidAt, askedAt + age)
      expect(at >= askedAt && at <= askedAt + age && Number.isInteger(at)).toBe(true)
    }),
  )
})

it('[WAL-56] a transfer in time is told at once, a cashier once the deadline is over, and a transfer before it', () => {
  const transfer = { ...begun(), channel: 'transfer' as const }
  expect([PAY_BY, PAY_BY + 1].map((now) => balanceWay([begun(), transfer], PAY_BY, now))).toEqual(['transfer', 'transfer'])
  expect([PAY_BY, PAY_BY + 1].map((now) => balanceWay([begun()], PAY_BY, now))).toEqual([undefined, 'cashier'])
  expect(balanceWay([{ ...transfer, status: 4 }], PAY_BY, PAY_BY + 1)).toBeUndefined()
  expect(balanceWay([], PAY_BY, PAY_BY + 1)).toBeUndefined()
})
