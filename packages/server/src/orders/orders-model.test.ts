import { ORDER_EDGES, PAYMENT_PLANS, paymentDue, type OrderActor, type OrderEvent, type PaymentPlan } from '@diandu/core/orders'
import * as wire from '@diandu/wire'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { checkBooks, readBalances } from '../wallet/index.ts'
import { DEADLINE_NAMES } from './sweep-orders.ts'
import { MarketModel, type ModelOrder } from './testing/market-model.ts'
import { openMarket, PAYMENT_PASSWORD, PRICE_FEN, type Market } from './testing/open-market.ts'
import { reasonOf } from './testing/reason-of.ts'

type Step =
  | { readonly act: 'place'; readonly buyer: string; readonly shop: string; readonly plan: PaymentPlan }
  | { readonly act: 'pay'; readonly order: number }
  | { readonly act: 'cancel'; readonly order: number }
  /** Anything by anybody, possible or not; and something that is possible. */
  | { readonly act: 'try'; readonly order: number; readonly event: OrderEvent; readonly by: OrderActor }
  | { readonly act: 'go on'; readonly order: number; readonly which: number }
  | { readonly act: 'credit'; readonly buyer: string; readonly amountFen: number }
  | { readonly act: 'relist'; readonly shop: string }
  | { readonly act: 'wait'; readonly hours: number }

const BUYERS = ['ann', 'bo', 'cy'] as const
const SHOPS = ['s1', 's2', 's3', 's4', 's5'] as const

/** What people and reviewers do; payments, the market and time have steps of their own. */
const ACTS = ORDER_EDGES.filter(({ event }) => !event.endsWith('.paid') && !event.endsWith('.late') && event !== 'shop.taken' && event !== 'buyer.cancelled').map(
  ({ event, by }): readonly [OrderEvent, OrderActor] => [event, by[0]],
)

const aPlace = fc.record({ act: fc.constant('place' as const), buyer: fc.constantFrom(...BUYERS), shop: fc.constantFrom(...SHOPS), plan: fc.constantFrom(...PAYMENT_PLANS) })
const aPayment = fc.record({ act: fc.constant('pay' as const), order: fc.nat(30) })

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: aPlace },
  { weight: 5, arbitrary: aPayment },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const), order: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('try' as const), order: fc.nat(30), what: fc.constantFrom(...ACTS) }).map(({ act, order, what: [event, by] }) => ({ act, order, event, by })) },
  { weight: 20, arbitrary: fc.record({ act: fc.constant('go on' as const), order: fc.nat(11), which: fc.nat(100) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('credit' as const), buyer: fc.constantFrom(...BUYERS), amountFen: fc.integer({ min: 1, max: 4 * PRICE_FEN }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('relist' as const), shop: fc.constantFrom(...SHOPS) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.constantFrom(1, 12, 25, 73, 24 * 9) }) },
)

