import { describe, expect, it } from 'vitest'
import { AN_ORDINARY_NOON as NOON } from '../../../testing/manual-clock.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import {
  daysAfterMoney,
  holdDays,
  LOOK_WITHIN_HOURS,
  NEVER_HELD,
  PATIENT_REFUSALS,
  resumeDays,
  SIGN_AFTER_REVIEW_HOURS,
  signByOf,
  type RunningDays,
} from './signing-days.ts'

const SIGNED: RunningDays = { ...NEVER_HELD, sellerSignedAt: NOON, settleBy: null }
const THREE_DAYS = NOON + 3 * DAY_MS
const resumed = (change: Partial<RunningDays>, at: number, isRefused?: boolean) =>
  resumeDays({ ...SIGNED, ...change }, at, isRefused)

describe('the last instant to sign', () => {
  it('is three days after the seller’s signature, and none is known before it or while the deadline is paused (CTR-70)', () => {
    expect(signByOf(SIGNED)).toBe(THREE_DAYS)
    expect(signByOf({ ...SIGNED, sellerSignedAt: null, signExtendedTo: 5, settleBy: 5 })).toBeNull()
    expect(signByOf({ ...SIGNED, signHeldSince: NOON, signExtendedTo: 5 })).toBeNull()
  })

  it('is what the platform gave back instead, and never before the balance is due (CTR-70)', () => {
    expect(signByOf({ ...SIGNED, signExtendedTo: NOON + 1 })).toBe(NOON + 1)
    expect(signByOf({ ...SIGNED, settleBy: THREE_DAYS + 1 })).toBe(THREE_DAYS + 1)
    expect(signByOf({ ...SIGNED, settleBy: THREE_DAYS - 1 })).toBe(THREE_DAYS)
  })
})

describe('a deadline', () => {
  it('is paused since the first of several documents, and keeps what was given back and counted (CTR-70)', () => {
    const days = { signHeldSince: null, signExtendedTo: 7, signRefusals: 2 }
    expect(holdDays(days, NOON)).toEqual({ ...days, signHeldSince: NOON })
    expect(holdDays({ ...days, signHeldSince: 3 }, NOON)).toEqual({ ...days, signHeldSince: 3 })
  })

  it('that was not paused, or had not begun, goes on as it was (CTR-70)', () => {
    expect(resumed({ signExtendedTo: 7, signRefusals: 2 }, NOON, true)).toEqual({
      signHeldSince: null,
      signExtendedTo: 7,
      signRefusals: 2,
    })
    expect(resumed({ sellerSignedAt: null, signHeldSince: NOON, signRefusals: 1 }, NOON + DAY_MS, true)).toEqual({
      signHeldSince: null,
      signExtendedTo: null,
      signRefusals: 1,
    })
  })

  it('runs again with the time of its pause since the seller signed, and for a day at least (CTR-70)', () => {
    expect(SIGN_AFTER_REVIEW_HOURS).toBe(24)
    expect(resumed({ signHeldSince: NOON + DAY_MS }, NOON + 2 * DAY_MS)).toEqual({
      ...NEVER_HELD,
      signExtendedTo: THREE_DAYS + DAY_MS,
    })
    expect(resumed({ signHeldSince: NOON - DAY_MS }, NOON + HOUR_MS).signExtendedTo).toBe(THREE_DAYS + HOUR_MS)
    expect(resumed({ signHeldSince: THREE_DAYS }, THREE_DAYS + HOUR_MS).signExtendedTo).toBe(
      THREE_DAYS + HOUR_MS + DAY_MS,
    )
    expect(resumed({ signHeldSince: NOON, settleBy: THREE_DAYS + DAY_MS }, NOON + HOUR_MS).signExtendedTo).toBe(
      THREE_DAYS + DAY_MS + HOUR_MS,
    )
  })

  it('loses nothing by a clock that was put back (CTR-70)', () => {
    expect(resumed({ signHeldSince: NOON + DAY_MS }, NOON).signExtendedTo).toBe(THREE_DAYS)
  })

  it('has its time back after each of three refusals, which are counted (CTR-72)', () => {
    expect(PATIENT_REFUSALS).toBe(3)
    for (const signRefusals of [0, 1, 2])
      expect(resumed({ signHeldSince: NOON, signRefusals }, NOON + HOUR_MS, true)).toEqual({
        signHeldSince: null,
        signExtendedTo: THREE_DAYS + HOUR_MS,
        signRefusals: signRefusals + 1,
      })
  })

  it('has after a further refusal only what was beyond the platform’s own day, and does not end before it (CTR-72)', () => {
    expect(LOOK_WITHIN_HOURS).toBe(24)
    const refused = (signHeldSince: number, at: number) =>
      resumed({ signHeldSince, signRefusals: PATIENT_REFUSALS }, at, true)
    expect(refused(NOON, NOON + DAY_MS + HOUR_MS)).toEqual({
      signHeldSince: null,
      signExtendedTo: THREE_DAYS + HOUR_MS,
      signRefusals: 4,
    })
    expect(refused(NOON, NOON + HOUR_MS).signExtendedTo).toBe(THREE_DAYS)
    expect(refused(THREE_DAYS, THREE_DAYS + HOUR_MS).signExtendedTo).toBe(THREE_DAYS + HOUR_MS)
    const accepted = resumed({ signHeldSince: NOON, signRefusals: PATIENT_REFUSALS }, NOON + HOUR_MS)
    expect(accepted).toEqual({ signHeldSince: null, signExtendedTo: THREE_DAYS + HOUR_MS, signRefusals: 3 })
  })
})

describe('a balance that was heard of late', () => {
  it('costs its buyer none of their days (ORD-87)', () => {
    expect(daysAfterMoney(SIGNED, { sentAt: NOON + DAY_MS, at: NOON + 2 * DAY_MS })).toEqual({
      ...NEVER_HELD,
      signExtendedTo: THREE_DAYS + DAY_MS,
    })
  })

  it('changes nothing where it was heard of at once, and where the deadline is paused anyway (ORD-87)', () => {
    expect(daysAfterMoney({ ...SIGNED, signRefusals: 1 }, { sentAt: THREE_DAYS, at: THREE_DAYS })).toEqual({
      ...NEVER_HELD,
      signRefusals: 1,
    })
    const held = { ...NEVER_HELD, signHeldSince: NOON }
    expect(daysAfterMoney({ ...SIGNED, ...held }, { sentAt: NOON, at: NOON + DAY_MS })).toEqual(held)
  })
})
