import fc from 'fast-check'
import { getShortestPaths, getStateNodes } from 'xstate/graph'
import { expect, it } from 'vitest'
import { anOrder } from '../../../testing/arbitraries/an-order.ts'
import { createMemoryCheckoutDrafts } from '../../../testing/memory/memory-checkout-drafts.ts'
import { createSeededRandom } from '../../../testing/seeded-random.ts'
import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import {
  createCheckoutMachine,
  TERMS_VERSION,
  type CheckoutEvent,
  type CheckoutSnapshot,
  type Order,
  type OrderId,
} from '../index.ts'

const [example] = fc.sample(anOrder(), { numRuns: 1, seed: 5 })
const owed = { ...(example as Order), status: 'awaiting-payment', paidFen: 0, cancelReason: null } satisfies Order
const paid: Order = { ...owed, status: 'paid', paidFen: owed.priceFen + owed.serviceFeeFen }
const lost: Order = { ...owed, status: 'cancelled', cancelReason: 'taken' }
const ANSWERS: readonly Result<Order>[] = [
  ok(owed),
  ok(paid),
  ok(lost),
  fail({ kind: 'login-required' }),
  fail({ kind: 'timeout' }),
  fail(refused('shop-taken', '店铺已被他人购买')),
  fail(refused('order-not-payable', '订单当前无需支付')),
]
const PERSON: readonly CheckoutEvent[] = [
  { type: 'plan.chosen', plan: 'deposit' },
  { type: 'coupon.chosen', couponId: 'c1' },
  { type: 'coupon.suggested', couponId: 'c2' },
  { type: 'terms.opened' },
  { type: 'terms.accepted' },
  { type: 'step.left' },
  { type: 'order.confirmed' },
  { type: 'payment.confirmed', paymentPassword: '135790' },
  { type: 'checkout.abandoned' },
]
/** Possible answers of the port that is being called; a port that was not called answers nothing. */
const answersTo = (requested: string): readonly CheckoutEvent[] => [
  ...ANSWERS.map((output) => ({ type: `xstate.done.actor.${requested}`, output }) as unknown as CheckoutEvent),
  { type: `xstate.error.actor.${requested}`, error: new Error('The port broke') } as unknown as CheckoutEvent,
]

const never = () => new Promise<Result<Order>>(() => {})

/** Two entries into the machine: a shop, or an order that has to be settled. */
function machineFor(orderId: OrderId | null, settle: boolean) {
  const drafts = createMemoryCheckoutDrafts()
  const draft = { shopId: owed.shop.id, plan: 'full', priceFen: owed.priceFen, termsVersion: TERMS_VERSION } as const
  if (orderId !== null)
    drafts.write({ draft, stage: 'paying', placeKey: 'key-number-1', payKey: 'key-number-2', orderId })
  const machine = createCheckoutMachine({
    orders: { place: never, pay: never, find: never },
    drafts,
    random: createSeededRandom(),
  })
  const input = { shopId: draft.shopId, priceFen: draft.priceFen, ...(settle ? { settle: owed.id } : {}) }
  const options = {
    input,
    events: ({ children }: { readonly children: object }) => [...PERSON, ...Object.keys(children).flatMap(answersTo)],
    serializeState: ({ value, context }: Pick<CheckoutSnapshot, 'value' | 'context'>) =>
      JSON.stringify([value, context.orderId === null, context.isSettling, context.order?.status]),
  }
  return { machine, options }
}

function pathsFrom(orderId: OrderId | null) {
  const { machine, options } = machineFor(orderId, false)
  return { machine, paths: getShortestPaths(machine, options) }
}

it('every state is reached, and no way breaks the machine (CHK-1)', () => {
  const { machine, paths } = pathsFrom(null)
  const all = [...paths, ...pathsFrom(owed.id).paths]
  const visited = new Set(
    all.flatMap(({ state, steps }) =>
      [state, ...steps.map((step) => step.state)].flatMap((at) => at._nodes.map(({ id }) => id)),
    ),
  )
  const passedThrough = ['checkout.resuming']
  const known = getStateNodes(machine)
    .map(({ id }) => id)
    .filter((id) => !passedThrough.includes(id))
  expect(known.filter((id) => !visited.has(id))).toEqual([])
  expect(known.length).toBeGreaterThan(12)
  for (const { state } of all) expect(state.status).not.toBe('error')
})

it('no way leads to paid without an order, and from every open state one can give up (CHK-13)', () => {
  for (const { state } of [...pathsFrom(null).paths, ...pathsFrom(owed.id).paths]) {
    if (state.matches('paid')) expect(state.context.order).toBeDefined()
    if (state.matches('paying')) expect(state.context.orderId).not.toBeNull()
    if (state.status === 'active') expect(state.can({ type: 'checkout.abandoned' })).toBe(true)
  }
})
