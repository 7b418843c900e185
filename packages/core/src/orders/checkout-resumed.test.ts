import { describe, expect, it } from 'vitest'
import { confirm, openCheckoutBench, orderIdOf, pay, settled, SHOP_ID } from '../../testing/checkout-bench.ts'
import { PAYMENT_PASSWORD } from '../../testing/world-steps.ts'
import { TERMS_VERSION, type CheckoutActor, type OrderId } from './index.ts'

const keysOf = (run: CheckoutActor) => {
  const { placeKey, payKey } = run.getSnapshot().context
  return { placeKey, payKey }
}
const LOST = { lost: { kind: 'timeout' } } as const

describe('what was kept', () => {
  it('[CHK-9] for another price is a new intention with the same plan', () => {
    const { begin, reshelve } = openCheckoutBench()
    const run = begin()
    run.send({ type: 'plan.chosen', plan: 'deposit' })
    run.send({ type: 'terms.opened' })
    reshelve(9_000_000)
    const next = begin()
    const { value, context } = next.getSnapshot()
    expect([value, context.draft.plan, context.draft.priceFen]).toEqual(['choosing', 'deposit', 9_000_000])
    expect(keysOf(next).placeKey).not.toBe(keysOf(run).placeKey)
    expect(keysOf(next).payKey).not.toBe(keysOf(run).payKey)
  })

  it('[CHK-9] under another agreement is a new intention', () => {
    const { begin, drafts } = openCheckoutBench()
    const run = begin()
    run.send({ type: 'terms.opened' })
    const kept = drafts.read(SHOP_ID)
    if (kept !== undefined) drafts.write({ ...kept, draft: { ...kept.draft, termsVersion: '1999-01' } })
    const { value, context } = begin().getSnapshot()
    expect([value, context.draft.termsVersion]).toEqual(['choosing', TERMS_VERSION])
  })

  it('[CHK-10] by another person is let go', async () => {
    const { begin, rival } = openCheckoutBench()
    const run = begin()
    confirm(run)
    await settled(run)
    const next = begin(rival)
    const at = await settled(next)
    expect([at.value, at.context.orderId]).toEqual(['choosing', null])
    expect(keysOf(next).placeKey).not.toBe(keysOf(run).placeKey)
    confirm(next)
    expect((await settled(next)).matches('paying')).toBe(true)
  })

  it('[CHK-10] for an order that has ended begins again at the price of the page', async () => {
    const { begin, clock, reshelve, drafts } = openCheckoutBench()
    confirm(begin())
    const run = begin()
    run.send({ type: 'order.confirmed' })
    await settled(run)
    clock.advance(25 * 3_600_000)
    reshelve(9_000_000)
    const next = begin()
    const at = await settled(next)
    expect([at.value, at.context.draft.priceFen]).toEqual(['choosing', 9_000_000])
    expect(drafts.read(SHOP_ID)?.draft.priceFen).toBe(9_000_000)
    confirm(next)
    expect((await settled(next)).matches('paying')).toBe(true)
  })
})

describe('an order that can no longer be paid', () => {
  it('[CHK-16] because it was paid elsewhere is found paid', async () => {
    const { begin, buyer } = openCheckoutBench()
    const run = begin()
    confirm(run)
    await settled(run)
    const payment = { orderId: orderIdOf(run) ?? ('' as OrderId), part: 'full', amountFen: 11_000_000, paymentPassword: PAYMENT_PASSWORD } as const
    await buyer.device.orders.pay(payment, 'paid-on-another-device')
    pay(run)
    expect((await settled(run)).value).toBe('paid')
  })

  it('[CHK-16] because it was cancelled elsewhere makes room for another, and says why', async () => {
    const { begin, buyer } = openCheckoutBench()
    const run = begin()
    confirm(run)
    await settled(run)
    await buyer.device.orders.cancel(orderIdOf(run) ?? ('' as OrderId), 'cancelled-elsewhere')
    pay(run)
    const at = await settled(run)
    expect([at.value, at.context.orderId]).toEqual(['choosing', null])
    expect(at.context.failure).toMatchObject({ reason: 'order-not-payable' })
  })
})