/** By the call that a client would make, where there is one; otherwise as another part of the house has seen it. */
async function happen(market: Market, { id, buyerId }: ModelOrder, event: OrderEvent, by: OrderActor) {
  const act = { orderId: id, paymentPassword: PAYMENT_PASSWORD }
  if (event === 'shop.handed-over') return market.call(wire.handOverShop, 'seller', { orderId: id })
  if (event === 'seller.failed' && by === 'seller') return market.call(wire.failOrder, 'seller', { orderId: id })
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

describeOnEachEngine('A market', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    for (const person of ['seller', ...BUYERS]) await market.addPerson(person)
    for (const shop of SHOPS) await market.addShop(shop)
    return market
  }

  const take = async (step: Step, market: Market, model: MarketModel): Promise<void> => {
    const now = market.clock.now()
    if (step.act === 'credit') {
      await market.credit(step.buyer, step.amountFen)
      return model.credit(step.buyer, step.amountFen, 'r')
    }
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
      if ('refused' in expected) return expect(reasonOf(placed)).toBe(expected.refused)
      if (!placed.ok) throw new Error(`Refused as ${reasonOf(placed)}`)
      if (expected.stands !== 'new') return expect(placed.value.id).toBe(expected.stands.id)
      expect(model.orders.map(({ id }) => id)).not.toContain(placed.value.id)
      return model.add(placed.value.id, step.buyer, step.shop, step.plan, now)
    }
    const order = model.orders[step.order % Math.max(1, model.orders.length)]
    if (order === undefined) return
    if (step.act === 'cancel' || step.act === 'pay') {
      if (step.act === 'cancel') return expect(reasonOf(await market.cancel(order.buyerId, order.id))).toBe(model.cancel(order, now))
      const due = paymentDue(order) ?? { part: 'full' as const, amountFen: 1 }
      return expect(reasonOf(await market.pay(order.buyerId, order.id, due.part, due.amountFen))).toBe(model.pay(order, now))
    }
    const [event, by] = step.act === 'try' ? [step.event, step.by] : (wayOn(model.open(order, now), step.which) ?? [])
    if (event === undefined || by === undefined) return
    const done = await happen(market, order, event, by)
    const isHidden = (order.status === 1 || order.status === 2) && by === 'seller' && event !== 'seller.signed'
    expect(reasonOf(done)).toBe(isHidden ? 'not-found' : model.act(order, event, by, now))
  }

  it('[MON-37] does what core’s rules and ledger do, step by step, over the whole life of its orders', { timeout: 120_000 }, async () => {
    const reached = new Set<number>()
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 40, maxLength: 120, size: 'max' }), async (steps) => {
        const [market, model] = [await begin(), new MarketModel()]
        for (const buyer of BUYERS) await take({ act: 'credit', buyer, amountFen: 6 * PRICE_FEN }, market, model)
        for (const step of steps) {
          await take(step, market, model)
          model.settle(market.clock.now())
          for (const { status } of model.orders) reached.add(status)
        }
        for (const { id, buyerId, status, paidFen, sellerSignedAt, handOverBegunAt, handedOverAt, cancelReason, history } of model.orders) {
          expect(await market.find(buyerId, id)).toMatchObject({ value: { status, paidFen, sellerSignedAt, handOverBegunAt, handedOverAt, cancelReason, history } })
        }
        const kept = await readBalances(market.db, [...model.balances.keys()])
        for (const [account, balanceFen] of model.balances) expect([account, kept.get(account) ?? 0]).toEqual([account, balanceFen])
        const debts = await market.db.query('SELECT order_id AS "orderId", damages_fen AS "damagesFen", taken_fen AS "takenFen" FROM seller_debts')
        expect(new Set(debts)).toEqual(new Set(model.debts.map(({ orderId, damagesFen, takenFen }) => ({ orderId, damagesFen, takenFen }))))
        expect(await checkBooks(market.db)).toEqual([])
      }),
      { numRuns: 25 },
    )
    expect([...reached].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('[MON-37] whatever several people do at once, the books stay right and a shop has one buyer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 20, maxLength: 60 }), async (steps) => {
        const market = await begin()
        const ids: { id: string; buyer: string; plan: PaymentPlan }[] = []
        for (const buyer of BUYERS) await market.credit(buyer, PRICE_FEN * 2)
        for (const shop of SHOPS) for (const buyer of BUYERS) ids.push({ id: (await market.placed(buyer, shop)).id, buyer, plan: 'full' })
        await Promise.all(
          steps.map(async (step): Promise<unknown> => {
            if (step.act === 'credit') return market.credit(step.buyer, step.amountFen)
            if (step.act === 'wait') return step.hours > 24 ? market.sweep('payment') : undefined
            if (step.act === 'place') return market.place(step.buyer, step.shop, { plan: step.plan })
            if (step.act === 'relist') return undefined
            const { id, buyer } = ids[step.order % ids.length] ?? { id: '', buyer: '' }
            if (step.act === 'try') return market.move(id, step.event, step.by, step.by === 'buyer' ? buyer : step.by)
            if (step.act === 'go on') {
              const by = step.which % 2 === 0 ? ('buyer' as const) : ('seller' as const)
              return market.move(id, by === 'buyer' ? 'all.signed' : 'seller.signed', by, by === 'buyer' ? buyer : by)
            }
            return step.act === 'cancel' ? market.cancel(buyer, id) : market.pay(buyer, id, 'full', PRICE_FEN * 1.1)
          }),
        )
        expect(await checkBooks(market.db)).toEqual([])
        const sold = await market.db.query<{ id: string; status: string; buyers: number }>(
          `SELECT s.id, s.status, (SELECT count(*) FROM orders o WHERE o.shop_id = s.id AND o.status IN (3, 4, 5, 6, 7)) AS buyers FROM shops s`,
        )
        for (const shop of sold) expect(shop.buyers).toBe(shop.status === 'on-sale' || shop.status === 'withdrawn' ? 0 : 1)
        const unpaid = await market.db.query(`SELECT 1 FROM orders o JOIN shops s ON s.id = o.shop_id WHERE o.status = 1 AND s.status <> 'on-sale'`)
        expect(unpaid).toEqual([])
      }),
      { numRuns: 8 },
    )
  })
})
