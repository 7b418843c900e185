import {
  ORDER_EDGES,
  PAYMENT_PLANS,
  paymentDue,
  TERMS_VERSION,
  type Order,
  type OrderActor,
  type OrderEvent,
  type PaymentPlan,
} from '@diandu/core/orders'
import * as wire from '@diandu/wire'
import fc from 'fast-check'
import { PAYMENT_PASSWORD, PRICE_FEN } from '../../../orders/testing/open-market.ts'
import { proveEverything } from '../../../orders/testing/prove-everything.ts'
import type { ModelDraft, ModelOrder } from '../model/orders.ts'
import { signAs } from './contract-steps.ts'
import { agree, BUYERS, oneOf, sameOf, SHOPS, type Fixture } from '../fixture.ts'

export type OrderStep =
  /**
   * `coupon` is one of the buyer's own, or another user's where it is odd; null for none. `asked`: at the public price,
   * whatever was agreed.
   */
  | {
      readonly act: 'place'
      readonly buyer: string
      readonly shop: string
      readonly plan: PaymentPlan
      readonly coupon: number | null
      readonly at: 'own price' | 'asked price'
    }
  | { readonly act: 'pay'; readonly order: number }
  | { readonly act: 'cancel'; readonly order: number }
  /** Any event by any actor, possible or not; and something that is possible. */
  | { readonly act: 'try'; readonly order: number; readonly event: OrderEvent; readonly by: OrderActor }
  | { readonly act: 'go on'; readonly order: number; readonly which: number }
  | { readonly act: 'relist'; readonly shop: string }

/** Actions of users and reviewers; payments, the market and time have steps of their own. */
const ACTIONS = ORDER_EDGES.filter(
  ({ event }) =>
    !event.endsWith('.paid') && !event.endsWith('.late') && event !== 'shop.taken' && event !== 'buyer.cancelled',
).map(({ event, by }): readonly [OrderEvent, OrderActor] => [event, by[0]])

const aPlace = fc.record({
  act: fc.constant('place' as const),
  buyer: fc.constantFrom(...BUYERS),
  shop: fc.constantFrom(...SHOPS),
  plan: fc.constantFrom(...PAYMENT_PLANS),
  coupon: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 3, arbitrary: fc.nat(7) }),
  at: fc.oneof(
    { weight: 9, arbitrary: fc.constant('own price' as const) },
    { weight: 1, arbitrary: fc.constant('asked price' as const) },
  ),
})

export const orderSteps: readonly fc.WeightedArbitrary<OrderStep>[] = [
  { weight: 4, arbitrary: aPlace },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('pay' as const), order: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const), order: fc.nat(30) }) },
  {
    weight: 2,
    arbitrary: fc
      .record({ act: fc.constant('try' as const), order: fc.nat(30), what: fc.constantFrom(...ACTIONS) })
      .map(({ act, order, what: [event, by] }) => ({ act, order, event, by })),
  },
  { weight: 16, arbitrary: fc.record({ act: fc.constant('go on' as const), order: fc.nat(11), which: fc.nat(100) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('relist' as const), shop: fc.constantFrom(...SHOPS) }) },
]

export async function takeOrderStep(step: OrderStep, fixture: Fixture): Promise<void> {
  const { market, model } = fixture
  const now = market.clock.now()
  if (step.act === 'place') return place(step, fixture)
  if (step.act === 'relist') {
    await market.db.change(`UPDATE shops SET status = 'on-sale' WHERE id = $1 AND status = 'withdrawn'`, [step.shop])
    fixture.story.push(`${step.shop} is listed again`)
    return model.orders.relist(step.shop)
  }
  const order = oneOf(model.orders.all, step.order)
  if (order === undefined) return
  const name = `order ${model.orders.all.indexOf(order)}`
  if (step.act === 'cancel')
    return agree(
      fixture,
      `${order.buyerId} cancels ${name}`,
      await market.cancel(order.buyerId, order.id),
      model.orders.cancel(order, now),
    )
  if (step.act === 'pay') {
    const { part, amountFen } = paymentDue(order) ?? { part: 'full' as const, amountFen: 1 }
    return agree(
      fixture,
      `${order.buyerId} pays ${name} (${part})`,
      await market.pay(order.buyerId, order.id, part, amountFen),
      model.orders.pay(order, part, amountFen, now),
    )
  }
  const [event, by] =
    step.act === 'try' ? [step.event, step.by] : (wayOn(model.orders.open(order, now), step.which) ?? [])
  if (event === undefined || by === undefined) return
  const contract = model.contracts.ofOrder(order.id)
  if (contract !== undefined && event.endsWith('.signed') && (by === 'seller' || by === 'buyer'))
    return signAs(contract, { party: by, hasRead: true }, fixture)
  const isReworded = event === 'viewing.opened' && model.orders.isOpenToView(order)
  const done = await transition(fixture, order, event, by)
  const isHidden = (order.status === 'awaiting-payment' || order.status === 'cancelled') && by === 'seller'
  agree(
    fixture,
    `${name}: ${event} by the ${by}`,
    done,
    isHidden ? 'not-found' : isReworded ? undefined : model.orders.act(order, event, by, now),
  )
}