it('[CHK-16] an order that the house does not know is looked for, not paid again', async () => {
  const { begin, spoil, keys } = openCheckoutBench()
  const run = begin()
  confirm(run)
  await settled(run)
  spoil('pay', { unheard: { kind: 'refused', reason: 'not-found', message: '没有找到' } })
  pay(run)
  const at = await settled(run)
  expect([at.value, keys.find.length, keys.pay.length]).toEqual([{ paying: 'awaitingPassword' }, 1, 1])
})

describe('settling an order that exists', () => {
  const reserved = async () => {
    const bench = openCheckoutBench()
    const run = bench.begin()
    confirm(run, 'deposit')
    await settled(run)
    return { bench, run }
  }

  it('[CHK-17] pays the balance with a key of its own, also where the answer about the deposit was lost', async () => {
    const { bench, run } = await reserved()
    bench.spoil('pay', LOST)
    pay(run)
    await settled(run)
    const settling = bench.begin(bench.buyer, { settle: orderIdOf(run) ?? ('' as OrderId) })
    expect((await settled(settling)).context.order?.status).toBe(3)
    pay(settling)
    const end = await settled(settling)
    expect([end.value, end.context.order?.status]).toEqual(['paid', 4])
    expect(new Set(bench.keys.pay).size).toBe(2)
  })

  it('[CHK-17] pays what was never paid', async () => {
    const { bench, run } = await reserved()
    bench.drafts.clear(SHOP_ID)
    const settling = bench.begin(bench.buyer, { settle: orderIdOf(run) ?? ('' as OrderId) })
    await settled(settling)
    pay(settling)
    expect((await settled(settling)).context.order?.status).toBe(3)
  })

  it('[CHK-10] an order that was closed with damages is not taken for a paid one', async () => {
    const { bench, run } = await reserved()
    const settle = orderIdOf(run) ?? ('' as OrderId)
    pay(run)
    await settled(run)
    bench.clock.advance(9 * 86_400_000)
    const settling = bench.begin(bench.buyer, { settle })
    const at = await settled(settling)
    expect([at.value, at.context.isSettling]).toEqual(['choosing', false])
  })

  it('[CHK-17] gives each of the two payments a key of its own, made from one', async () => {
    const { bench, run } = await reserved()
    const { payKey } = keysOf(run)
    bench.spoil('pay', LOST)
    pay(run)
    await settled(run)
    const settling = bench.begin(bench.buyer, { settle: orderIdOf(run) ?? ('' as OrderId) })
    await settled(settling)
    pay(settling)
    await settled(settling)
    expect(bench.keys.pay).toEqual([payKey, `${payKey}-balance`])
  })

  it('[CHK-8] without being asked to settle, a reload finds a deposit that was paid', async () => {
    const { bench, run } = await reserved()
    bench.spoil('pay', LOST)
    pay(run)
    await settled(run)
    expect((await settled(bench.begin())).value).toBe('paid')
  })

  it('[CHK-8] a kept order is looked for although the price of the page has changed', async () => {
    const { bench, run } = await reserved()
    bench.reshelve(12_000_000)
    const next = bench.begin()
    expect((await settled(next)).value).toEqual({ paying: 'awaitingPassword' })
    expect([orderIdOf(next), keysOf(next)]).toEqual([orderIdOf(run), keysOf(run)])
  })

  it('[CHK-17] another order than the kept one is the one that is settled', async () => {
    const { bench, run } = await reserved()
    const kept = bench.drafts.read(SHOP_ID)
    if (kept !== undefined) bench.drafts.write({ ...kept, orderId: 'order-of-long-ago' as OrderId })
    const settle = orderIdOf(run) ?? ('' as OrderId)
    const settling = bench.begin(bench.buyer, { settle })
    expect(orderIdOf(settling)).toBe(settle)
    if (kept !== undefined) bench.drafts.write({ ...kept, stage: 'confirming', orderId: null })
    expect(orderIdOf(bench.begin(bench.buyer, { settle }))).toBe(settle)
  })
})
