import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aPlacedOrder, movedBy, WELL } from '../../../testing/an-order-at-work.ts'
import { AN_ORDINARY_NOON as NOON } from '../../../testing/manual-clock.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/index.ts'
import {
  dueEvent,
  isOrderIn,
  mayMove,
  moveOrder,
  openEvents,
  ORDER_ACTORS,
  ORDER_EDGES,
  type Order,
  type OrderActor,
  type OrderEvent,
  type OrderStatus,
  type PaymentPlan,
  type Settlement,
} from '../index.ts'

/**
 * The whole life in one naive program, written down from the sentences of the rules and from nothing else: a place in
 * the story, a calendar of days, and a pot of money.
 */
class NaiveOrder {
  place = 'unpaid'
  now = NOON
  latest = NOON
  deposited = 0
  signed = 0
  begun = 0
  handed = 0
  pot = 0
  readonly plan: PaymentPlan

  constructor(plan: PaymentPlan) {
    this.plan = plan
  }

  daysSince(since: number): number {
    const dayOf = (at: number) =>
      Date.parse(`${new Date(at + 8 * HOUR_MS).toISOString().slice(0, 10)}T00:00:00Z`) / 86_400_000
    return dayOf(this.now) - dayOf(since)
  }

  hoursSince(since: number): number {
    return (this.now - since) / 3_600_000
  }

  isLate(): boolean {
    if (this.place === 'unpaid') return this.hoursSince(NOON) > 24
    if (this.place === 'reserved') return this.daysSince(this.deposited) > 7
    if (this.place === 'half-signed') return this.hoursSince(this.signed) > 72
    if (this.place === 'handing-over') return this.daysSince(this.begun) > 7
    return this.place === 'handed-over' && this.hoursSince(this.handed) > 72
  }

  /** The place after the event, or undefined where it cannot happen. */
  lead(event: OrderEvent, who: OrderActor): string | undefined {
    const inTime = !this.isLate()
    const is = (place: string, actor: OrderActor) => this.place === place && who === actor
    const isOpen = ['reserved', 'paid', 'half-signed', 'handing-over', 'handed-over', 'review'].includes(this.place)
    if (event === 'deposit.paid' && is('unpaid', 'buyer') && inTime && this.plan === 'deposit') return 'reserved'
    if (event === 'full.paid' && is('unpaid', 'buyer') && inTime && this.plan === 'full') return 'paid'
    if (event === 'buyer.cancelled' && is('unpaid', 'buyer') && inTime) return 'cancelled'
    if (event === 'shop.taken' && is('unpaid', 'market') && inTime) return 'cancelled'
    if (event === 'payment.late' && is('unpaid', 'sweeper') && !inTime) return 'cancelled'
    if (event === 'balance.paid' && is('reserved', 'buyer') && inTime) return 'paid'
    if (event === 'balance.late' && is('reserved', 'sweeper') && !inTime) return 'closed'
    if (event === 'signature.late' && is('half-signed', 'sweeper') && !inTime) return 'closed'
    if (
      event === 'buyer.gave-up' &&
      inTime &&
      (is('reserved', 'buyer') || is('paid', 'buyer') || is('half-signed', 'buyer'))
    )
      return 'closed'
    if (event === 'seller.signed' && is('paid', 'seller')) return 'half-signed'
    if (event === 'all.signed' && is('half-signed', 'buyer') && inTime) return 'handing-over'
    if (event === 'shop.handed-over' && is('handing-over', 'seller') && inTime) return 'handed-over'
    if (event === 'hand-over.late' && is('handing-over', 'sweeper') && !inTime) return 'review'
    if (event === 'bill.confirmed' && is('handed-over', 'buyer')) return 'completed'
    if (event === 'buyer.silent' && is('handed-over', 'reviewer') && !inTime) return 'completed'
    if (event === 'mismatch.reported' && is('handed-over', 'buyer') && inTime) return 'review'
    if (event === 'refund.agreed' && is('review', 'reviewer')) return 'refunded'
    if (event === 'refund.refused' && is('review', 'reviewer')) return this.handed > 0 ? 'handed-over' : 'handing-over'
    if (event === 'seller.failed' && isOpen && (who === 'seller' || who === 'reviewer')) {
      return inTime || ['handing-over', 'handed-over', 'review'].includes(this.place) ? 'refunded' : undefined
    }
    return undefined
  }

