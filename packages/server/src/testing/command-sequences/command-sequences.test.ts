import { ORDER_CODES, orderCode, orderCodesIn, type OrderStatus, type PaymentPlan } from '@diandu/core/orders'
import {
  INVOICE_STATUSES,
  RECHARGE_STATUSES,
  WITHDRAW_STATUSES,
  type InvoiceStatus,
  type RechargeStatus,
  type WithdrawStatus,
} from '@diandu/core/wallet'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openMarket, PRICE_FEN } from '../../orders/testing/open-market.ts'
import { checkBooks } from '../../wallet/index.ts'
import {
  anySequence,
  COMPLETED,
  GIVEN_UP,
  HELD,
  REFUSED_LEAVE,
  REFUSED_THRICE,
  REPORTED,
  SIGNED,
} from './any-sequence.ts'
import type { Step } from './any-step.ts'
import { openSequenceMarket } from './sequence-market.ts'
import { SEQUENCE_FAULTS, type SequenceFault } from './sequence-faults.ts'
import { beginSequenceFixture, runSequence } from './run-sequence.ts'
import { orderSteps } from './steps/order-steps.ts'
import { BUYERS, RECEIPTS, SHOPS } from './fixture.ts'

/** A sequence that fails is told as it was: to shorten it on a database would take minutes, and its seed repeats it. */
const failFast = (numRuns: number) => ({ numRuns, endOnFailure: true })

/** States that the reviewer kim does not decide. */
const LEES: ReadonlySet<string> = new Set(['not-yet-credited', 'to-pay-out', 'failed', 'not-approved'])

const movingRecharge = (recharge: number, ...statuses: readonly RechargeStatus[]): Step[] =>
  statuses.map((status): Step => {
    const by = LEES.has(status) ? 'lee' : 'kim'
    return { act: 'review recharge', recharge, status, by, reference: `B-${recharge}` }
  })

const movingWithdrawal = (withdrawal: number, ...statuses: readonly WithdrawStatus[]): Step[] =>
  statuses.map((status): Step => ({ act: 'review', withdrawal, status, by: LEES.has(status) ? 'lee' : 'kim' }))

const movingInvoice = (invoice: number, ...statuses: readonly InvoiceStatus[]): Step[] =>
  statuses.map((status): Step => ({ act: 'move invoice', invoice, status }))

const recharge: Step = { act: 'recharge', who: 'ann', channel: 'wy', amountFen: 1_000_00 }
const invoice: Step = { act: 'invoice', orders: [0], moreFen: 0 }
const snapshot = (says: 'paid' | 'closed'): Step => ({ act: 'notice', recharge: 0, says, isForged: false })
const order = (over: Partial<Extract<Step, { readonly act: 'place' }>>): Step => ({
  act: 'place',
  buyer: 'ann',
  shop: 's2',
  plan: 'full',
  coupon: null,
  at: 'own price',
  ...over,
})

const INVOICE_WAYS: readonly (readonly InvoiceStatus[])[] = [
  ['refused'],
  ['processing', 'in-approval', 'not-approved'],
  ['processing', 'in-approval', 'approval-withdrawn'],
  ['processing', 'to-mail', 'mailed', 'completed'],
]

/** One for each end that needs many steps, whatever the seed brings. */
const TO_EACH_END: readonly (readonly Step[])[] = [
  [...COMPLETED, ...INVOICE_WAYS.flatMap((statuses, which) => [invoice, ...movingInvoice(which, ...statuses)])],
  [...REPORTED, { act: 'try', order: 0, event: 'refund.agreed', by: 'reviewer' }],
  [
    order({ plan: 'deposit' }),
    { act: 'pay', order: 0 },
    order({ shop: 's3' }),
    { act: 'cancel', order: 1 },
    { act: 'wait', hours: 24 * 9 },
  ],
  [
    ...HELD,
    { act: 'wait', hours: 24 * 9 },
    { act: 'say of paper', contract: 0, party: 'buyer', kind: 'equity', refusedFor: '看不清' },
    { act: 'wait', hours: 25 },
  ],
  [
    ...SIGNED,
    { act: 'try', order: 0, event: 'shop.handed-over', by: 'seller' },
    { act: 'try', order: 0, event: 'bill.confirmed', by: 'buyer' },
  ],
  [
    ...REFUSED_THRICE,
    { act: 'say of paper', contract: 0, party: 'buyer', kind: 'equity', refusedFor: '看不清' },
    { act: 'wait', hours: 72 },
  ],
  [...GIVEN_UP, { act: 'hand in', contract: 0, party: 'buyer', kind: 'equity', paper: 'paper b' }],
  [...REFUSED_LEAVE, { act: 'try', order: 0, event: 'buyer.gave-up', by: 'buyer' }],
  [
    ...[1, 2, 3].map((): Step => ({ act: 'withdraw', who: 'ann', amountFen: 1_00 })),
    ...movingWithdrawal(0, 'processing', 'to-pay-out', 'paid-out'),
    ...movingWithdrawal(1, 'processing', 'in-approval', 'not-approved'),
    { act: 'take back', withdrawal: 2 },
  ],
  [
    recharge,
    recharge,
    recharge,
    ...movingRecharge(2, 'reviewing', 'in-approval', 'not-approved'),
    ...movingRecharge(1, 'reviewing', 'failed'),
    ...movingRecharge(0, 'reviewing', 'not-yet-credited', 'credited'),
  ],
]

