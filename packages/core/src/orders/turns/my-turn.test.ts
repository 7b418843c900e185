import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anOrder } from '../../../testing/arbitraries/an-order.ts'
import { AN_ORDINARY_NOON } from '../../../testing/manual-clock.ts'
import { aPlacedOrder, anOrderAfter } from '../../../testing/an-order-at-work.ts'
import { HOUR_MS } from '../../kernel/index.ts'
import {
  MAX_TURNS,
  myTurns,
  turnOf,
  withAwaitedBalance,
  withPause,
  type Order,
  type OrderId,
  type ShownOffer,
  type SigningPause,
} from '../index.ts'

const anOffer = (change: Partial<ShownOffer> = {}): ShownOffer => ({
  id: 'offer-1' as never,
  shopId: 'shop-1' as never,
  shopTitle: '云禾女装',
  role: 'seller',
  askedFen: 1000,
  offeredFen: 900,
  counterFen: null,
  madeAt: AN_ORDINARY_NOON,
  saidAt: AN_ORDINARY_NOON,
  status: 'open',
  answeredAt: null,
  answeredBy: null,
  agreedFen: null,
  ...change,
})
const turnsOf = (orders: readonly Order[], offers: readonly ShownOffer[], now = AN_ORDINARY_NOON) =>
  myTurns(orders, offers, now, new Map()).map((turn) => (turn.kind === 'order' ? turn.order.id : turn.offer.id))

it('of any orders exactly those are one’s turn whose next step is one’s own, the most urgent first (ORD-61)', () => {
  fc.assert(
    fc.property(fc.array(anOrder()), (orders) => {
      const turns = myTurns(orders, [], AN_ORDINARY_NOON, new Map())
      expect(turns).toHaveLength(
        Math.min(MAX_TURNS, orders.filter((order) => turnOf(order, order.role) !== undefined).length),
      )
      const days = turns.map(({ by }) => by ?? Infinity)
      expect(days).toEqual(days.toSorted((one, other) => one - other))
    }),
  )
})

it('what has no day comes last, and an offer stands between orders by its own day (ORD-61)', () => {
  const soon = aPlacedOrder('full', { id: 'soon' as OrderId, role: 'buyer' })
  const toSign: Order = { ...anOrderAfter(1), id: 'to-sign' as OrderId, role: 'seller' }
  const theirs: Order = { ...anOrderAfter(1), id: 'theirs' as OrderId, role: 'buyer' }
  expect(turnsOf([toSign, theirs, soon], [anOffer()])).toEqual(['soon', 'offer-1', 'to-sign'])
})

it('an offer waits for its seller until it is answered or lapses, and then for its buyer while the agreed price holds (ORD-61)', () => {
  const agreed = { status: 'countered', answeredAt: AN_ORDINARY_NOON, agreedFen: 950 } as const
  expect(turnsOf([], [anOffer({ role: 'buyer' })])).toEqual([])
  expect(turnsOf([], [anOffer(agreed)])).toEqual([])
  expect(turnsOf([], [anOffer({ ...agreed, role: 'buyer' })])).toEqual(['offer-1'])
  for (const offer of [anOffer(), anOffer({ ...agreed, role: 'buyer' })])
    expect(turnsOf([], [offer], AN_ORDINARY_NOON + 169 * HOUR_MS)).toEqual([])
})

it('an order whose document the platform reviews waits for no party, and one that it refused waits for its party again (ORD-69)', () => {
  const toSign: Order = { ...anOrderAfter(1), id: 'to-sign' as OrderId, role: 'seller' }
  const toPay = aPlacedOrder('full', { id: 'to-pay' as OrderId, role: 'buyer' })
  const turnsWith = (pause: SigningPause) =>
    myTurns(
      [toSign, toPay],
      [],
      AN_ORDINARY_NOON,
      new Map([
        [toSign.id, pause],
        [toPay.id, pause],
      ]),
    ).map((turn) => turn.kind === 'order' && [turn.order.id, turn.isPaperRefused])
  expect(turnsWith('looked-at')).toEqual([['to-pay', false]])
  expect(turnsWith('refused')).toEqual([
    ['to-pay', false],
    ['to-sign', true],
  ])
  expect(withPause(toSign, 'looked-at')).toEqual({ ...toSign, signingPause: 'looked-at' })
  expect([withPause(toPay, 'looked-at'), withPause(toSign, undefined)]).toEqual([toPay, toSign])
})

it('of turns of the same instant the order of their names decides, and no more than a hundred are listed (ORD-61)', () => {
  const named = (id: string) => aPlacedOrder('full', { id: id as OrderId, role: 'buyer' })
  for (const ids of [
    ['a', 'b'],
    ['b', 'a'],
  ])
    expect(turnsOf(ids.map(named), [])).toEqual(['a', 'b'])
  expect(MAX_TURNS).toBe(100)
  expect(
    turnsOf(
      Array.from({ length: MAX_TURNS + 1 }, (_, at) => named(`order ${at}`)),
      [],
    ),
  ).toHaveLength(MAX_TURNS)
})

it('a buyer whose balance is known to be coming is not waited for, and their seller is (ORD-61)', () => {
  const reserved: Order = { ...anOrderAfter(1, 'deposit'), id: 'reserved' as OrderId, role: 'buyer' }
  const coming = withAwaitedBalance(reserved, 'transfer')
  expect(coming).toEqual({ ...reserved, awaitedBalance: 'transfer' })
  expect([turnsOf([reserved], []), turnsOf([coming], [])]).toEqual([['reserved'], []])
  expect(turnsOf([{ ...coming, role: 'seller' }], [])).toEqual(['reserved'])
  const paid = anOrderAfter(1)
  expect([withAwaitedBalance(reserved, undefined), withAwaitedBalance(paid, 'cashier')]).toEqual([reserved, paid])
})
