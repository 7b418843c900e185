import type { OrderEvent, PaymentPlan } from '@diandu/core/orders'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { checkBooks } from '../wallet/index.ts'
import { addCast, anyStep, BUYERS, compareEnds, SHOPS, take, type Step } from './testing/market-course.ts'
import { MarketModel } from './testing/market-model.ts'
import { payNaively } from './testing/naive-pay.ts'
import { openMarket, PRICE_FEN } from './testing/open-market.ts'

/** A course that fails is told as it was: to shorten it on a database would take minutes, and its seed repeats it. */
const toldAtOnce = (numRuns: number) => ({ numRuns, endOnFailure: true })

const courseTo = (last: OrderEvent): Step[] => [
  { act: 'place', buyer: 'ann', shop: 's1', plan: 'full' },
  { act: 'pay', order: 0 },
  ...([['seller.signed', 'seller'], ['all.signed', 'buyer'], ['shop.handed-over', 'seller'], [last, 'buyer']] as const).map(([event, by]): Step => ({ act: 'try', order: 0, event, by })),
]

/** Paid out, refused by the second reviewer, and taken back. */
const WITHDRAWN: Step[] = [
  ...[1, 2, 3].map((): Step => ({ act: 'withdraw', who: 'ann', amountFen: 1_00 })),
  ...[1, 2, 3].map((status): Step => ({ act: 'review', withdrawal: 0, status, by: 'kim' })),
  ...[1, 5, 6].map((status): Step => ({ act: 'review', withdrawal: 1, status, by: 'kim' })),
  { act: 'take back', withdrawal: 2 },
]

describeOnEachEngine('A market', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await addCast(market)
    return market
  }

  it('[MON-37] does what core’s rules and ledger do, step by step, over the whole life of its orders', async () => {
    const [reached, withdrawn] = [new Set<number>(), new Set<number>()]
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 40, maxLength: 120, size: 'max' }), async (steps) => {
        const [market, model] = [await begin(), new MarketModel()]
        for (const buyer of BUYERS) await take({ act: 'credit', buyer, amountFen: 6 * PRICE_FEN }, market, model)
        for (const step of steps) {
          await take(step, market, model)
          model.settle(market.clock.now())
          for (const { status } of model.orders) reached.add(status)
          for (const { status } of model.withdrawals) withdrawn.add(status)
        }
        await compareEnds(market, model)
      }),
      // To the states that need most steps, whatever the seed brings.
      { ...toldAtOnce(25), examples: [[courseTo('bill.confirmed')], [courseTo('mismatch.reported')], [WITHDRAWN]] },
    )
    expect([...reached].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([...withdrawn].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('[MON-38] a payment that reads first and writes later is told from the model', async () => {
    const real = await begin()
    const market = { ...real, pay: (userId: string, orderId: string) => payNaively(real.db, userId, orderId, real.clock.now()) as never }
    const model = new MarketModel()
    await take({ act: 'credit', buyer: 'ann', amountFen: 6 * PRICE_FEN }, market, model)
    for (const buyer of ['ann', 'bo'] as const) await take({ act: 'place', buyer, shop: 's1', plan: 'deposit' }, market, model)
    await take({ act: 'pay', order: 0 }, market, model)
    await expect(compareEnds(market, model)).rejects.toThrow('the model')
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
            if (step.act === 'relist' || step.act === 'withdraw' || step.act === 'review' || step.act === 'take back') return undefined
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
      toldAtOnce(8),
    )
  })
})