/** The shortest sequence that shows each faulty server. */
const SHOWN_BY: Readonly<Record<keyof typeof SEQUENCE_FAULTS, readonly Step[]>> = {
  'reads-then-writes': [order({}), { act: 'pay', order: 0 }],
  'frees-spent-coupons': COMPLETED,
  'spends-coupons-twice': [...COMPLETED, order({ coupon: 0 })],
  'credits-each-notice': [recharge, snapshot('paid'), snapshot('paid')],
  'loses-late-money': [recharge, snapshot('closed'), snapshot('paid')],
  'forfeits-money-on-its-way': [
    order({ plan: 'deposit' }),
    { act: 'pay', order: 0 },
    { act: 'pay at', order: 0, channel: 'transfer', receipt: RECEIPTS[0] },
    { act: 'wait', hours: 24 * 9 },
  ],
  'invoices-anything': [...COMPLETED, { ...invoice, moreFen: 1 }],
  'runs-on-while-held': HELD,
  'signs-upon-refused-papers': [...REFUSED_LEAVE, { act: 'sign', contract: 0, party: 'seller', hasRead: true }],
}

describeOnEachEngine('A market', (open) => {
  const begin = async (faultyVariant: SequenceFault = (market) => market) => {
    const fixture = await beginSequenceFixture(await openSequenceMarket(await open()))
    return { ...fixture, market: faultyVariant(fixture.market) }
  }

  it('does what core’s rules and ledger do, command by command (WAL-29)', async () => {
    const reachedOrders = new Set<OrderStatus>()
    const reached = {
      withdrawals: new Set<string>(),
      recharges: new Set<string>(),
      invoices: new Set<string>(),
    }
    await fc.assert(
      fc.asyncProperty(anySequence({ minLength: 20, maxLength: 60 }), async (steps) => {
        const fixture = await begin()
        await runSequence(steps, fixture)
        const { orders, withdrawals, recharges, invoices } = fixture.model
        for (const { history } of orders.all) for (const { status } of history) reachedOrders.add(status)
        for (const [name, all] of Object.entries({
          withdrawals: withdrawals.all,
          recharges: recharges.all,
          invoices: invoices.all,
        })) {
          for (const { steps: taken } of all)
            for (const { status } of taken) reached[name as keyof typeof reached].add(status)
        }
      }),
      { ...failFast(6 + TO_EACH_END.length), examples: TO_EACH_END.map((steps) => [steps]) },
    )
    expect([...reachedOrders].toSorted()).toEqual(ORDER_CODES.statuses.toSorted())
    // Whatever something begins with, no step moves it there.
    expect(reached).toEqual({
      withdrawals: new Set(WITHDRAW_STATUSES.statuses.slice(1)),
      recharges: new Set(RECHARGE_STATUSES.statuses.slice(1)),
      invoices: new Set(INVOICE_STATUSES.statuses.slice(1)),
    })
  })

  it.each(Object.entries(SEQUENCE_FAULTS))(
    'a server that %s is told from the model, and the story says how',
    async (name, faultyVariant) => {
      const steps = SHOWN_BY[name as keyof typeof SEQUENCE_FAULTS]
      await runSequence(steps, await begin())
      const snapshot = await runSequence(steps, await begin(faultyVariant)).catch((error: unknown) =>
        error instanceof Error ? error.message : '',
      )
      expect(snapshot).toMatch(/(the model|instead of)[^]*\nafter\n1\. (ann|bo) /)
    },
  )

  it('whatever several people do at once, the books stay right and a shop has one buyer (WAL-29)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(...orderSteps), { minLength: 20, maxLength: 60 }), async (steps) => {
        const market = await openMarket(await open())
        const ids: { id: string; buyer: string; plan: PaymentPlan }[] = []
        for (const person of ['seller', ...BUYERS]) await market.addPerson(person, PRICE_FEN * 2)
        for (const shop of SHOPS) await market.addShop(shop)
        for (const shop of SHOPS)
          for (const buyer of BUYERS) ids.push({ id: (await market.placed(buyer, shop)).id, buyer, plan: 'full' })
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
          `SELECT s.id, s.status, (SELECT count(*) FROM orders o WHERE o.shop_id = s.id AND o.status IN (${orderCodesIn('held')}, ${orderCode('completed')})) AS buyers FROM shops s`,
        )
        for (const shop of sold)
          expect(shop.buyers).toBe(shop.status === 'on-sale' || shop.status === 'withdrawn' ? 0 : 1)
        const unpaid = await market.db.query(
          `SELECT 1 FROM orders o JOIN shops s ON s.id = o.shop_id WHERE o.status = ${orderCode('awaiting-payment')} AND s.status <> 'on-sale'`,
        )
        expect(unpaid).toEqual([])
      }),
      failFast(8),
    )
  })
})
