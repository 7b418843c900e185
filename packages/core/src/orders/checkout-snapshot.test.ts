import { describe, expect, it } from 'vitest'
import { confirm, openCheckoutBench, orderIdOf, pay, settled, SHOP_ID, type CheckoutBench } from '../../testing/checkout-bench.ts'
import { PAYMENT_PASSWORD } from '../../testing/world-steps.ts'
import type { CheckoutActor } from './index.ts'

/** Stored as text, and brought back over the same ports in another process. */
function restored(bench: CheckoutBench, run: CheckoutActor): CheckoutActor {
  const text = JSON.stringify(run.getPersistedSnapshot())
  run.stop()
  return bench.restore(JSON.parse(text))
}

const standing = (run: CheckoutActor) => {
  const { value, context } = run.getSnapshot()
  return { value, ...context }
}

describe('a snapshot', () => {
  it.each([0, 1, 2])('[CHK-18] after %i steps is restored to the same step with the same keys, and goes on to paid', async (steps) => {
    const bench = openCheckoutBench()
    const run = bench.begin()
    run.send({ type: 'plan.chosen', plan: 'deposit' })
    const walk = ['terms.opened', 'terms.accepted', 'order.confirmed'] as const
    for (const type of walk.slice(0, steps)) run.send({ type })
    const next = restored(bench, run)
    expect(standing(next)).toEqual(standing(run))
    for (const type of walk.slice(steps)) next.send({ type })
    expect((await settled(next)).matches('paying')).toBe(true)
    pay(next)
    expect((await settled(next)).context.order?.status).toBe(3)
  })

  it('[CHK-18] while the order is placed asks again with the same key', async () => {
    const bench = openCheckoutBench()
    const run = bench.begin()
    confirm(run)
    const next = restored(bench, run)
    expect((await settled(next)).matches('paying')).toBe(true)
    expect(new Set(bench.keys.place).size).toBe(1)
    expect(await bench.ordersOf(bench.buyer)).toHaveLength(1)
  })

  it('[CHK-18] [CHK-12] while it is paid asks for the password again, which was not in it', async () => {
    const bench = openCheckoutBench()
    const run = bench.begin()
    confirm(run)
    await settled(run)
    pay(run)
    expect(run.getSnapshot().matches({ paying: 'sending' })).toBe(true)
    expect(JSON.stringify(run.getPersistedSnapshot())).not.toContain(PAYMENT_PASSWORD)
    const next = restored(bench, run)
    const at = await settled(next)
    expect([at.value, at.context.failure?.kind, orderIdOf(next)]).toEqual([{ paying: 'awaitingPassword' }, 'timeout', orderIdOf(run)])
    pay(next)
    expect((await settled(next)).value).toBe('paid')
    expect(new Set(bench.keys.pay).size).toBe(1)
    expect(await bench.buyer.device.wallet.capital()).toMatchObject({ value: { escrowFen: 11_000_000 } })
  })

  it('[CHK-18] of an end is an end', () => {
    const bench = openCheckoutBench()
    const run = bench.begin()
    run.send({ type: 'checkout.abandoned' })
    expect(restored(bench, run).getSnapshot()).toMatchObject({ value: 'abandoned', status: 'done' })
  })
})

describe('an end', () => {
  it('[CHK-1] is one: paid, taken and a login that is needed hear nothing any more', async () => {
    const paid = openCheckoutBench()
    const run = paid.begin()
    confirm(run)
    await settled(run)
    pay(run)
    expect(await settled(run)).toMatchObject({ value: 'paid', status: 'done' })
    const taken = openCheckoutBench()
    const late = taken.begin()
    confirm(late)
    await settled(late)
    await taken.rivalBuys()
    const end = await settled(taken.begin())
    expect([end.value, end.status, end.context.order?.cancelReason]).toEqual(['taken', 'done', 'taken'])
    const lapsed = openCheckoutBench()
    lapsed.spoil('place', { unheard: { kind: 'login-required' } })
    const asked = lapsed.begin()
    confirm(asked)
    expect(await settled(asked)).toMatchObject({ value: 'loginNeeded', status: 'done' })
  })

  it('[CHK-1] a step back and a chosen plan are written down at once', () => {
    const { begin, drafts } = openCheckoutBench()
    const run = begin()
    run.send({ type: 'plan.chosen', plan: 'deposit' })
    expect(drafts.read(SHOP_ID)).toMatchObject({ stage: 'choosing', draft: { plan: 'deposit' } })
    run.send({ type: 'terms.opened' })
    run.send({ type: 'step.left' })
    expect(drafts.read(SHOP_ID)?.stage).toBe('choosing')
  })

  it('[CHK-3] a reason is shown until the next try', async () => {
    const { begin, spoil } = openCheckoutBench()
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
