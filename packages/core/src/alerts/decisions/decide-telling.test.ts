import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anAlert } from '../../../testing/an-alert.ts'
import { AN_ORDINARY_NOON } from '../../../testing/manual-clock.ts'
import type { ShopId } from '../../catalog/index.ts'
import { chineseTime } from '../../format/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/index.ts'
import { ALERT_PACES, EVERY_NEWS, PACE_GAPS_MS, type Alert, type AlertPace } from '../alert.ts'
import { alertDueAt, decideTelling, readNamed, type WaitingMatch } from './decide-telling.ts'

const NOON = AN_ORDINARY_NOON
const waits = (shop: string, change: Partial<WaitingMatch> = {}): WaitingMatch => ({
  shopId: shop as ShopId,
  news: 'new',
  at: NOON,
  title: `店 ${shop}`,
  priceFen: 15_000_000,
  status: change.news === 'sold' ? 'sold' : 'on-sale',
  ...change,
})
const waiting = anAlert({ waitingSince: NOON })
const figuresOf = (matches: readonly WaitingMatch[], alert: Alert = waiting, now = NOON) => {
  const decided = decideTelling(alert, matches, now)
  return decided.kind === 'tell' ? decided.message.figures : decided.kind
}

it('what waits is told by one message that names three and counts each shop once (ALR-8)', () => {
  const decided = decideTelling(
    anAlert({ waitingSince: NOON, name: '好店' }),
    [
      waits('a', { news: 'cheaper' }),
      waits('b', { at: NOON - 1 }),
      waits('c'),
      waits('d', { news: 'cheaper' }),
      waits('c', { news: 'cheaper' }),
      waits('e', { news: 'sold', title: 'line\nbreak' }),
    ],
    NOON,
  )
  expect(decided).toMatchObject({
    kind: 'tell',
    alert: { toldAt: NOON, waitingSince: null, beyond: 0 },
    message: { userId: 'lin', event: 'match.alert', key: `alert:alert-1:${NOON}`, subject: 'alert-1', at: NOON },
  })
  expect(decided.kind === 'tell' && decided.message.figures).toEqual({
    name: '好店',
    filter: 'max=200000',
    new: '2',
    cheaper: '2',
    sold: '1',
    beyond: '0',
    shops: '15000000 店 c\n15000000 店 b\n15000000 店 a',
  })
  expect(readNamed('15000000 店 c\nx\n7 店 b ')).toEqual([
    { title: '店 c', priceFen: 15_000_000 },
    { title: '店 b ', priceFen: 7 },
  ])
})

it('what is not true any more is left out, and nothing is told where nothing is left (ALR-10)', () => {
  const gone = [waits('a', { status: 'withdrawn' }), waits('b', { status: 'sold' })]
  expect(figuresOf([...gone, waits('c')])).toMatchObject({ new: '1', shops: '15000000 店 c' })
  expect(figuresOf(gone)).toBe('nothing')
  expect(figuresOf([waits('a')], anAlert({ waitingSince: NOON, watched: ['sold'] }))).toBe('nothing')
  const decided = decideTelling(anAlert({ waitingSince: NOON, toldAt: NOON - DAY_MS }), gone, NOON)
  expect(decided).toMatchObject({ alert: { toldAt: NOON - DAY_MS, waitingSince: null } })
})

it('how much happened beyond what is kept is said (ALR-9)', () => {
  expect(figuresOf([waits('a')], { ...waiting, beyond: 9_900 })).toMatchObject({ new: '1', beyond: '9900' })
})

it('what comes by night waits for the morning, and so does what a server told too late (ALR-7)', () => {
  const night = NOON + 10 * HOUR_MS
  expect(chineseTime(alertDueAt(anAlert({ waitingSince: night })) ?? 0, 'MM-DD HH:mm')).toBe('03-12 08:00')
  expect(figuresOf([waits('a')], waiting, night)).toBe('wait')
  expect(figuresOf([waits('a')], waiting, night + 10 * HOUR_MS)).toMatchObject({ new: '1' })
  expect(alertDueAt(anAlert())).toBeNull()
  expect(decideTelling(anAlert(), [waits('a')], NOON)).toEqual({ kind: 'wait' })
})

it('never by night and never more often than said, whenever shops come and servers look (ALR-7)', () => {
  const sequences = fc.array(fc.record({ comes: fc.boolean(), after: fc.nat({ max: 20 * HOUR_MS }) }), {
    maxLength: 60,
  })
  const paces = fc.constantFrom(...(Object.keys(ALERT_PACES) as AlertPace[]))
  fc.assert(
    fc.property(sequences, paces, (steps, pace) => {
      let alert = anAlert({ pace })
      let now = NOON
      let matches: readonly WaitingMatch[] = []
      const decided: number[] = []
      for (const { comes, after } of steps) {
        now += after
        if (comes) {
          matches = [...matches, waits(String(now), { at: now, news: EVERY_NEWS[now % 2] ?? 'new' })]
          alert = { ...alert, waitingSince: alert.waitingSince ?? now }
        }
        const answer = decideTelling(alert, matches, now)
        if (answer.kind === 'wait') continue
        ;[alert, matches] = [answer.alert, []]
        if (answer.kind === 'tell') decided.push(answer.message.at)
      }
      for (const [at, instant] of decided.entries()) {
        const hour = Number(chineseTime(instant, 'H'))
        expect(hour >= 8 && hour < 22).toBe(true)
        if (at > 0) expect(instant - (decided[at - 1] ?? 0)).toBeGreaterThanOrEqual(PACE_GAPS_MS[pace])
      }
    }),
  )
})

it('at once is a quarter of an hour apart (ALR-7)', () => {
  const due = alertDueAt(anAlert({ pace: 'at-once', toldAt: NOON, waitingSince: NOON + 1 }))
  expect(due).toBe(NOON + 15 * MINUTE_MS)
})
