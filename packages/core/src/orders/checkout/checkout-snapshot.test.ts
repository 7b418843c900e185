import { describe, expect, it } from 'vitest'
import {
  confirm,
  openCheckoutHarness,
  orderIdOf,
  pay,
  settled,
  type CheckoutHarness,
} from '../../../testing/checkout-harness.ts'
import { PAYMENT_PASSWORD } from '../../../testing/fixture-steps.ts'
import type { CheckoutActor } from '../index.ts'

/** Stored as text, and brought back over the same ports in another process. */
function restored(harness: CheckoutHarness, run: CheckoutActor): CheckoutActor {
  const text = JSON.stringify(run.getPersistedSnapshot())
  run.stop()
  return harness.restore(JSON.parse(text))
}

const standing = (run: CheckoutActor) => {
  const { value, context } = run.getSnapshot()
  return { value, ...context }
}

describe('a snapshot', () => {
  it.each([0, 1, 2])(
    'a snapshot after %i steps is restored to the same step with the same keys, and goes on to paid (CHK-18)',
    async (steps) => {
      const harness = openCheckoutHarness()
      const run = harness.begin()
      run.send({ type: 'plan.chosen', plan: 'deposit' })
      const walk = ['terms.opened', 'terms.accepted', 'order.confirmed'] as const
      for (const type of walk.slice(0, steps)) run.send({ type })
      const next = restored(harness, run)
      expect(standing(next)).toEqual(standing(run))
      for (const type of walk.slice(steps)) next.send({ type })
      expect((await settled(next)).matches('paying')).toBe(true)
      pay(next)
      expect((await settled(next)).context.order?.status).toBe('deposit-paid')
    },
  )

  it('a snapshot in which states are numbers is restored without a crash, and the next checkout goes on from the draft (CHK-18)', async () => {
    const harness = openCheckoutHarness()
    const run = harness.begin()
    confirm(run)
    await settled(run)
    const text = JSON.stringify(run.getPersistedSnapshot())
    run.stop()
    const before = text.replaceAll('"status":"awaiting-payment"', '"status":1')
    expect(before).not.toBe(text)
    const next = harness.restore(JSON.parse(before))
    expect((await settled(next)).matches('paying')).toBe(true)
    next.stop()
    const again = harness.begin()
    await settled(again)
    pay(again)
    expect((await settled(again)).context.order?.status).toBe('paid')
  })

  it('a snapshot from the placing of an order asks again with the same key (CHK-18)', async () => {
    const harness = openCheckoutHarness()
    const run = harness.begin()
    confirm(run)
    const next = restored(harness, run)
    expect((await settled(next)).matches('paying')).toBe(true)
    expect(new Set(harness.keys.place).size).toBe(1)
    expect(await harness.ordersOf(harness.buyer)).toHaveLength(1)
  })

  it('a snapshot from a payment asks for the password again, which was not in it (CHK-18, SES-32)', async () => {
    const harness = openCheckoutHarness()
    const run = harness.begin()
    confirm(run)
    await settled(run)
    pay(run)
    expect(run.getSnapshot().matches({ paying: 'sending' })).toBe(true)
    expect(JSON.stringify(run.getPersistedSnapshot())).not.toContain(PAYMENT_PASSWORD)
    const next = restored(harness, run)
    const at = await settled(next)
    expect([at.value, at.context.failure?.kind, orderIdOf(next)]).toEqual([
      { paying: 'awaitingPassword' },
      'timeout',
      orderIdOf(run),
    ])
    pay(next)
    expect((await settled(next)).value).toBe('paid')
    expect(new Set(harness.keys.pay).size).toBe(1)
    expect(await harness.buyer.device.wallet.capital()).toMatchObject({ value: { escrowFen: 11_000_000 } })
  })

  it('a snapshot of an end is an end (CHK-18)', () => {
    const harness = openCheckoutHarness()
    const run = harness.begin()
    run.send({ type: 'checkout.abandoned' })
    expect(restored(harness, run).getSnapshot()).toMatchObject({ value: 'abandoned', status: 'done' })
  })
})

describe('an end', () => {
  it('is one: paid, taken and a login that is needed hear nothing any more (CHK-1)', async () => {
    const paid = openCheckoutHarness()
    const run = paid.begin()
    confirm(run)
    await settled(run)
    pay(run)
    expect(await settled(run)).toMatchObject({ value: 'paid', status: 'done' })
    const taken = openCheckoutHarness()
    const late = taken.begin()
    confirm(late)
    await settled(late)
    await taken.rivalBuys()
    const end = await settled(taken.begin())
    expect([end.value, end.status, end.context.order?.cancelReason]).toEqual(['taken', 'done', 'taken'])
    const lapsed = openCheckoutHarness()
    lapsed.spoil('place', { unheard: { kind: 'login-required' } })
    const requested = lapsed.begin()
    confirm(requested)
    expect(await settled(requested)).toMatchObject({ value: 'loginNeeded', status: 'done' })
  })

  it('a reason is shown until the next try (CHK-3)', async () => {
    const { begin, spoil } = openCheckoutHarness()
    const run = begin()
    spoil('place', { unheard: { kind: 'offline' } }, { unheard: { kind: 'offline' } })
    confirm(run)
    expect((await settled(run)).context.failure?.kind).toBe('offline')
    run.send({ type: 'order.confirmed' })
    expect(run.getSnapshot().context.failure).toBeUndefined()
    await settled(run)
    run.send({ type: 'step.left' })
    run.send({ type: 'step.left' })
    expect(run.getSnapshot().context.failure?.kind).toBe('offline')
    run.send({ type: 'terms.opened' })
    expect(run.getSnapshot().context.failure).toBeUndefined()
    run.send({ type: 'terms.accepted' })
    run.send({ type: 'order.confirmed' })
    await settled(run)
    spoil('find', { unheard: { kind: 'offline' } })
    const resumed = begin()
    expect((await settled(resumed)).context.failure?.kind).toBe('offline')
    resumed.send({ type: 'order.confirmed' })
    expect(resumed.getSnapshot().context.failure).toBeUndefined()
  })
})
