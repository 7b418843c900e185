import { ORDER_EDGES, PAYMENT_PLANS, paymentDue, type OrderActor, type OrderEvent, type PaymentPlan } from '@diandu/core/orders'
import { aCardNumber, reasonOf } from '@diandu/core/testing'
import * as wire from '@diandu/wire'
import fc from 'fast-check'
import { systemRandom } from '../../outside/index.ts'
import { checkBooks, readBalances, reviewWithdrawal } from '../../wallet/index.ts'
import { DEADLINE_NAMES } from '../sweep-orders.ts'
import type { MarketModel, ModelOrder } from './market-model.ts'
import { PAYMENT_PASSWORD, PRICE_FEN, type Market } from './open-market.ts'

export type Step =
  | { readonly act: 'place'; readonly buyer: string; readonly shop: string; readonly plan: PaymentPlan }
  | { readonly act: 'pay'; readonly order: number }
  | { readonly act: 'cancel'; readonly order: number }
  /** Anything by anybody, possible or not; and something that is possible. */
  | { readonly act: 'try'; readonly order: number; readonly event: OrderEvent; readonly by: OrderActor }
  | { readonly act: 'go on'; readonly order: number; readonly which: number }
  | { readonly act: 'credit'; readonly buyer: string; readonly amountFen: number }
  | { readonly act: 'withdraw'; readonly who: string; readonly amountFen: number }
  | { readonly act: 'review'; readonly withdrawal: number; readonly status: number; readonly by: string }
  | { readonly act: 'take back'; readonly withdrawal: number }
  | { readonly act: 'relist'; readonly shop: string }
  | { readonly act: 'wait'; readonly hours: number }

export const BUYERS = ['ann', 'bo', 'cy'] as const
export const SHOPS = ['s1', 's2', 's3', 's4', 's5'] as const

/** What people and reviewers do; payments, the market and time have steps of their own. */
const ACTS = ORDER_EDGES.filter(({ event }) => !event.endsWith('.paid') && !event.endsWith('.late') && event !== 'shop.taken' && event !== 'buyer.cancelled').map(
  ({ event, by }): readonly [OrderEvent, OrderActor] => [event, by[0]],
)

const aPlace = fc.record({ act: fc.constant('place' as const), buyer: fc.constantFrom(...BUYERS), shop: fc.constantFrom(...SHOPS), plan: fc.constantFrom(...PAYMENT_PLANS) })
const aPayment = fc.record({ act: fc.constant('pay' as const), order: fc.nat(30) })

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: aPlace },
  { weight: 5, arbitrary: aPayment },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const), order: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('try' as const), order: fc.nat(30), what: fc.constantFrom(...ACTS) }).map(({ act, order, what: [event, by] }) => ({ act, order, event, by })) },
  { weight: 20, arbitrary: fc.record({ act: fc.constant('go on' as const), order: fc.nat(11), which: fc.nat(100) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('credit' as const), buyer: fc.constantFrom(...BUYERS), amountFen: fc.integer({ min: 1, max: 4 * PRICE_FEN }) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('withdraw' as const), who: fc.constantFrom('seller', ...BUYERS), amountFen: fc.oneof(fc.constantFrom(0, 1, 99), fc.integer({ min: 1_00, max: 3 * PRICE_FEN })) }) },
  { weight: 6, arbitrary: fc.record({ act: fc.constant('review' as const), withdrawal: fc.nat(11), status: fc.integer({ min: 1, max: 6 }), by: fc.constantFrom('kim', 'lee') }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('take back' as const), withdrawal: fc.nat(11) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('relist' as const), shop: fc.constantFrom(...SHOPS) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.constantFrom(1, 12, 25, 73, 24 * 9) }) },
)

