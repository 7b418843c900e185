import { describe, expect, it } from 'vitest'
import { confirm, openCheckoutHarness, orderIdOf, pay, settled, SHOP_ID } from '../../../testing/checkout-harness.ts'
import { PAYMENT_PASSWORD } from '../../../testing/fixture-steps.ts'
import { TERMS_VERSION, type CheckoutActor, type OrderId } from '../index.ts'

const keysOf = (run: CheckoutActor) => {
  const { placeKey, payKey } = run.getSnapshot().context
  return { placeKey, payKey }
}
const LOST = { lost: { kind: 'timeout' } } as const

describe('what was kept', () => {
  it('a draft for another price is a new intention with the same plan (CHK-9)', () => {
    const { begin, reshelve } = openCheckoutHarness()
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

  it('a draft under another agreement is a new intention (CHK-9)', () => {
    const { begin, drafts } = openCheckoutHarness()
    const run = begin()
    run.send({ type: 'terms.opened' })
    const stored = drafts.read(SHOP_ID)
    if (stored !== undefined) drafts.write({ ...stored, draft: { ...stored.draft, termsVersion: '1999-01' } })
    const { value, context } = begin().getSnapshot()
    expect([value, context.draft.termsVersion]).toEqual(['choosing', TERMS_VERSION])
  })

  it('a draft of another person is dropped (CHK-10)', async () => {
    const { begin, rival } = openCheckoutHarness()
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

  it('a draft for an order that has ended begins again at the price of the page (CHK-10)', async () => {
    const { begin, clock, reshelve, drafts } = openCheckoutHarness()
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
  it('an order that was paid elsewhere is found paid (CHK-10)', async () => {
    const { begin, buyer } = openCheckoutHarness()
    const run = begin()
    confirm(run)
    await settled(run)
    const payment = {
      orderId: orderIdOf(run) ?? ('' as OrderId),
      part: 'full',
      amountFen: 11_000_000,
      paymentPassword: PAYMENT_PASSWORD,
    } as const
    await buyer.device.orders.pay(payment, 'paid-on-another-device')
    pay(run)
    expect((await settled(run)).value).toBe('paid')
  })

  it('an order that was cancelled elsewhere makes room for another, and says why (CHK-10)', async () => {
    const { begin, buyer } = openCheckoutHarness()
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

it('an order that the platform does not know is looked for, not paid again (CHK-10)', async () => {
  const { begin, spoil, keys } = openCheckoutHarness()
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
    const harness = openCheckoutHarness()
    const run = harness.begin()
    confirm(run, 'deposit')
    await settled(run)
    return { harness, run }
  }

  it('pays the balance with a key of its own, also where the answer about the deposit was lost (CHK-17)', async () => {
    const { harness, run } = await reserved()
    const { payKey } = keysOf(run)
    harness.spoil('pay', LOST)
    pay(run)
    await settled(run)
    const settling = harness.begin(harness.buyer, { settle: orderIdOf(run) ?? ('' as OrderId) })
    expect((await settled(settling)).context.order?.status).toBe('deposit-paid')
    pay(settling)
    const end = await settled(settling)
    expect([end.value, end.context.order?.status]).toEqual(['paid', 'paid'])
    expect(harness.keys.pay).toEqual([payKey, `${payKey}-balance`])
  })

  it('pays what was never paid (CHK-17)', async () => {
    const { harness, run } = await reserved()
    harness.drafts.clear(SHOP_ID)
    const settling = harness.begin(harness.buyer, { settle: orderIdOf(run) ?? ('' as OrderId) })
    await settled(settling)
    pay(settling)
    expect((await settled(settling)).context.order?.status).toBe('deposit-paid')
  })

  it('an order that was closed with damages is not taken for a paid one (CHK-10)', async () => {
    const { harness, run } = await reserved()
    const settle = orderIdOf(run) ?? ('' as OrderId)
    pay(run)
    await settled(run)
    harness.clock.advance(9 * 86_400_000)
    const settling = harness.begin(harness.buyer, { settle })
    const at = await settled(settling)
    expect([at.value, at.context.isSettling]).toEqual(['choosing', false])
  })

  it('a reload finds a deposit that was paid without being asked to settle (CHK-18)', async () => {
    const { harness, run } = await reserved()
    harness.spoil('pay', LOST)
    pay(run)
    await settled(run)
    expect((await settled(harness.begin())).value).toBe('paid')
  })

  it('a kept order is looked for although the price of the page has changed (CHK-18)', async () => {
    const { harness, run } = await reserved()
    harness.reshelve(12_000_000)
    const next = harness.begin()
    expect((await settled(next)).value).toEqual({ paying: 'awaitingPassword' })
    expect([orderIdOf(next), keysOf(next)]).toEqual([orderIdOf(run), keysOf(run)])
  })

  it('another order than the kept one is the one that is settled (CHK-17)', async () => {
    const { harness, run } = await reserved()
    const stored = harness.drafts.read(SHOP_ID)
    if (stored !== undefined) harness.drafts.write({ ...stored, orderId: 'order-of-long-ago' as OrderId })
    const settle = orderIdOf(run) ?? ('' as OrderId)
    const settling = harness.begin(harness.buyer, { settle })
    expect(orderIdOf(settling)).toBe(settle)
    if (stored !== undefined) harness.drafts.write({ ...stored, stage: 'confirming', orderId: null })
    expect(orderIdOf(harness.begin(harness.buyer, { settle }))).toBe(settle)
  })
})
