import fc from 'fast-check'
import { getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph'
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

/** Every state that was reached, with every event that was tried there. */
type AdjacencyMap = Readonly<
  Record<
    string,
    {
      readonly state: CheckoutSnapshot
      readonly transitions: Readonly<Record<string, { readonly event: CheckoutEvent }>>
    }
  >
>

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

it('every transition of the chart is taken by an event', () => {
  const untaken = new Map<unknown, string>()
  const taken = new Set<unknown>()
  for (const [orderId, settle] of [
    [null, false],
    [owed.id, false],
    [owed.id, true],
  ] as const) {
    const { machine, options } = machineFor(orderId, settle)
    const nodes = getStateNodes(machine)
    const nameOf = (transition: object) => {
      const { source, eventType, target } = transition as {
        source: { id: string }
        eventType: string
        target?: readonly { id: string }[]
      }
      return `${source.id} ${eventType} ${JSON.stringify((transition as { guard?: unknown }).guard)} ${target?.map(({ id }) => id).join()}`
    }
    for (const node of nodes)
      for (const list of node.transitions.values())
        for (const transition of list) untaken.set(nameOf(transition), nameOf(transition))
    for (const { state, transitions } of Object.values<AdjacencyMap[string]>(
      getAdjacencyMap(machine, options) as unknown as AdjacencyMap,
    )) {
      expect(state.status).not.toBe('error')
      if (state.matches('paying'))
        expect([undefined, 'awaiting-payment', 'deposit-paid']).toContain(state.context.order?.status)
      if (state.matches('findingOrder')) expect(state.context.orderId).not.toBeNull()
      for (const { event } of Object.values(transitions))
        for (const transition of machine.getTransitionData(state, event) ?? []) taken.add(nameOf(transition))
    }
  }
  expect([...untaken.keys()].filter((name) => !taken.has(name))).toEqual([])
  expect(taken.size).toBeGreaterThan(25)
})
