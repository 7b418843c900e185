import { sendWhileOpen } from './send-while-open.ts'
import { createActor, waitFor, type Snapshot } from 'xstate'
import type { ShopId } from '../src/catalog/index.ts'
import type { Result } from '../src/kernel/index.ts'
import {
  createCheckoutMachine,
  TERMS_VERSION,
  type CheckoutActor,
  type CheckoutInput,
  type CheckoutPorts,
  type CheckoutSnapshot,
  type Order,
  type OrderId,
} from '../src/orders/index.ts'
import { payDue } from './paid-order.ts'
import { PAYMENT_PASSWORD } from './fixture-steps.ts'
import { exampleShop } from './example-shop.ts'
import { createManualClock } from './manual-clock.ts'
import { createMemoryCheckoutDrafts } from './memory/memory-checkout-drafts.ts'
import { createMemoryMarket } from './memory/memory-market.ts'
import { createSeededRandom } from './seeded-random.ts'
import { spoiltCalls, type InItsTime } from './call-mishaps.ts'
import type { Person } from './fixture.ts'

export type OrdersCall = 'place' | 'pay' | 'find'

const PRICE_FEN = 10_000_000
export const SHOP_ID: ShopId = exampleShop(1).id

/** A market with one shop and two buyers who want it, and checkouts over a device that keeps its drafts. */
export function openCheckoutHarness(inItsTime: InItsTime = (invoke) => invoke()) {
  const clock = createManualClock()
  const market = createMemoryMarket({ clock, random: createSeededRandom(7) })
  const enrol = (username: string, mobile: string) =>
    market.enrol({ username, mobile, password: 'a-password-1', paymentPassword: PAYMENT_PASSWORD })
  const [buyer, rival, seller] = [
    enrol('buyer_lin', '13800000001'),
    enrol('buyer_wu', '13800000002'),
    enrol('seller_zhou', '13800000003'),
  ]
  const reshelve = (priceFen: number) => market.shelve(seller.userId, exampleShop(1, { priceFen }))
  reshelve(PRICE_FEN)
  for (const person of [buyer, rival]) market.credit(person.userId, 100 * PRICE_FEN)
  const drafts = createMemoryCheckoutDrafts()
  const random = createSeededRandom(99)
  const { through: spoilt, spoil, unspoil } = spoiltCalls<OrdersCall>(inItsTime)
  const keys: Record<OrdersCall, string[]> = { place: [], pay: [], find: [] }

  const through = (call: OrdersCall, key: string, invoke: () => Promise<Result<Order>>): Promise<Result<Order>> => {
    keys[call].push(key)
    return spoilt(call, invoke)
  }
  const portsOf = ({ device: { orders } }: Person): CheckoutPorts => ({
    orders: {
      place: (draft, key) => through('place', key, () => orders.place(draft, key)),
      pay: (payment, key) => through('pay', key, () => orders.pay(payment, key)),
      find: (id) => through('find', id, () => orders.find(id)),
    },
    drafts,
    random,
  })
  const input = (): CheckoutInput => ({ shopId: SHOP_ID, priceFen: market.shop(SHOP_ID)?.priceFen ?? PRICE_FEN })
  const begin = (person: Person = buyer, change: Partial<CheckoutInput> = {}): CheckoutActor =>
    createActor(createCheckoutMachine(portsOf(person)), { input: { ...input(), ...change } }).start()
  return {
    market,
    clock,
    buyer,
    rival,
    drafts,
    keys,
    begin,
    /** The buyer's checkout, brought back from a stored snapshot. */
    restore: (snapshot: Snapshot<unknown>): CheckoutActor =>
      createActor(createCheckoutMachine(portsOf(buyer)), { snapshot, input: input() }).start(),
    reshelve,
    spoil,
    unspoil,
    ordersOf: async ({ device }: Person): Promise<readonly Order[]> => {
      const page = await device.orders.list({}, null)
      return page.ok ? page.value.items : []
    },
    /** The rival orders the shop and pays for it. */
    rivalBuys: async () => {
      const { orders } = rival.device
      const priceFen = market.shop(SHOP_ID)?.priceFen ?? PRICE_FEN
      const order = await orders.place(
        { shopId: SHOP_ID, plan: 'full', priceFen, termsVersion: TERMS_VERSION },
        'rival-places',
      )
      if (order.ok) await payDue(rival, order.value, 'rival-pays')
    },
  }
}

export type CheckoutHarness = ReturnType<typeof openCheckoutHarness>

const isWaiting = (at: CheckoutSnapshot): boolean =>
  !(at.matches('placing') || at.matches('findingOrder') || at.matches({ paying: 'sending' }))

/** The state in which the machine waits for the person, or has ended. */
export async function settled(run: CheckoutActor): Promise<CheckoutSnapshot> {
  return waitFor(run, isWaiting)
}

/** From wherever the choosing begins to a confirmed order. */
export function confirm(run: CheckoutActor, plan?: 'full' | 'deposit'): void {
  if (plan !== undefined) run.send({ type: 'plan.chosen', plan })
  run.send({ type: 'terms.opened' })
  run.send({ type: 'terms.accepted' })
  run.send({ type: 'order.confirmed' })
}

export const pay = (run: CheckoutActor, paymentPassword: string = PAYMENT_PASSWORD): void =>
  sendWhileOpen(run, { type: 'payment.confirmed', paymentPassword })

export const orderIdOf = (run: CheckoutActor): OrderId | null => run.getSnapshot().context.orderId
