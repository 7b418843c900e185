import { DAY_MS, HOUR_MS, MINUTE_MS } from '@diandu/core/kernel'
import fc from 'fast-check'
import { deadlinesOf, turnOf } from '@diandu/core/orders'
import { AN_ORDINARY_NOON, anInstant, anOrder } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { LOCALES } from '../../messages/messages.ts'
import { anOrderAt } from './testing/an-order-at.ts'
import { timeLeftText, validityLeftText } from '../../app/queries/time-left.ts'
import { pausedDeadlineMessages } from '../../messages/contracts/paused-deadlines.messages.ts'
import { deadlineView } from './deadline-view.ts'

const SECOND_MS = 1000

it('an order says whose turn it is, by when, and what happens otherwise (ORD-10)', () => {
  const order = anOrderAt('awaiting-payment')
  expect(deadlineView(order, order.placedAt, 'zh-CN')).toEqual({
    isMine: true,
    turn: '轮到您了',
    act: '付款',
    byWhen: '2026-03-12 12:00 前',
    timeLeft: '1 天 0 小时',
    otherwise: '逾期订单自动取消，不收费用',
    noDay: undefined,
  })
  expect(deadlineView({ ...order, role: 'seller' }, order.placedAt, 'en')).toMatchObject({
    isMine: false,
    turn: 'The buyer’s turn',
    act: 'pay',
    byWhen: 'By 2026-03-12 12:00',
  })
})

it('where no day is fixed none is shown, and an order that has ended waits for nothing (ORD-10)', () => {
  expect(deadlineView(anOrderAt('paid'), 0, 'zh-CN')).toMatchObject({
    byWhen: undefined,
    timeLeft: undefined,
    otherwise: undefined,
  })
  for (const status of ['cancelled', 'completed', 'closed-with-damages', 'refunded'] as const)
    expect(deadlineView(anOrderAt(status), 0, 'zh-CN')).toBeUndefined()
})

it('where no day is fixed it is said what happens next and whom to ask, to each of the two (ORD-10)', () => {
  const toSign = anOrderAt('paid', { sellerSignedAt: null })
  expect(deadlineView(toSign, 0, 'zh-CN')?.noDay).toContain('您有 3 天时间签署')
  expect(deadlineView({ ...toSign, role: 'seller' }, 0, 'zh-CN')?.noDay).toContain('签得越早')
  for (const role of ['buyer', 'seller'] as const)
    expect(deadlineView(anOrderAt('refund-under-review', { role }), 0, 'zh-CN')?.noDay).toMatch(
      /结果和理由写在这一页.*客服/,
    )
  expect(deadlineView(anOrderAt('awaiting-payment'), 0, 'zh-CN')?.noDay).toBeUndefined()
})

it('a buyer who has paid the deposit is asked for the balance only after the viewing, with the same deadline (ORD-10)', () => {
  const order = anOrderAt('deposit-paid', { viewingOpenedAt: null })
  const [before, after] = [order, { ...order, viewingOpenedAt: order.placedAt }].map((one) =>
    deadlineView(one, order.placedAt, 'zh-CN'),
  )
  expect(before).toMatchObject({ isMine: true, act: '请卖家开放看店，看好再付清尾款' })
  expect(after).toEqual({ ...before, act: '付清尾款' })
})

it.each(LOCALES)(
  'while the platform reviews a document of the buyer’s both are told in %s that the deadline is paused, and no day is named (ORD-80)',
  (locale) => {
    for (const role of ['buyer', 'seller'] as const) {
      const held = anOrderAt('paid', { role, sellerSignedAt: 1, signHeldSince: 2 })
      expect(deadlineView(held, held.placedAt + 900 * HOUR_MS, locale)).toMatchObject({
        byWhen: undefined,
        timeLeft: undefined,
        otherwise: undefined,
        noDay: pausedDeadlineMessages[locale].held[role],
      })
      const running = deadlineView(
        { ...held, signHeldSince: null, signExtendedTo: held.placedAt + 480 * HOUR_MS },
        held.placedAt,
        locale,
      )
      expect(running).toMatchObject({
        byWhen: expect.stringContaining('2026-03-31'),
        otherwise: expect.any(String),
        noDay: undefined,
      })
    }
  },
)

it.each(LOCALES)(
  'both parties are told in %s how many documents were refused, and what another one costs (CTR-72)',
  (locale) => {
    const { held, heldAgain, refused } = pausedDeadlineMessages[locale]
    for (const role of ['buyer', 'seller'] as const) {
      const order = anOrderAt('paid', {
        role,
        sellerSignedAt: 1,
        signExtendedTo: anOrderAt('paid').placedAt + 480 * HOUR_MS,
        signRefusals: 2,
      })
      const plain = deadlineView({ ...order, signRefusals: 0 }, order.placedAt, locale)
      expect(deadlineView(order, order.placedAt, locale)).toMatchObject({
        byWhen: plain?.byWhen,
        otherwise: expect.stringContaining(refused[role](2)),
      })
      const noDayOf = (signRefusals: number) =>
        deadlineView({ ...order, signHeldSince: 2, signRefusals }, order.placedAt, locale)?.noDay
      expect([noDayOf(2), noDayOf(3)]).toEqual([held[role], heldAgain[role](3)])
    }
  },
)

