import { HOUR_MS } from '@diandu/core/kernel'
import fc from 'fast-check'
import { AN_ORDINARY_NOON, anInstant, anOrder } from '@diandu/core/testing'
import { deadlinesOf, ORDER_STATUSES, type OrderStatus } from '@diandu/core/orders'
import { expect, it } from 'vitest'
import { LOCALES } from '../../messages/messages.ts'
import { anOrderAt } from './testing/an-order-at.ts'
import { orderTimelineView } from './order-timeline-view.ts'

const textsOf = (
  status: OrderStatus,
  ...change: Parameters<typeof anOrderAt> extends [unknown, ...infer Rest] ? Rest : never
) =>
  orderTimelineView(anOrderAt(status, ...change), AN_ORDINARY_NOON, 'zh-CN').map(
    ({ state, title }) => `${state} ${title}`,
  )

it('each of the nine states of an order has its past, its present and its way ahead (ORD-10)', () => {
  expect(textsOf('awaiting-payment')).toEqual([
    'now 等待付款',
    'next 付清款项',
    'next 签好合同，开始交接',
    'next 确认交接，交易完成',
  ])
  expect(textsOf('cancelled')).toEqual(['done 提交订单', 'failed 已取消'])
  expect(textsOf('deposit-paid')).toEqual([
    'done 提交订单',
    'now 定金已付',
    'next 付清款项',
    'next 签好合同，开始交接',
    'next 确认交接，交易完成',
  ])
  expect(textsOf('paid')).toEqual([
    'done 提交订单',
    'now 已付清，待签合同',
    'next 签好合同，开始交接',
    'next 确认交接，交易完成',
  ])
  expect(textsOf('handing-over')).toEqual(['done 提交订单', 'done 付清款项', 'now 交接中', 'next 确认交接，交易完成'])
  expect(textsOf('completed')).toEqual([
    'done 提交订单',
    'done 付定金',
    'done 付清款项',
    'done 签好合同，开始交接',
    'done 交易完成',
  ])
  expect(textsOf('refund-under-review')).toEqual([
    'done 提交订单',
    'done 付清款项',
    'done 签好合同，开始交接',
    'now 退款审核中',
  ])
  expect(textsOf('closed-with-damages')).toEqual(['done 提交订单', 'done 付定金', 'failed 违约关闭'])
  expect(textsOf('refunded')).toEqual([
    'done 提交订单',
    'done 付清款项',
    'done 签好合同，开始交接',
    'done 申请退款',
    'failed 已退款',
  ])
})

it('a hand-over that goes on after a refused refund keeps all of its past (ORD-10)', () => {
  const at = (hours: number) => AN_ORDINARY_NOON + hours * HOUR_MS
  const history = (['awaiting-payment', 'paid', 'handing-over', 'refund-under-review', 'handing-over'] as const).map(
    (status, index) => ({ status, at: at(index) }),
  )
  const steps = orderTimelineView(anOrderAt('handing-over', { history }), at(5), 'zh-CN')
  expect(steps.map(({ title }) => title).slice(0, 5)).toEqual([
    '提交订单',
    '付清款项',
    '签好合同，开始交接',
    '申请退款',
    '交接中',
  ])
  expect(steps[4]?.when).toBe('2026-03-11 16:00')
  const handedOver = orderTimelineView(anOrderAt('handing-over', { history, handedOverAt: at(2) + 1 }), at(5), 'zh-CN')
  expect(handedOver.map(({ note }) => note !== undefined)).toEqual([false, true, true, false, false, false])
  const whole = orderTimelineView(
    anOrderAt('completed', { history: [...history, { status: 'completed', at: at(5) }] }),
    at(6),
    'zh-CN',
  )
  expect(whole.map(({ title }) => title).slice(2)).toEqual(['签好合同，开始交接', '申请退款', '继续交接', '交易完成'])
})

it.each([
  ['buyer', '您取消了订单'],
  ['late', '24 小时内没有付款，订单自动取消'],
  ['taken', '店铺被别的买家先付款买走'],
] as const)('an order that %s ended says so (ORD-59)', (cancelReason, note) => {
  expect(orderTimelineView(anOrderAt('cancelled', { cancelReason }), AN_ORDINARY_NOON, 'zh-CN').at(-1)?.note).toBe(note)
})

it('an order that was closed with damages says where to see what became of the money (ORD-59)', () => {
  expect(orderTimelineView(anOrderAt('closed-with-damages'), AN_ORDINARY_NOON, 'zh-CN').at(-1)?.note).toBe(
    '款项已按协议分配，每一笔写在下面的“款项去向”里',
  )
})

it('any order has one present, last of what has happened, and only steps to come after it (ORD-10)', () => {
  fc.assert(
    fc.property(anOrder(), anInstant(), fc.constantFrom(...LOCALES), (order, now, locale) => {
      const steps = orderTimelineView(order, now, locale)
      expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
      const states = steps.map(({ state }) => state)
      const present = order.history.length - 1
      expect(states.slice(0, present).every((state) => state === 'done')).toBe(true)
      expect(states[present]).toBe(
        deadlinesOf(order) !== undefined ? 'now' : order.status === 'completed' ? 'done' : 'failed',
      )
      expect(states.slice(present + 1).every((state) => state === 'next')).toBe(true)
      expect(Object.keys(ORDER_STATUSES)).toContain(String(order.status))
      const texts = steps.flatMap(({ title, turn, otherwise }) => [title, turn ?? '', otherwise ?? '']).join('')
      expect(/\p{Script=Han}/u.test(texts)).toBe(locale === 'zh-CN')
    }),
  )
})
