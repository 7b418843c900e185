import { describe, expect, it } from 'vitest'
import { confirm, openCheckoutHarness, orderIdOf, pay, settled, SHOP_ID } from '../../../testing/checkout-harness.ts'
import type { CheckoutActor } from '../index.ts'

const keysOf = (run: CheckoutActor) => {
  const { placeKey, payKey } = run.getSnapshot().context
  return { placeKey, payKey }
}
const LOGIN = { unheard: { kind: 'login-required' } } as const
const LOST = { lost: { kind: 'timeout' } } as const

describe('a checkout', () => {
  it.each([
    ['full', 'paid', 11_000_000],
    ['deposit', 'deposit-paid', 2_000_000],
  ] as const)('paid by %s leads from choosing to paid (CHK-1)', async (plan, status, paidFen) => {
    const { begin, drafts, buyer, ordersOf } = openCheckoutHarness()
    const run = begin()
    const stages = [drafts.read(SHOP_ID)?.stage]
    run.send({ type: 'plan.chosen', plan })
    for (const type of ['terms.opened', 'terms.accepted'] as const) {
      run.send({ type })
      stages.push(drafts.read(SHOP_ID)?.stage)
    }
    run.send({ type: 'order.confirmed' })
    expect((await settled(run)).matches('paying')).toBe(true)
    stages.push(drafts.read(SHOP_ID)?.stage)
    expect(stages).toEqual(['choosing', 'reading', 'confirming', 'paying'])
    expect(drafts.read(SHOP_ID)?.orderId).toBe(orderIdOf(run))
    pay(run)
    const end = await settled(run)
    expect([end.value, end.context.order?.status, end.context.order?.paidFen]).toEqual(['paid', status, paidFen])
    expect(await ordersOf(buyer)).toHaveLength(1)
    expect(drafts.read(SHOP_ID)).toBeUndefined()
  })

  it('makes a new key for another coupon, keeps it for the same, and writes the choice down (CHK-2)', () => {
    const { begin, drafts } = openCheckoutHarness()
    const run = begin()
    for (const type of ['terms.opened', 'terms.accepted'] as const) run.send({ type })
    const keys = [null, 'c1', 'c1', 'c2', null].map((couponId) => {
      run.send({ type: 'coupon.chosen', couponId })
      expect(drafts.read(SHOP_ID)?.draft.couponId ?? null).toBe(couponId)
      return keysOf(run).placeKey
    })
    expect(new Set(keys).size).toBe(4)
    expect(keys[1]).toBe(keys[2])
  })

  it('takes a suggested coupon while nothing was chosen, and never over a choice, after a reload neither (CHK-22)', () => {
    const { begin, drafts } = openCheckoutHarness()
    const atConfirming = () => {
      const run = begin()
      for (const type of ['terms.opened', 'terms.accepted'] as const) run.send({ type })
      return run
    }
    const suggest = (run: ReturnType<typeof begin>, couponId: string) => {
      run.send({ type: 'coupon.suggested', couponId })
      return [drafts.read(SHOP_ID)?.draft.couponId, drafts.read(SHOP_ID)?.couponBy]
    }
    const run = atConfirming()
    expect(suggest(run, 'best')).toEqual(['best', 'suggested'])
    expect(suggest(run, 'other')).toEqual(['best', 'suggested'])
    run.send({ type: 'coupon.chosen', couponId: null })
    expect(suggest(run, 'best')).toEqual([undefined, 'user'])
    expect(suggest(atConfirming(), 'best')).toEqual([undefined, 'user'])
  })

  it('another plan drops a coupon that was only suggested, and a chosen one is never replaced by a suggestion (CHK-22)', () => {
    const { begin, drafts } = openCheckoutHarness()
    const run = begin()
    for (const type of ['terms.opened', 'terms.accepted'] as const) run.send({ type })
    run.send({ type: 'coupon.suggested', couponId: 'best' })
    for (const type of ['step.left', 'step.left'] as const) run.send({ type })
    run.send({ type: 'plan.chosen', plan: 'deposit' })
    expect([drafts.read(SHOP_ID)?.draft.couponId, drafts.read(SHOP_ID)?.couponBy]).toEqual([undefined, undefined])
    for (const type of ['terms.opened', 'terms.accepted', 'order.confirmed'] as const) run.send({ type })
    expect(drafts.read(SHOP_ID)?.couponBy).toBe('user')
  })

  it('makes a new key for another plan, and keeps it for the same (CHK-2)', () => {
    const run = openCheckoutHarness().begin()
    const { placeKey } = keysOf(run)
    run.send({ type: 'plan.chosen', plan: 'full' })
    expect(keysOf(run).placeKey).toBe(placeKey)
    run.send({ type: 'plan.chosen', plan: 'deposit' })
    expect(keysOf(run).placeKey).not.toBe(placeKey)
  })

  it('stays at confirming with the reason when the order is refused (CHK-3)', async () => {
    const { begin, reshelve, buyer, ordersOf } = openCheckoutHarness()
    const run = begin()
    reshelve(12_000_000)
    confirm(run)
    const at = await settled(run)
    expect(at.value).toBe('confirming')
    expect(at.context.failure).toMatchObject({ kind: 'refused', reason: 'terms-changed' })
    expect(await ordersOf(buyer)).toEqual([])
  })

  it('stays at the password with the reason when the payment is refused, and can try again (CHK-3)', async () => {
    const run = openCheckoutHarness().begin()
    confirm(run)
    await settled(run)
    pay(run, '975310')
    const at = await settled(run)
    expect(at.value).toEqual({ paying: 'awaitingPassword' })
    expect(at.context.failure).toMatchObject({ reason: 'payment-password-wrong' })
    pay(run)
    expect(run.getSnapshot().context.failure).toBeUndefined()
    expect((await settled(run)).value).toBe('paid')
  })
})

