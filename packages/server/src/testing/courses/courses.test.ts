import type { PaymentPlan } from '@diandu/core/orders'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openMarket, PRICE_FEN } from '../../orders/testing/open-market.ts'
import { checkBooks } from '../../wallet/index.ts'
import { anyCourse, COMPLETED, GIVEN_UP, HELD, REFUSED_LEAVE, REFUSED_THRICE, REPORTED, SIGNED } from './any-course.ts'
import type { Step } from './any-step.ts'
import { openCourseMarket } from './course-market.ts'
import { COURSE_TWINS, type CourseTwin } from './course-twins.ts'
import { beginWorld, runCourse } from './run-course.ts'
import { orderSteps } from './steps/order-steps.ts'
import { BUYERS, RECEIPTS, SHOPS } from './world.ts'

/** A course that fails is told as it was: to shorten it on a database would take minutes, and its seed repeats it. */
const toldAtOnce = (numRuns: number) => ({ numRuns, endOnFailure: true })

const moving = (act: 'review' | 'review recharge' | 'move invoice', which: number, ...statuses: readonly number[]): Step[] =>
  statuses.map((status): Step => {
    const by = status % 2 === 0 ? 'lee' : 'kim'
    if (act === 'review') return { act, withdrawal: which, status, by }
    return act === 'move invoice' ? { act, invoice: which, status } : { act, recharge: which, status, by, reference: `B-${which}` }
  })

const recharge: Step = { act: 'recharge', who: 'ann', channel: 'wy', amountFen: 1_000_00 }
const invoice: Step = { act: 'invoice', orders: [0], moreFen: 0 }
const told = (says: 'paid' | 'closed'): Step => ({ act: 'notice', recharge: 0, says, isForged: false })
const order = (over: Partial<Extract<Step, { readonly act: 'place' }>>): Step => ({ act: 'place', buyer: 'ann', shop: 's2', plan: 'full', coupon: null, at: 'own price', ...over })

/** One for each end that needs many steps, whatever the seed brings. */
const TO_EACH_END: readonly (readonly Step[])[] = [
  [...COMPLETED, ...[[9], [2, 6, 7], [2, 6, 8], [2, 3, 4, 5]].flatMap((statuses, which) => [invoice, ...moving('move invoice', which, ...statuses)])],
  [...REPORTED, { act: 'try', order: 0, event: 'refund.agreed', by: 'reviewer' }],
  [order({ plan: 'deposit' }), { act: 'pay', order: 0 }, order({ shop: 's3' }), { act: 'cancel', order: 1 }, { act: 'wait', hours: 24 * 9 }],
  [...HELD, { act: 'wait', hours: 24 * 9 }, { act: 'say of paper', contract: 0, party: 'buyer', kind: 'equity', refusedFor: '看不清' }, { act: 'wait', hours: 25 }],
  [...SIGNED, { act: 'try', order: 0, event: 'shop.handed-over', by: 'seller' }, { act: 'try', order: 0, event: 'bill.confirmed', by: 'buyer' }],
  [...REFUSED_THRICE, { act: 'say of paper', contract: 0, party: 'buyer', kind: 'equity', refusedFor: '看不清' }, { act: 'wait', hours: 72 }],
  [...GIVEN_UP, { act: 'hand in', contract: 0, party: 'buyer', kind: 'equity', paper: 'paper b' }],
  [...REFUSED_LEAVE, { act: 'try', order: 0, event: 'buyer.gave-up', by: 'buyer' }],
  [
    ...[1, 2, 3].map((): Step => ({ act: 'withdraw', who: 'ann', amountFen: 1_00 })),
    ...[...moving('review', 0, 1, 2, 3), ...moving('review', 1, 1, 5, 6)],
    { act: 'take back', withdrawal: 2 },
  ],
  [recharge, recharge, recharge, ...moving('review recharge', 2, 1, 5, 6), ...moving('review recharge', 1, 1, 4), ...moving('review recharge', 0, 1, 2, 3)],
]

