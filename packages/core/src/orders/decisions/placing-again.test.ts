import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PAYMENT_PLANS, type Order, type PaymentPlan } from '../index.ts'
import { draftFor, payDue } from '../../../testing/paid-order.ts'
import { everyItem, PAYMENT_PASSWORD, valueOf } from '../../../testing/fixture-steps.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { createSeededRandom } from '../../../testing/seeded-random.ts'
import type { Person } from '../../../testing/fixture.ts'
import { createMemoryMarket } from '../../../testing/memory/memory-market.ts'

const PRICES_FEN = [10_000_000, 9_000_000] as const
const SHOP = exampleShop(1)

function openMarket() {
  const clock = createManualClock()
  const market = createMemoryMarket({ clock, random: createSeededRandom() })
  const enrol = (username: string, mobile: string) =>
    market.enrol({ username, mobile, password: 'a-password-1', paymentPassword: PAYMENT_PASSWORD })
  const [buyer, rival, seller] = [
    enrol('buyer_lin', '13800000001'),
    enrol('buyer_wu', '13800000002'),
    enrol('seller_zhou', '13800000003'),
  ]
  for (const { userId } of [buyer, rival]) market.credit(userId, 100 * PRICES_FEN[0])
  /** Keeps the shop's state: a price moves on sale and off it alike. */
  const price = (priceFen: number) => market.shelve(seller.userId, { ...(market.shop(SHOP.id) ?? SHOP), priceFen })
  price(PRICES_FEN[0])
  let keys = 0
  const nextKey = () => `key-number-${(keys += 1)}`
  const place = async (person: Person, plan: PaymentPlan) =>
    person.device.orders.place(await draftFor(person, SHOP.id, plan), nextKey())
  return { clock, buyer, rival, seller, price, nextKey, place }
}

const ordersOf = async ({ device }: Person): Promise<readonly Order[]> =>
  everyItem((cursor) => device.orders.list({}, cursor))
const unpaidOf = async (person: Person) =>
  (await ordersOf(person)).filter(({ role, status }) => role === 'buyer' && status === 'awaiting-payment')

it('an order at another price takes the place of the unpaid one (ORD-17)', async () => {
  const { buyer, price, place } = openMarket()
  const first = valueOf(await place(buyer, 'full'))
  price(PRICES_FEN[1])
  const second = valueOf(await place(buyer, 'full'))
  expect(second).toMatchObject({ priceFen: PRICES_FEN[1], status: 'awaiting-payment' })
  expect(valueOf(await buyer.device.orders.find(first.id))).toMatchObject({
    status: 'cancelled',
    cancelReason: 'buyer',
    priceFen: PRICES_FEN[0],
  })
  expect(await unpaidOf(buyer)).toEqual([second])
})

const aWho = fc.constantFrom('buyer' as const, 'rival' as const)
const aStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('place' as const), who: aWho, plan: fc.constantFrom(...PAYMENT_PLANS) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('price' as const), priceFen: fc.constantFrom(...PRICES_FEN) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const), who: aWho }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('pay' as const), who: aWho }) },
)
type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never
type Harness = ReturnType<typeof openMarket>

/** The market's state and its answer to placing are compared with those before the step. */
async function take(harness: Harness, step: Step): Promise<void> {
  if (step.act === 'price') return harness.price(step.priceFen)
  if (step.act === 'wait') return harness.clock.advance(step.hours * 3_600_000)
  const person = harness[step.who]
  const [open] = await unpaidOf(person)
  if (step.act !== 'place') {
    if (open === undefined) return
    const { orders } = person.device
    valueOf(
      await (step.act === 'cancel'
        ? orders.cancel(open.id, harness.nextKey())
        : payDue(person, open, harness.nextKey())),
    )
    return
  }
  const placed = await harness.place(person, step.plan)
  if (!placed.ok) return
  const isSameDeal = open !== undefined && open.plan === step.plan && open.priceFen === placed.value.priceFen
  if (isSameDeal) return expect(placed.value).toEqual(open)
  expect(placed.value).toMatchObject({ plan: step.plan, status: 'awaiting-payment' })
  if (open !== undefined)
    expect(valueOf(await person.device.orders.find(open.id))).toMatchObject({
      status: 'cancelled',
      cancelReason: 'buyer',
    })
}

it('whatever is placed, a buyer has one unpaid order at most, and a seller sees what was paid for and nothing else (ORD-17, ORD-30)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: 25 }), async (steps) => {
      const harness = openMarket()
      for (const step of steps) {
        await take(harness, step)
        for (const who of [harness.buyer, harness.rival]) expect((await unpaidOf(who)).length).toBeLessThanOrEqual(1)
        const bought = [...(await ordersOf(harness.buyer)), ...(await ordersOf(harness.rival))]
        const paidIds = bought.filter(({ paidFen }) => paidFen > 0).map(({ id }) => id)
        const seen = await ordersOf(harness.seller)
        expect(seen.map(({ id }) => id).toSorted()).toEqual(paidIds.toSorted())
        const totals = valueOf(await harness.seller.device.orders.totals(null))
        expect(Object.values(totals).reduce((sum, count) => sum + count, 0)).toBe(seen.length)
      }
    }),
  )
})
