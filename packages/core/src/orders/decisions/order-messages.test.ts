import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aPlacedRecord } from '../../../testing/an-order-record.ts'
import { inboxEvent } from '../../inbox/index.ts'
import { turnOf } from '../life/deadlines.ts'
import { moveOrder, openEvents } from '../life/move-order.ts'
import type { OrderActor, OrderEvent } from '../life/order-edges.ts'
import type { OrderRecord } from '../order-record.ts'
import { orderMessages } from './order-messages.ts'

const step = (from: OrderRecord, event: OrderEvent, by: OrderActor, at = from.placedAt + 1000) => {
  const moved = moveOrder(from, { event, by, at })
  if (!moved.ok) throw new Error(`${event} is refused`)
  const to = moved.value.order
  return { to, messages: orderMessages(to, { from, event, by, at }) }
}

it('a new order tells its buyer until when to pay, and the seller nothing (MSG-1)', () => {
  const order = aPlacedRecord()
  const { placedAt: at, payBy, id, number, shop } = order
  expect(orderMessages(order, { from: null, event: 'placed', by: 'buyer', at })).toEqual([
    {
      userId: 'buyer',
      event: 'order.turn',
      key: `order:${id}:1:placed`,
      subject: id,
      at,
      figures: { shop: shop.title, number, act: 'pay', by: payBy, otherwise: 'order-cancelled' },
    },
  ])
})

it('a paid order tells the seller that it is their turn to sign, and the signed one tells the buyer (MSG-1)', () => {
  const paid = step(aPlacedRecord(), 'full.paid', 'buyer')
  expect(paid.messages).toMatchObject([
    { userId: 'seller', event: 'order.turn', figures: { act: 'seller-sign', by: null } },
  ])
  const signed = step(paid.to, 'seller.signed', 'seller')
  expect(signed.messages).toMatchObject([{ userId: 'buyer', event: 'order.turn', figures: { act: 'sign' } }])
})

it('a deposit tells the seller to open the viewing, and an opened one tells the buyer, once (MSG-1, MSG-17)', () => {
  const reserved = step(aPlacedRecord('deposit'), 'deposit.paid', 'buyer')
  expect(reserved.messages).toMatchObject([
    { userId: 'buyer', event: 'order.turn', figures: { act: 'pay-balance' } },
    { userId: 'seller', event: 'order.turn', figures: { act: 'open-viewing', by: null, otherwise: null } },
  ])
  const { shop, number } = reserved.to
  expect(step(reserved.to, 'viewing.opened', 'seller').messages).toMatchObject([
    { userId: 'buyer', event: 'order.viewing', figures: { shop: shop.title, number } },
    { userId: 'seller', event: 'order.turn', figures: { act: 'seller-sign' } },
  ])
  const paid = step(aPlacedRecord(), 'full.paid', 'buyer')
  expect(step(paid.to, 'viewing.opened', 'seller').messages).toMatchObject([
    { userId: 'buyer', event: 'order.viewing' },
  ])
})

it('an order that ends tells the other party, and not the one who ended it (MSG-2)', () => {
  const { to } = step(aPlacedRecord('deposit'), 'deposit.paid', 'buyer')
  expect(step(to, 'buyer.gave-up', 'buyer').messages).toMatchObject([
    { userId: 'seller', event: 'order.moved', figures: { status: 'closed-with-damages', because: null } },
  ])
  expect(step(aPlacedRecord(), 'buyer.cancelled', 'buyer').messages).toEqual([])
  expect(step(aPlacedRecord(), 'shop.taken', 'market').messages).toMatchObject([
    { userId: 'buyer', event: 'order.moved', figures: { status: 'cancelled', because: 'taken' } },
  ])
})

it('along any life of an order each step has keys of its own, and who is next hears of every new turn (MSG-1, MSG-3)', () => {
  const aLife = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 90_000_000 })), { maxLength: 25 })
  fc.assert(
    fc.property(fc.constantFrom('full' as const, 'deposit' as const), aLife, (plan, choices) => {
      let order = aPlacedRecord(plan)
      let at = order.placedAt
      const keys: string[] = []
      for (const [choice, later] of choices) {
        at += later
        const open = (['buyer', 'seller', 'sweeper', 'reviewer', 'market'] as const).flatMap((by) =>
          openEvents(order, by, at).map((event) => ({ event, by })),
        )
        const chosen = open[choice % Math.max(open.length, 1)]
        if (chosen === undefined) return
        const { to, messages } = step(order, chosen.event, chosen.by, at)
        keys.push(...messages.map(({ userId, key }) => `${userId} ${key}`))
        for (const message of messages) expect(inboxEvent(message)).toBeDefined()
        for (const role of ['buyer', 'seller'] as const) {
          const [before, after] = [turnOf(order, role)?.act, turnOf(to, role)?.act]
          if (after !== undefined && after !== before)
            expect(messages).toContainEqual(
              expect.objectContaining({
                userId: role,
                event: 'order.turn',
                figures: expect.objectContaining({ act: after }),
              }),
            )
        }
        order = to
      }
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})