it.each(LOCALES)(
  'once the 72 hours are over both are told, in %s, what happens next and whom to ask, and no day is promised any more (ORD-10)',
  (locale) => {
    const handedOverAt = anOrderAt('handing-over').placedAt + 3 * HOUR_MS
    const by = handedOverAt + 72 * HOUR_MS
    for (const role of ['buyer', 'seller'] as const) {
      const order = anOrderAt('handing-over', { role, handedOverAt })
      expect(deadlineView(order, by, locale)).toMatchObject({
        noDay: undefined,
        byWhen: expect.any(String),
        otherwise: expect.stringMatching(/72|不能再报告|can no longer/),
      })
      const late = deadlineView(order, by + 1, locale)
      expect(late).toMatchObject({
        byWhen: undefined,
        otherwise: undefined,
        noDay: expect.stringMatching(
          locale === 'en' ? /2026-.*treat(ed)? .*as confirmed.*contact customer support/s : /2026-.*视为.*已确认.*客服/,
        ),
      })
    }
    expect(deadlineView(anOrderAt('handing-over', { role: 'seller', handedOverAt }), by + 1, locale)?.noDay).toMatch(
      /付给您|paid to you/,
    )
  },
)

it('any order can be told in both languages, and it is mine exactly when it is my turn (ORD-10)', () => {
  fc.assert(
    fc.property(anOrder(), anInstant(), fc.constantFrom(...LOCALES), (order, now, locale) => {
      const view = deadlineView(order, now, locale)
      const deadline = turnOf(order, order.role) ?? deadlinesOf(order)
      expect(view === undefined).toBe(deadline === undefined)
      if (view === undefined) return
      expect(view.isMine).toBe(deadline?.turn === order.role)
      for (const text of Object.values(view))
        if (typeof text === 'string') expect(/\p{Script=Han}/u.test(text)).toBe(locale === 'zh-CN')
    }),
  )
})

it.each([
  [0, '已到期'],
  [-1, '已到期'],
  [1, '不到 1 分钟'],
  [MINUTE_MS - 1, '不到 1 分钟'],
  [MINUTE_MS, '1 分钟'],
  [MINUTE_MS + 1, '1 分钟'],
  [HOUR_MS - MINUTE_MS, '59 分钟'],
  [HOUR_MS - SECOND_MS, '59 分钟'],
  [HOUR_MS, '1 小时 0 分'],
  [HOUR_MS + 90 * SECOND_MS, '1 小时 1 分'],
  [DAY_MS - SECOND_MS, '23 小时 59 分'],
  [DAY_MS, '1 天 0 小时'],
  [3 * DAY_MS + 5 * HOUR_MS, '3 天 5 小时'],
  [7 * DAY_MS + 17 * HOUR_MS, '7 天 17 小时'],
])('%i ms are left: %s (WEB-62, TIM-16)', (leftMs, text) => {
  expect(timeLeftText(leftMs, 'zh-CN')).toBe(text)
})

it('the time that is left never grows while time passes (WEB-62)', () => {
  const minutesIn = (text: string): number => {
    const [first = 0, second = 0] = (text.match(/\d+/g) ?? []).map(Number)
    if (text.includes(' d ')) return (first * 24 + second) * 60
    return text.includes(' h ') ? first * 60 + second : first
  }
  fc.assert(
    fc.property(fc.nat({ max: 10 * DAY_MS }), fc.nat({ max: DAY_MS }), (leftMs, passedMs) => {
      expect(minutesIn(timeLeftText(leftMs - passedMs, 'en'))).toBeLessThanOrEqual(
        minutesIn(timeLeftText(leftMs, 'en')),
      )
    }),
  )
})

it.each([
  [7 * DAY_MS, '7 天 0 小时'],
  [DAY_MS - SECOND_MS, '23 小时'],
  [HOUR_MS - SECOND_MS, '59 分钟'],
  [MINUTE_MS - 1, '不到 1 分钟'],
  [0, '0 · 已到期'],
  [-MINUTE_MS, '0 · 已到期'],
])('%i ms are left of the 168 hours of an offer: %s (TIM-15)', (leftMs, text) => {
  expect(validityLeftText(AN_ORDINARY_NOON + leftMs, AN_ORDINARY_NOON, 'zh-CN')).toBe(text)
})

it('an order’s deadline and the time that is left say the same, whatever is due (TIM-16)', () => {
  const order = anOrderAt('deposit-paid')
  const by = deadlinesOf(order)?.by ?? 0
  expect(by - 7 * DAY_MS - (order.depositPaidAt ?? 0)).toBeGreaterThan(0)
  for (const now of [by - 7 * DAY_MS - 11 * HOUR_MS, by - 3 * DAY_MS, by - 1])
    expect(deadlineView(order, now, 'zh-CN')?.timeLeft).toBe(timeLeftText(by - now, 'zh-CN'))
  expect(deadlineView(order, by - 7 * DAY_MS - 11 * HOUR_MS, 'zh-CN')?.timeLeft).toBe('7 天 11 小时')
})
