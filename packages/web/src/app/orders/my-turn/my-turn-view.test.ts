import { HOUR_MS } from '@diandu/core/kernel'
import { myTurns, NEVER_HELD, type Order, type OrderId, type ShownOffer, type SigningPause } from '@diandu/core/orders'
import { AN_ORDINARY_NOON } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { myTurnView, turnStripText } from './my-turn-view.ts'

const offer = (change: Partial<ShownOffer>): ShownOffer => ({
  id: 'offer-1' as never,
  shopId: 'shop-7' as never,
  shopTitle: '木可家居',
  role: 'seller',
  askedFen: 1_000_000,
  offeredFen: 900_000,
  counterFen: null,
  madeAt: AN_ORDINARY_NOON,
  saidAt: AN_ORDINARY_NOON,
  status: 'open',
  answeredAt: null,
  answeredBy: null,
  agreedFen: null,
  ...change,
})
const order = (change: Partial<Order>): Order => ({
  id: 'order-1' as never,
  number: 'DD1',
  role: 'buyer',
  shop: { id: 'shop-1' as never, title: '云禾女装', platform: 1, kind: 'flagship' },
  plan: 'deposit',
  termsVersion: '2026-11',
  status: 'deposit-paid',
  priceFen: 1_000_000,
  serviceFeeFen: 100_000,
  couponFen: 0,
  paidFen: 200_000,
  placedAt: AN_ORDINARY_NOON,
  payBy: AN_ORDINARY_NOON,
  depositPaidAt: AN_ORDINARY_NOON,
  paidAt: null,
  viewingOpenedAt: null,
  viewedAt: null,
  sellerSignedAt: null,
  buyerSignedAt: null,
  ...NEVER_HELD,
  handOverBegunAt: null,
  handedOverAt: null,
  cancelReason: null,
  history: [],
  ...change,
})
const turnsOf = (
  orders: readonly Order[],
  offers: readonly ShownOffer[] = [],
  now = AN_ORDINARY_NOON,
  pauses: ReadonlyMap<OrderId, SigningPause> = new Map(),
) => myTurns(orders, offers, AN_ORDINARY_NOON, pauses).map((turn) => myTurnView(turn, now, 'zh-CN'))

it('an order says what is to be done, for which shop and until when, and leads there (ORD-61, TIM-16)', () => {
  expect(turnsOf([order({})])).toEqual([
    {
      key: 'order-1',
      icon: 'wallet',
      act: '付清尾款',
      shop: '云禾女装',
      when: '还剩 7 天 11 小时（2026-03-18 23:59 前）',
      isDated: true,
      to: '/user_center/order_detail/order-1',
    },
  ])
  expect(turnsOf([order({})], [], AN_ORDINARY_NOON + 200 * HOUR_MS)[0]?.when).toBe('2026-03-18 23:59 已到期，请尽快办')
})

it('what is to be signed leads to its contract; without a day that is said (ORD-61)', () => {
  expect(turnsOf([order({ role: 'seller', status: 'paid' })])[0]).toMatchObject({
    act: '读合同并签署',
    when: '没有截止日，越早办越早完成',
    isDated: false,
    to: '/user_center/server/contract?order=order-1',
  })
})

it('an order whose days are paused while the platform reviews says so instead of a day (ORD-80)', () => {
  expect(
    turnsOf([order({ status: 'paid', sellerSignedAt: AN_ORDINARY_NOON, signHeldSince: AN_ORDINARY_NOON })])[0],
  ).toMatchObject({ act: '读合同并签署', when: '材料审核中，签署期限暂停', isDated: false })
})

it('a party whose document was refused is asked for another, in the contract (ORD-61)', () => {
  const toSign = order({ role: 'seller', status: 'paid' })
  expect(turnsOf([toSign], [], AN_ORDINARY_NOON, new Map([[toSign.id, 'refused']]))).toMatchObject([
    { act: '材料没有通过审核，重新提交', to: '/user_center/server/contract?order=order-1' },
  ])
})

it('what is left of the 168 hours of an offer is told in days and hours, then hours, then minutes, then as less than one (TIM-15)', () => {
  const when = (leftMs: number) => {
    const saidAt = AN_ORDINARY_NOON + leftMs - 168 * HOUR_MS
    return turnsOf([], [offer({ saidAt })], AN_ORDINARY_NOON)[0]?.when.replace(/（.*/, '')
  }
  expect([when(168 * HOUR_MS), when(24 * HOUR_MS), when(24 * HOUR_MS - 1), when(90_000), when(1)]).toEqual([
    '还剩 7 天 0 小时',
    '还剩 1 天 0 小时',
    '还剩 23 小时',
    '还剩 1 分钟',
    '还剩 不到 1 分钟',
  ])
})

it('an offer and its counter-offer are answered in their thread, and an agreed price leads to its shop’s offer (ORD-61)', () => {
  expect(turnsOf([], [offer({})])[0]).toMatchObject({
    act: '回复买家的出价 ¥9,000.00',
    to: '/user_center/bargain/offer-1',
  })
  expect(turnsOf([], [offer({ role: 'buyer', status: 'countered', counterFen: 950_000 })])[0]).toMatchObject({
    act: '回复卖家的还价 ¥9,500.00',
    to: '/user_center/offer/shop-7',
  })
  expect(
    turnsOf([], [offer({ role: 'buyer', status: 'accepted', answeredAt: AN_ORDINARY_NOON, agreedFen: 950_000 })])[0],
  ).toMatchObject({
    act: '按谈好的 ¥9,500.00 下单',
    shop: '木可家居',
    to: '/user_center/offer/shop-7',
  })
})

it('the strip says in one line what is most urgent, how long there is for it, and how much waits (NTF-14)', () => {
  const [turn] = myTurns([order({})], [], AN_ORDINARY_NOON, new Map())
  if (turn === undefined) throw new Error('Nothing waits')
  const by = turn.by ?? 0
  const strip = (leftMs: number, count = 1, locale: 'zh-CN' | 'en' = 'zh-CN') =>
    turnStripText(turn, by - leftMs, locale, count)
  expect(strip(50 * HOUR_MS)).toBe('轮到您：付清尾款，还剩 2 天')
  expect(strip(23 * HOUR_MS, 3)).toBe('轮到您：付清尾款，还剩 23 小时（共 3 件）')
  expect(strip(HOUR_MS / 2)).toBe('轮到您：付清尾款，还剩 30 分钟')
  expect(strip(-1)).toBe('轮到您：付清尾款，已到期')
  expect(strip(25 * HOUR_MS, 2, 'en')).toBe('Your turn: pay the balance due, 1 day left (1 of 2)')
  expect(turnStripText({ ...turn, by: null }, by, 'zh-CN', 1)).toBe('轮到您：付清尾款')
})
