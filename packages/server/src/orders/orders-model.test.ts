import { PAYMENT_PLANS, type PaymentPlan } from '@diandu/core/orders'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { checkBooks, readBalances } from '../wallet/index.ts'
import { MarketModel } from './testing/market-model.ts'
import { openMarket, PRICE_FEN, type Market } from './testing/open-market.ts'
import { reasonOf } from './testing/reason-of.ts'

type Step =
  | { readonly act: 'place'; readonly buyer: string; readonly shop: string; readonly plan: PaymentPlan }
  | { readonly act: 'pay' | 'cancel'; readonly order: number }
  | { readonly act: 'credit'; readonly buyer: string; readonly amountFen: number }
  | { readonly act: 'wait'; readonly hours: number }

const BUYERS = ['ann', 'bo', 'cy'] as const
const SHOPS = ['s1', 's2', 's3'] as const

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('place' as const), buyer: fc.constantFrom(...BUYERS), shop: fc.constantFrom(...SHOPS), plan: fc.constantFrom(...PAYMENT_PLANS) }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('pay' as const), order: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('cancel' as const), order: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('credit' as const), buyer: fc.constantFrom(...BUYERS), amountFen: fc.integer({ min: 1, max: 2 * PRICE_FEN }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.constantFrom(1, 12, 25, 24 * 9) }) },
)

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
    if (step.act === 'wait') {
      market.clock.advance(step.hours * 3_600_000)
      // Unpaid orders end without the sweeper; sometimes it comes, sometimes it does not.
      if (step.hours > 12) await market.sweep('payment')
      await market.sweep('balance')
      return model.settle(market.clock.now())
    }
    if (step.act === 'place') {
      const [expected, placed] = [model.place(step.buyer, step.shop, step.plan), await market.place(step.buyer, step.shop, { plan: step.plan })]
      if ('refused' in expected) return expect(reasonOf(placed)).toBe(expected.refused)
      if (!placed.ok) throw new Error(`Refused as ${reasonOf(placed)}`)
      if (expected.stands !== 'new') return expect(placed.value.id).toBe(expected.stands.id)
      expect(model.orders.map(({ id }) => id)).not.toContain(placed.value.id)
      return model.add(placed.value.id, step.buyer, step.shop, step.plan, now)
    }
    const order = model.orders[step.order % Math.max(1, model.orders.length)]
    if (order === undefined) return
    if (step.act === 'cancel') return expect(reasonOf(await market.cancel(order.buyer, order.id))).toBe(model.cancel(order))
    const due = model.dueOf(order) ?? { part: 'full' as const, amountFen: 1 }
    expect(reasonOf(await market.pay(order.buyer, order.id, due.part, due.amountFen))).toBe(model.pay(order, now))
  }

  it('[MON-37] does what core’s rules and ledger do, step by step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 40 }), async (steps) => {
        const [market, model] = [await begin(), new MarketModel()]
        for (const step of steps) {
          await take(step, market, model)
          model.settle(market.clock.now())
        }
        for (const order of model.orders) {
          expect(await market.find(order.buyer, order.id)).toMatchObject({ value: { status: order.status, paidFen: order.paidFen } })
        }
        const kept = await readBalances(market.db, [...model.balances.keys()])
        for (const [account, balanceFen] of model.balances) expect([account, kept.get(account) ?? 0]).toEqual([account, balanceFen])
        expect(await checkBooks(market.db)).toEqual([])
      }),
      { numRuns: 15 },
    )
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
            const { id, buyer } = ids[step.order % ids.length] ?? { id: '', buyer: '' }
            return step.act === 'cancel' ? market.cancel(buyer, id) : market.pay(buyer, id, 'full', PRICE_FEN * 1.1)
          }),
        )
        expect(await checkBooks(market.db)).toEqual([])
        const sold = await market.db.query<{ id: string; status: string; buyers: number }>(
          `SELECT s.id, s.status, (SELECT count(*) FROM orders o WHERE o.shop_id = s.id AND o.status IN (3, 4)) AS buyers FROM shops s`,
        )
        for (const shop of sold) expect(shop.buyers).toBe(shop.status === 'on-sale' ? 0 : 1)
        const unpaid = await market.db.query(`SELECT 1 FROM orders o JOIN shops s ON s.id = o.shop_id WHERE o.status = 1 AND s.status <> 'on-sale'`)
        expect(unpaid).toEqual([])
      }),
      { numRuns: 8 },
    )
  })
})
