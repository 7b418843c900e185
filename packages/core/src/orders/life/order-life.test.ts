import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aPlacedOrder, movedBy, OLDER_TERMS, WELL } from '../../../testing/an-order-at-work.ts'
import { NaiveOrder, STATUS_OF } from '../../../testing/naive-order.ts'
import { AN_ORDINARY_NOON as NOON } from '../../../testing/manual-clock.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import {
  dueEvent,
  isOrderIn,
  edgesFrom,
  moveOrder,
  openEvents,
  ORDER_ACTORS,
  ORDER_EDGES,
  TERMS_VERSION,
  type Order,
  type OrderActor,
  type OrderEvent,
  type PaymentPlan,
  type Settlement,
} from '../index.ts'

/** The order, and the books of the four who can have its money. */
interface Real {
  order: Order
  readonly books: { escrow: number; out: number }
}

const EVENTS = [...new Set(ORDER_EDGES.map(({ event }) => event))]

function keepBooks({ books }: Real, settlement: Settlement): void {
  const outFen = settlement.toBuyerFen + settlement.toSellerFen + settlement.toOperatorFen + settlement.debtPaidFen
  books.escrow += settlement.intoEscrowFen - outFen
  books.out += outFen
}

type Step = fc.Command<NaiveOrder, Real>

const transition = (event: OrderEvent, by: OrderActor): Step => ({
  check: () => true,
  toString: () => `${event} by ${by}`,
  run(model, real) {
    const before = real.order
    const place = model.lead(event, by)
    const moved = moveOrder(before, { event, by, at: model.now })
    expect(moved.ok).toBe(place !== undefined)
    expect(openEvents(before, by, model.now).includes(event)).toBe(place !== undefined)
    if (!moved.ok || place === undefined) return
    const { order, settlement } = moved.value
    expect(order.status === before.status || edgesFrom(before.status).some(({ to }) => to === order.status)).toBe(true)
    model.go(place, event)
    keepBooks(real, settlement)
    real.order = order
    expectAgreed(model, real)
  },
})

const sweep: Step = {
  check: () => true,
  toString: () => 'sweep',
  run(model, real) {
    const event = dueEvent(real.order, model.now)
    const isDue = model.isLate() && model.place !== 'handed-over'
    expect(event !== undefined).toBe(isDue)
    if (event !== undefined) transition(event, 'sweeper').run(model, real)
  },
}

const jump = (ms: number): Step => ({
  check: () => true,
  toString: () => `the clock jumps ${ms} ms`,
  run: (model) => void (model.now += ms),
})

function expectAgreed(model: NaiveOrder, { order, books }: Real): void {
  expect(order.status).toBe(STATUS_OF[model.place])
  expect(books.escrow).toBe(model.pot)
  expect(order.history.at(-1)?.status).toBe(order.status)
  for (const [index, { at }] of order.history.entries())
    expect(at).toBeGreaterThanOrEqual(order.history[index - 1]?.at ?? NOON)
  if (model.pot > 0) expect(order.paidFen).toBe(model.pot)
  // Never before it is paid whole and signed by all; and under older terms nothing newer is ever noted.
  if (order.handOverBegunAt !== null) {
    expect([order.paidAt, order.sellerSignedAt]).not.toContain(null)
    if (model.isNew) expect(order.buyerSignedAt).not.toBeNull()
  }
  if (!model.isNew) expect([order.viewingOpenedAt, order.viewedAt, order.buyerSignedAt]).toEqual([null, null, null])
}

/** Mostly what can happen next, so that lives are long; now and then any event by any actor. */
const likely = fc.constantFrom(
  ...WELL.full,
  ...WELL.deposit,
  { event: 'mismatch.reported', by: 'buyer' } as const,
  { event: 'refund.refused', by: 'reviewer' } as const,
  { event: 'viewing.opened', by: 'seller' } as const,
  { event: 'viewing.agreed', by: 'buyer' } as const,
  { event: 'viewing.mismatched', by: 'buyer' } as const,
  { event: 'buyer.signed', by: 'buyer' } as const,
  { event: 'all.signed', by: 'seller' } as const,
)
const someSteps = [
  likely.map(({ event, by }) => transition(event, by)),
  fc
    .constantFrom(...ORDER_EDGES)
    .chain(({ event, by }) => fc.constantFrom(...by).map((actor) => transition(event, actor))),
  fc.tuple(fc.constantFrom(...EVENTS), fc.constantFrom(...ORDER_ACTORS)).map(([event, by]) => transition(event, by)),
  fc.constant(sweep),
  fc
    .oneof(
      fc.integer({ min: 0, max: 2 * HOUR_MS }),
      fc.constantFrom(24 * HOUR_MS, 72 * HOUR_MS, 72 * HOUR_MS + 1, 7 * DAY_MS, 8 * DAY_MS, -DAY_MS, 1),
    )
    .map(jump),
]

it('any life of an order is the one that the rules tell, and its escrow ends empty (ORD-6, ORD-33, ORD-34, ORD-35, ORD-38, ORD-68, ORD-83)', () => {
  const ends = new Set<string>()
  fc.assert(
    fc.property(
      fc.constantFrom<PaymentPlan>('full', 'deposit'),
      fc.boolean(),
      fc.nat({ max: 5 }),
      fc.commands(someSteps, { maxCommands: 40 }),
      (plan, isNew, wellSteps, commands) => {
        fc.modelRun(() => {
          const termsVersion = isNew ? TERMS_VERSION : OLDER_TERMS
          const real: Real = { order: aPlacedOrder(plan, { termsVersion }), books: { escrow: 0, out: 0 } }
          const model = new NaiveOrder(plan, isNew)
          for (const { event, by } of WELL[plan].slice(0, wellSteps)) {
            jump(HOUR_MS).run(model, real)
            transition(event, by).run(model, real)
          }
          lives.push(real)
          return { model, real }
        }, commands)
        const life = lives.pop()
        if (life !== undefined) ends.add(life.order.status)
        if (life !== undefined && isOrderIn('ended', life.order.status)) expect(life.books.escrow).toBe(0)
      },
    ),
  )
  expect(ends.size).toBeGreaterThan(3)
})

const lives: Real[] = []

it('every edge of the table is taken by some order (ORD-6)', () => {
  const walked = new Set<string>()
  const seen = new Set<string>()
  const visit = (order: Order, now: number): void => {
    const key = JSON.stringify([
      order.status,
      order.plan,
      order.termsVersion,
      order.viewingOpenedAt !== null,
      order.viewedAt !== null,
      order.sellerSignedAt !== null,
      order.buyerSignedAt !== null,
      order.handedOverAt !== null,
      now > order.placedAt,
    ])
    if (seen.has(key)) return
    seen.add(key)
    for (const at of [now, now + 60 * DAY_MS]) {
      for (const by of ORDER_ACTORS) {
        for (const event of openEvents(order, by, at)) {
          const moved = movedBy(order, { event, by, at })
          walked.add(`${order.status} ${event} ${moved.status} by the ${by}`)
          visit(moved, at)
        }
      }
    }
  }
  for (const termsVersion of [OLDER_TERMS, TERMS_VERSION]) {
    visit(aPlacedOrder('full', { termsVersion }), NOON)
    visit(aPlacedOrder('deposit', { termsVersion }), NOON)
  }
  const edges = ORDER_EDGES.flatMap(({ from, event, to, by }) =>
    by.map((one) => `${from} ${event} ${to} by the ${one}`),
  )
  expect([...walked].toSorted()).toEqual([...new Set(edges)].toSorted())
})