async function place(
  { buyer, shop, plan, coupon: which, at }: Extract<OrderStep, { readonly act: 'place' }>,
  fixture: Fixture,
): Promise<void> {
  const { market, model } = fixture
  const now = market.clock.now()
  const coupons = model.coupons.all
  const own = coupons.filter(({ userId }) => userId === buyer)
  const coupon = which === null ? undefined : oneOf(which % 8 === 7 ? coupons : own, which)
  const ownFen = model.prices.priceFor(buyer, shop, now)
  const priceFen = at === 'own price' ? ownFen : PRICE_FEN
  const draft: ModelDraft = { buyer, shop, plan, priceFen, couponId: coupon?.id ?? null }
  const expected = model.orders.mayPlace(draft, now)
  const refusal = 'refused' in expected ? expected.refused : priceFen === ownFen ? undefined : 'terms-changed'
  const placed = await market.call<Order>(wire.placeOrder, buyer, {
    shopId: shop,
    plan,
    priceFen,
    termsVersion: TERMS_VERSION,
    ...(coupon && { couponId: coupon.id }),
  })
  const withCoupon = coupon === undefined ? '' : ` with coupon ${coupons.indexOf(coupon)}`
  agree(fixture, `${buyer} orders ${shop} (${plan}, ${priceFen} fen)${withCoupon}`, placed, refusal)
  if (!placed.ok || 'refused' in expected) return
  const wanted = expected.order === 'new' ? 'a new order' : expected.order.id
  const isKnown = model.orders.find(placed.value.id) !== undefined
  sameOf(fixture, '  which is', isKnown ? placed.value.id : 'a new order', wanted)
  if (expected.order === 'new') model.orders.place(placed.value.id, draft, now)
}

/** By the call that a client would make, where there is one; otherwise as another part of the platform has seen it. */
async function transition({ market }: Fixture, { id, buyerId }: ModelOrder, event: OrderEvent, by: OrderActor) {
  const act = { orderId: id, paymentPassword: PAYMENT_PASSWORD }
  if (event === 'shop.handed-over') {
    await proveEverything(market.db, id)
    return market.call(wire.handOverShop, 'seller', { orderId: id })
  }
  if (event === 'seller.failed' && by === 'seller') return market.call(wire.failOrder, 'seller', act)
  if (event === 'bill.confirmed') return market.call(wire.confirmBill, buyerId, act)
  if (event === 'buyer.gave-up') return market.call(wire.giveUpOrder, buyerId, act)
  if (event === 'viewing.opened')
    return market.call(wire.openViewing, 'seller', { orderId: id, access: '看店', checks: ['orders'] })
  if (event === 'viewing.agreed') return market.call(wire.agreeToViewing, buyerId, { orderId: id, seen: ['orders'] })
  if (event === 'viewing.mismatched')
    return market.call(wire.reportViewing, buyerId, { orderId: id, reason: 'debts-hidden', words: '' })
  if (event === 'mismatch.reported')
    return market.call(wire.reportMismatch, buyerId, { orderId: id, reason: 'debts-hidden', words: '' })
  return market.move(id, event, by, by === 'buyer' ? buyerId : by === 'seller' ? 'seller' : 'kim')
}

/** Mostly forward: a user who gives up or fails ends the story. */
function wayOn(
  open: readonly (readonly [OrderEvent, OrderActor])[],
  which: number,
): readonly [OrderEvent, OrderActor] | undefined {
  const acts = open.filter(([event]) => !event.endsWith('.paid') && event !== 'buyer.cancelled')
  const forward = acts.filter(([event]) => event !== 'buyer.gave-up' && event !== 'seller.failed')
  const ways = which % 8 === 0 || forward.length === 0 ? acts : forward
  return ways.length === 0 ? undefined : ways[which % ways.length]
}