/** By the call that a client would make, where there is one; otherwise as another part of the house has seen it. */
async function happen(market: Market, { id, buyerId }: ModelOrder, event: OrderEvent, by: OrderActor) {
  const act = { orderId: id, paymentPassword: PAYMENT_PASSWORD }
  if (event === 'shop.handed-over') return market.call(wire.handOverShop, 'seller', { orderId: id })
  if (event === 'seller.failed' && by === 'seller') return market.call(wire.failOrder, 'seller', act)
  if (event === 'bill.confirmed') return market.call(wire.confirmBill, buyerId, act)
  if (event === 'buyer.gave-up') return market.call(wire.giveUpOrder, buyerId, act)
  if (event === 'mismatch.reported') return market.call(wire.reportMismatch, buyerId, { orderId: id, reason: 'debts-hidden', words: '' })
  return market.move(id, event, by, by === 'buyer' ? buyerId : by === 'seller' ? 'seller' : 'kim')
}

/** Mostly forward: somebody who gives up or fails ends the story. */
function wayOn(open: readonly (readonly [OrderEvent, OrderActor])[], which: number): readonly [OrderEvent, OrderActor] | undefined {
  const acts = open.filter(([event]) => !event.endsWith('.paid') && event !== 'buyer.cancelled')
  const forward = acts.filter(([event]) => event !== 'buyer.gave-up' && event !== 'seller.failed')
  const ways = which % 8 === 0 || forward.length === 0 ? acts : forward
  return ways.length === 0 ? undefined : ways[which % ways.length]
}

/** Everybody and every shop of a course. */
export async function addCast(market: Market): Promise<void> {
  for (const person of ['seller', ...BUYERS]) {
    await market.addPerson(person)
    await market.call(wire.addBankCard, person, { bank: 'CMB', holder: '林小满', number: aCardNumber() })
  }
  for (const shop of SHOPS) await market.addShop(shop)
}

/** Does one step in the market and in the model, and throws where they part. */
export async function take(step: Step, market: Market, model: MarketModel): Promise<void> {
  const now = market.clock.now()
  if (step.act === 'credit') {
    await market.credit(step.buyer, step.amountFen)
    return model.credit(step.buyer, step.amountFen, 'r')
  }
  if (step.act === 'withdraw' || step.act === 'review' || step.act === 'take back') return takeOfWithdrawals(step, market, model)
  if (step.act === 'relist') {
    await market.db.change(`UPDATE shops SET status = 'on-sale' WHERE id = $1 AND status = 'withdrawn'`, [step.shop])
    return model.relist(step.shop)
  }
  if (step.act === 'wait') {
    market.clock.advance(step.hours * 3_600_000)
    // Unpaid orders end without the sweeper; sometimes it comes, sometimes it does not.
    for (const deadline of DEADLINE_NAMES) if (deadline !== 'payment' || step.hours > 12) await market.sweep(deadline)
    return model.settle(market.clock.now())
  }
  if (step.act === 'place') {
    const [expected, placed] = [model.place(step.buyer, step.shop, step.plan, now), await market.place(step.buyer, step.shop, { plan: step.plan })]
    if ('refused' in expected) return same(step.act, reasonOf(placed), expected.refused)
    if (!placed.ok) throw new Error(`Refused as ${reasonOf(placed)}`)
    if (expected.stands !== 'new') return same(step.act, placed.value.id, expected.stands.id)
    same('an order that is new', model.orders.some(({ id }) => id === placed.value.id), false)
    return model.add(placed.value.id, step.buyer, step.shop, step.plan, now)
  }
  const order = model.orders[step.order % Math.max(1, model.orders.length)]
  if (order === undefined) return
  if (step.act === 'cancel' || step.act === 'pay') {
    if (step.act === 'cancel') return same(step.act, reasonOf(await market.cancel(order.buyerId, order.id)), model.cancel(order, now) ?? 'ok')
    const due = paymentDue(order) ?? { part: 'full' as const, amountFen: 1 }
    return same(step.act, reasonOf(await market.pay(order.buyerId, order.id, due.part, due.amountFen)), model.pay(order, now) ?? 'ok')
  }
  const [event, by] = step.act === 'try' ? [step.event, step.by] : (wayOn(model.open(order, now), step.which) ?? [])
  if (event === undefined || by === undefined) return
  const done = await happen(market, order, event, by)
  const isHidden = (order.status === 1 || order.status === 2) && by === 'seller' && event !== 'seller.signed'
  same(step.act, reasonOf(done), isHidden ? 'not-found' : model.act(order, event, by, now) ?? 'ok')
}