describe('a login that lapses', () => {
  it('a login that lapses while placing leaves the next checkout at confirming with the same keys (CHK-4)', async () => {
    const { begin, spoil } = openCheckoutHarness()
    const run = begin()
    spoil('place', LOGIN)
    confirm(run, 'deposit')
    expect((await settled(run)).value).toBe('loginNeeded')
    const next = begin()
    expect(next.getSnapshot().value).toBe('confirming')
    expect(next.getSnapshot().context.draft.plan).toBe('deposit')
    expect(keysOf(next)).toEqual(keysOf(run))
  })

  it.each(['pay', 'find'] as const)(
    'a login that lapses at %s lets the next checkout pay the same order with the same keys (CHK-4)',
    async (call) => {
      const { begin, spoil } = openCheckoutHarness()
      let run = begin()
      confirm(run)
      await settled(run)
      spoil(call, LOGIN)
      if (call === 'pay') pay(run)
      else run = begin()
      expect((await settled(run)).value).toBe('loginNeeded')
      const next = begin()
      expect((await settled(next)).value).toEqual({ paying: 'awaitingPassword' })
      expect([orderIdOf(next), keysOf(next)]).toEqual([orderIdOf(run), keysOf(run)])
    },
  )
})

describe('an answer that is lost', () => {
  it.each([LOST, 'breaks'] as const)(
    'a lost answer at placing is asked for again with the same key (%j) (CHK-5)',
    async (mishap) => {
      const { begin, spoil, keys, buyer, ordersOf } = openCheckoutHarness()
      const run = begin()
      spoil('place', mishap)
      confirm(run)
      const at = await settled(run)
      expect([at.value, at.context.failure?.kind]).toEqual(['confirming', 'timeout'])
      run.send({ type: 'order.confirmed' })
      expect((await settled(run)).matches('paying')).toBe(true)
      expect(new Set(keys.place).size).toBe(1)
      expect(await ordersOf(buyer)).toHaveLength(1)
    },
  )

  it.each([LOST, 'breaks'] as const)(
    'a lost answer at paying is asked for again with the same key, and money moves once (%j) (CHK-5)',
    async (mishap) => {
      const { begin, spoil, keys, buyer } = openCheckoutHarness()
      const run = begin()
      confirm(run)
      await settled(run)
      spoil('pay', mishap)
      pay(run)
      const at = await settled(run)
      expect([at.value, at.context.failure?.kind]).toEqual([{ paying: 'awaitingPassword' }, 'timeout'])
      pay(run)
      expect((await settled(run)).value).toBe('paid')
      expect(new Set(keys.pay).size).toBe(1)
      expect(await buyer.device.wallet.capital()).toMatchObject({ value: { availableFen: 1_000_000_000 - 11_000_000 } })
    },
  )

  it.each([{ unheard: { kind: 'offline' } }, 'breaks'] as const)(
    'a lost answer about a kept order is waited for (%j) (CHK-5)',
    async (mishap) => {
      const { begin, spoil } = openCheckoutHarness()
      const first = begin()
      confirm(first)
      await settled(first)
      spoil('find', mishap)
      const run = begin()
      const at = await settled(run)
      expect(at.value).toBe('interrupted')
      expect(at.context.failure).toBeDefined()
      run.send({ type: 'order.confirmed' })
      expect((await settled(run)).matches('paying')).toBe(true)
    },
  )
})

describe('a shop that another one takes', () => {
  it('before it is placed (CHK-6)', async () => {
    const harness = openCheckoutHarness()
    await harness.rivalBuys()
    const run = harness.begin()
    confirm(run)
    expect((await settled(run)).value).toBe('taken')
    expect(harness.drafts.read(SHOP_ID)).toBeUndefined()
  })

  it.each(['paying', 'resuming'] as const)('before it is paid, seen at %s (CHK-6)', async (where) => {
    const harness = openCheckoutHarness()
    let run = harness.begin()
    confirm(run)
    await settled(run)
    await harness.rivalBuys()
    if (where === 'paying') pay(run)
    else run = harness.begin()
    expect((await settled(run)).value).toBe('taken')
    expect(harness.drafts.read(SHOP_ID)).toBeUndefined()
    expect(await harness.buyer.device.wallet.capital()).toMatchObject({
      value: { availableFen: 1_000_000_000, escrowFen: 0 },
    })
  })
})