  go(place: string, event: OrderEvent): void {
    this.latest = Math.max(this.latest, event.endsWith('.late') ? this.lastInTime() : this.now)
    if (event === 'deposit.paid') [this.deposited, this.pot] = [this.latest, 2_000_000]
    if (event === 'full.paid' || event === 'balance.paid') this.pot = 11_000_000
    if (event === 'seller.signed') this.signed = this.latest
    if (event === 'all.signed' || event === 'refund.refused') this.begun = this.latest
    if (event === 'shop.handed-over') this.handed = this.latest
    // Only a step from state to state is a step of the history.
    if (event === 'seller.signed' || event === 'shop.handed-over') this.latest = this.lastStep
    this.lastStep = this.latest
    if (['completed', 'closed', 'refunded', 'cancelled'].includes(place)) this.pot = 0
    this.place = place
  }

  lastStep = NOON

  lastInTime(): number {
    let at = this.now
    const was = this.now
    for (const step of [DAY_MS, HOUR_MS, 60_000, 1_000, 1]) {
      while (this.isLate()) this.now -= step
      at = this.now
      this.now += step
    }
    this.now = was
    return at
  }
}

const STATUS_OF: Readonly<Record<string, OrderStatus>> = {
  unpaid: 'awaiting-payment',
  cancelled: 'cancelled',
  reserved: 'deposit-paid',
  paid: 'paid',
  'half-signed': 'paid',
  'handing-over': 'handing-over',
  'handed-over': 'handing-over',
  completed: 'completed',
  review: 'refund-under-review',
  closed: 'closed-with-damages',
  refunded: 'refunded',
}

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
    expect(order.status === before.status || mayMove(before.status, order.status)).toBe(true)
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
}

/** Mostly what can happen next, so that lives are long; now and then any event by any actor. */
const likely = fc.constantFrom(
  ...WELL.full,
  ...WELL.deposit,
  { event: 'mismatch.reported', by: 'buyer' } as const,
  { event: 'refund.refused', by: 'reviewer' } as const,
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

it('any life of an order is the one that the rules tell, and its escrow ends empty (ORD-6, ORD-33, ORD-34, ORD-35, ORD-38)', () => {
  const ends = new Set<string>()
  fc.assert(
    fc.property(
      fc.constantFrom<PaymentPlan>('full', 'deposit'),
      fc.nat({ max: 5 }),
      fc.commands(someSteps, { maxCommands: 40 }),
      (plan, wellSteps, commands) => {
        fc.modelRun(() => {
          const real: Real = { order: aPlacedOrder(plan), books: { escrow: 0, out: 0 } }
          const model = new NaiveOrder(plan)
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
      order.sellerSignedAt !== null,
      order.handedOverAt !== null,
      now > order.placedAt,
    ])
    if (seen.has(key)) return
    seen.add(key)
    for (const at of [now, now + 60 * DAY_MS]) {
      for (const by of ORDER_ACTORS) {
        for (const event of openEvents(order, by, at)) {
          walked.add(`${order.status} ${event}`)
          visit(movedBy(order, { event, by, at }), at)
        }
      }
    }
  }
  visit(aPlacedOrder('full'), NOON)
  visit(aPlacedOrder('deposit'), NOON)
  expect([...walked].toSorted()).toEqual(ORDER_EDGES.map(({ from, event }) => `${from} ${event}`).toSorted())
})