async function takeOfWithdrawals(step: Extract<Step, { readonly act: 'withdraw' | 'review' | 'take back' }>, market: Market, model: MarketModel): Promise<void> {
  const now = market.clock.now()
  if (step.act === 'withdraw') {
    const [card] = await market.db.query<{ id: string }>('SELECT id FROM bank_cards WHERE user_id = $1', [step.who])
    const asked = await market.call<{ readonly id: string }>(wire.askWithdrawal, step.who, { cardId: card?.id ?? '', amountFen: step.amountFen, paymentPassword: PAYMENT_PASSWORD })
    same(step.act, reasonOf(asked), model.mayWithdraw(step.who, step.amountFen) ?? 'ok')
    return asked.ok ? model.withdraw(asked.value.id, step.who, step.amountFen, now) : undefined
  }
  const kept = model.withdrawals[step.withdrawal % Math.max(1, model.withdrawals.length)]
  if (kept === undefined) return
  if (step.act === 'take back') return same(step.act, reasonOf(await market.call(wire.takeBackWithdrawal, kept.userId, { id: kept.id })), model.moveWithdrawal(kept, 'taken back', now) ?? 'ok')
  const move = { status: step.status, at: now, by: step.by, why: 'looked at' }
  const moved = await market.db.transaction((tx) => reviewWithdrawal(tx, kept.id, move, { random: systemRandom, nowMs: now }))
  same(step.act, reasonOf(moved), model.moveWithdrawal(kept, move, now) ?? 'ok')
}

/** What is there when the course is over; throws where it is not what the model has, or the books do not balance. */
export async function compareEnds(market: Market, model: MarketModel): Promise<void> {
  for (const { id, buyerId, status, paidFen, sellerSignedAt, handOverBegunAt, handedOverAt, cancelReason, history } of model.orders) {
    const found = await market.find(buyerId, id)
    if (!found.ok) throw new Error(`Order ${id} is not there.`)
    const has = found.value
    same(
      'order',
      [has.status, has.paidFen, has.sellerSignedAt, has.handOverBegunAt, has.handedOverAt, has.cancelReason, has.history.map((step) => [step.status, step.at])],
      [status, paidFen, sellerSignedAt, handOverBegunAt, handedOverAt, cancelReason, history.map((step) => [step.status, step.at])],
    )
  }
  const withdrawn = await market.db.query<{ id: string; status: number }>('SELECT id, status FROM withdrawals')
  same('withdrawals', withdrawn.map(({ id, status }) => `${id} ${status}`).toSorted(), model.withdrawals.map(({ id, status }) => `${id} ${status}`).toSorted())
  const kept = await readBalances(market.db, [...model.balances.keys()])
  for (const [account, balanceFen] of model.balances) same(account, kept.get(account) ?? 0, balanceFen)
  const debts = await market.db.query<{ orderId: string; damagesFen: number; takenFen: number }>(
    'SELECT order_id AS "orderId", damages_fen AS "damagesFen", taken_fen AS "takenFen" FROM seller_debts',
  )
  same('debts', debts.map(debtText).toSorted(), model.debts.map(debtText).toSorted())
  same('books', await checkBooks(market.db), [])
}

const debtText = ({ orderId, damagesFen, takenFen }: { readonly orderId: string; readonly damagesFen: number; readonly takenFen: number }) => `${orderId} ${damagesFen} ${takenFen}`

function same(what: string, has: unknown, wants: unknown): void {
  const [said, wanted] = [JSON.stringify(has), JSON.stringify(wants)]
  if (said !== wanted) throw new Error(`${what}: the server says ${said}, the model ${wanted}`)
}
