import { describe, expect, it } from 'vitest'
import { parseInstant, chineseTime } from '../../format/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/index.ts'
import { PHONE_CHANNELS } from '../message-channel.ts'
import { MESSAGE_EVENTS, type MessageEvent } from '../message-event.ts'
import { kindShape } from '../message-kind.ts'
import type { NewMessage } from '../message.ts'
import { noticeRule } from './notice-rule.ts'
import { plannedNotices } from './planned-notices.ts'
import { ORDER_STATUSES } from '../../orders/index.ts'
import { ORDER_STATUS_NAMES } from './notice-words.ts'
import fc from 'fast-check'
import { outsideQuietHours } from './quiet-hours.ts'
import { isNoticeOver, nextTryAt } from './retry-notice.ts'

const NOON = parseInstant('2026-11-25T12:00:00+08:00')
const turn = (act: string, by: number | null, at = NOON): NewMessage => ({
  userId: 'lin',
  event: 'order.turn',
  key: 'x',
  subject: 'o1',
  figures: { shop: '店', number: 'DD1', act, by, otherwise: null },
  at,
})

describe('by which ways a message reaches the phone', () => {
  it('whose turn it is comes by text message and by push at once, with its deadline (NTF-1)', () => {
    const by = NOON + 7 * DAY_MS
    expect(plannedNotices(turn('pay-balance', by))).toEqual([
      { channel: 'sms', bundle: null, dueAt: NOON, by },
      { channel: 'push', bundle: null, dueAt: NOON, by },
    ])
  })

  it('who has just ordered is left a quarter of an hour to pay before the phone says so (NTF-8)', () => {
    const due = plannedNotices(turn('pay', NOON + DAY_MS)).map(({ dueAt }) => dueAt - NOON)
    expect(due).toEqual([15 * MINUTE_MS, 15 * MINUTE_MS])
  })

  it('what happens by night is due in the morning, unless its deadline is before (NTF-2)', () => {
    const night = NOON + 11 * HOUR_MS
    expect(plannedNotices(turn('sign', null, night))[0]?.dueAt).toBe(NOON + 20 * HOUR_MS)
    expect(plannedNotices(turn('sign', night + HOUR_MS, night))[0]?.dueAt).toBe(night)
  })

  it('prices wait a little for others of their kind, and come by push alone (NTF-7)', () => {
    const fell = { shop: '店', fromFen: 2, toFen: 1 }
    expect(
      plannedNotices({ userId: 'lin', event: 'price.fell', key: 'x', subject: 's', figures: fell, at: NOON }),
    ).toEqual([{ channel: 'push', bundle: 'price', dueAt: NOON + 10 * MINUTE_MS, by: null }])
  })

  it('each event goes only by ways that its kind has switches for, and what asks for a step by both (NTF-4)', () => {
    const events = Object.keys(MESSAGE_EVENTS) as MessageEvent[]
    for (const event of events)
      for (const channel of noticeRule(event, {}).channels)
        expect(kindShape(MESSAGE_EVENTS[event].kind).phone).toContain(channel)
    for (const event of ['order.turn', 'order.moved', 'order.deadline', 'money.withdrawal', 'money.invoice'] as const)
      expect(noticeRule(event, {})).toMatchObject({ channels: PHONE_CHANNELS, isBundled: false })
    for (const event of ['offer.made', 'offer.countered', 'offer.answered'] as const)
      expect(noticeRule(event, {})).toMatchObject({ channels: PHONE_CHANNELS, isBundled: false })
  })
})

it('a notice has words of its own for every state of an order (NTF-13)', () => {
  expect(Object.keys(ORDER_STATUS_NAMES).toSorted()).toEqual(Object.keys(ORDER_STATUSES).toSorted())
})

const at = (time: string): number => parseInstant(`2026-11-${time}:00+08:00`)
const sentAt = (time: string, by: string | null = null): string =>
  chineseTime(outsideQuietHours(at(time), by === null ? null : at(by)), 'DD HH:mm')
const hourOf = (instant: number): number => Number(chineseTime(instant, 'H'))
const isQuiet = (instant: number): boolean => hourOf(instant) >= 22 || hourOf(instant) < 8
const instants = fc.integer({ min: 0, max: 4_000_000_000_000 })

describe('the hours in which a phone is left alone', () => {
  it('what is due by night waits until eight, and by day it does not wait (NTF-2)', () => {
    expect(
      ['25T21:59', '25T22:00', '25T23:59', '26T00:00', '26T07:59', '26T08:00'].map((time) => sentAt(time)),
    ).toEqual(['25 21:59', '26 08:00', '26 08:00', '26 08:00', '26 08:00', '26 08:00'])
  })

  it('a deadline of the same night is told of at once, one of the next evening in the morning (NTF-2)', () => {
    expect(sentAt('25T23:00', '26T03:00')).toBe('25 23:00')
    expect(sentAt('25T23:00', '26T08:00')).toBe('25 23:00')
    expect(sentAt('25T23:59', '26T23:59')).toBe('26 08:00')
  })

  it('no phone is told by night of anything that can wait until the morning (NTF-2)', () => {
    fc.assert(
      fc.property(instants, fc.option(fc.integer({ min: 0, max: 3 * DAY_MS })), (due, leftMs) => {
        const by = leftMs === null ? null : due + leftMs
        const when = outsideQuietHours(due, by)
        expect(when).toBeGreaterThanOrEqual(due)
        expect(when - due).toBeLessThanOrEqual(10 * HOUR_MS)
        if (isQuiet(when)) expect(by !== null && by <= outsideQuietHours(due, null)).toBe(true)
        if (by !== null) expect(when).toBeLessThanOrEqual(Math.max(by, due))
        // Asked again when it is due, it says the same.
        expect(outsideQuietHours(when, by)).toBe(when)
      }),
    )
  })

  it('a reminder that is due a day before its deadline leaves fourteen hours at least (MSG-13, NTF-2)', () => {
    fc.assert(
      fc.property(instants, (deadline) => {
        const when = outsideQuietHours(deadline - DAY_MS, deadline)
        expect(deadline - when).toBeGreaterThanOrEqual(14 * HOUR_MS)
        expect(isQuiet(when)).toBe(false)
      }),
    )
  })
})

it('a notice is tried again after half a minute, then after twice as long each time, an hour at most (NTF-6)', () => {
  expect([1, 2, 3, 4, 8, 9, 1000].map((tries) => nextTryAt(tries, 0) / MINUTE_MS)).toEqual([0.5, 1, 2, 4, 60, 60, 60])
})

it('it is over after three days, or with its deadline, and not before (NTF-6, NTF-8)', () => {
  expect([3 * DAY_MS, 3 * DAY_MS + 1].map((now) => isNoticeOver({ firstDueAt: 0, by: null }, now))).toEqual([
    false,
    true,
  ])
  expect([HOUR_MS, HOUR_MS + 1].map((now) => isNoticeOver({ firstDueAt: 0, by: HOUR_MS }, now))).toEqual([false, true])
})

it('a provider that is down for two days is still met by a try within the hour after it (NTF-6)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 * DAY_MS }), (upAt) => {
      let [now, tries] = [0, 0]
      while (now < upAt) now = nextTryAt((tries += 1), now)
      expect(now - upAt).toBeLessThanOrEqual(HOUR_MS)
      expect(isNoticeOver({ firstDueAt: 0, by: null }, now)).toBe(false)
    }),
  )
})