/** What shows each wrong server, as short as it is. */
const SHOWN_BY: Readonly<Record<keyof typeof COURSE_TWINS, readonly Step[]>> = {
  'reads-then-writes': [order({}), { act: 'pay', order: 0 }],
  'frees-spent-coupons': COMPLETED,
  'spends-coupons-twice': [...COMPLETED, order({ coupon: 0 })],
  'credits-each-notice': [recharge, told('paid'), told('paid')],
  'loses-late-money': [recharge, told('closed'), told('paid')],
  'forfeits-money-on-its-way': [order({ plan: 'deposit' }), { act: 'pay', order: 0 }, { act: 'pay at', order: 0, channel: 'transfer', receipt: RECEIPTS[0] }, { act: 'wait', hours: 24 * 9 }],
  'invoices-anything': [...COMPLETED, { ...invoice, moreFen: 1 }],
  'runs-on-while-held': HELD,
  'signs-upon-refused-papers': [...REFUSED_LEAVE, { act: 'sign', contract: 0, party: 'seller', hasRead: true }],
}

describeOnEachEngine('A market', (open) => {
  const begin = async (twin: CourseTwin = (market) => market) => {
    const world = await beginWorld(await openCourseMarket(await open()))
    return { ...world, market: twin(world.market) }
  }

  it('[MON-37] does what core’s rules and ledger do, command by command', async () => {
    const reached = { orders: new Set<number>(), withdrawals: new Set<number>(), recharges: new Set<number>(), invoices: new Set<number>() }
    await fc.assert(
      fc.asyncProperty(anyCourse({ minLength: 20, maxLength: 60 }), async (steps) => {
        const world = await begin()
        await runCourse(steps, world)
        const { orders, withdrawals, recharges, invoices } = world.model
        for (const { history } of orders.all) for (const { status } of history) reached.orders.add(status)
        for (const [name, all] of Object.entries({ withdrawals: withdrawals.all, recharges: recharges.all, invoices: invoices.all })) {
          for (const { steps: taken } of all) for (const { status } of taken) reached[name as keyof typeof reached].add(status)
        }
      }),
      { ...toldAtOnce(6 + TO_EACH_END.length), examples: TO_EACH_END.map((steps) => [steps]) },
    )
    const codes = Object.entries(reached).map(([name, set]) => [name, [...set].toSorted().join('')])
    // Whatever something begins with, nobody moves it there.
    expect(Object.fromEntries(codes)).toEqual({ orders: '123456789', withdrawals: '123456', recharges: '123456', invoices: '23456789' })
  })

  it.each(Object.entries(COURSE_TWINS))('[MON-38] a server that %s is told from the model, and the story says how', async (name, twin) => {
    const steps = SHOWN_BY[name as keyof typeof COURSE_TWINS]
    await runCourse(steps, await begin())
    const told = await runCourse(steps, await begin(twin)).catch((error: unknown) => (error instanceof Error ? error.message : ''))
    expect(told).toMatch(/(the model|instead of)[^]*\nafter\n1\. (ann|bo) /)
  })

  it('[MON-37] whatever several people do at once, the books stay right and a shop has one buyer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(...orderSteps), { minLength: 20, maxLength: 60 }), async (steps) => {
        const market = await openMarket(await open())
        const ids: { id: string; buyer: string; plan: PaymentPlan }[] = []
        for (const person of ['seller', ...BUYERS]) await market.addPerson(person, PRICE_FEN * 2)
        for (const shop of SHOPS) await market.addShop(shop)
        for (const shop of SHOPS) for (const buyer of BUYERS) ids.push({ id: (await market.placed(buyer, shop)).id, buyer, plan: 'full' })
        await Promise.all(
          steps.map(async (step): Promise<unknown> => {
            if (step.act === 'place') return market.place(step.buyer, step.shop, { plan: step.plan })
            if (step.act === 'relist') return market.sweep('payment')
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
