import { describe, expect, it } from 'vitest'
import { parseInstant } from '../../format/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/index.ts'
import { PHONE_CHANNELS } from '../message-channel.ts'
import { MESSAGE_EVENTS, type MessageEvent } from '../message-event.ts'
import { kindShape } from '../message-kind.ts'
import type { NewMessage } from '../message.ts'
import { noticeRule } from './notice-rule.ts'
import { plannedNotices } from './planned-notices.ts'

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
