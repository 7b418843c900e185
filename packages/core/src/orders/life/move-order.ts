import { fail, ok, type Result } from '../../kernel/index.ts'
import { isSo } from './circumstances.ts'
import { deadlinesOf, isInstant } from './deadlines.ts'
import { type MoneyEffect, type OrderActor, type OrderEdge, type OrderEvent, type OrderLife } from './order-edges.ts'
import { edgesFrom } from '../edges-from.ts'
import type { NotedInstant } from './order-edge.ts'
import { settlementOf, type Settlement } from '../terms/settlement.ts'

/** Something that happened to an order. */
export interface Transition {
  readonly event: OrderEvent
  readonly by: OrderActor
  readonly at: number
  /** When the platform learnt of it, where that was later: a balance that was sent in time and credited days after. */
  readonly notedAt?: number
  /** The seller's debt to the platform from earlier sales; a payout pays it first. */
  readonly sellerDebtFen?: number
}

export type OrderFault =
  /** `at` is not a valid instant. */
  | 'no-instant'
  /** This status has no such event, or not under this plan. */
  | 'no-edge'
  | 'not-allowed'
  /** The order waits for something else first, or no longer for this. */
  | 'not-awaited'
  | 'too-early'
  | 'too-late'

/** An order after it moved, and what its money did on the way. */
export interface Moved<O> {
  readonly order: O
  readonly money: MoneyEffect
  readonly settlement: Settlement
}

/** Moves an order along the one edge that fits, or returns why none does; the order is unchanged then. */
export function moveOrder<O extends OrderLife>(order: O, transition: Transition): Result<Moved<O>, OrderFault> {
  const { event, by, at } = transition
  if (!isInstant(at)) return fail('no-instant')
  const edges = edgesFrom(order.status).filter((one) => one.event === event && isOfDeal(one, order))
  const edge = edges.find(({ only }) => isSo(order, only))
  if (edge === undefined) return fail(edges.length === 0 ? 'no-edge' : 'not-awaited')
  if (!edge.by.includes(by)) return fail('not-allowed')
  const fault = timeFault(order, edge, at)
  if (fault !== undefined) return fail(fault)
  const settlement = settlementOf(order, edge.money, transition.sellerDebtFen)
  return ok({ order: moved(order, edge, transition, settlement.intoEscrowFen), money: edge.money, settlement })
}

/** Another plan, or a version without a viewing, has no such edge. */
const isOfDeal = ({ plan, only = [] }: OrderEdge, order: OrderLife): boolean =>
  (plan === undefined || plan === order.plan) &&
  isSo(
    order,
    only.filter((circumstance) => circumstance === 'viewing' || circumstance === 'no-viewing'),
  )

/** In the order of the table. */
export const openEvents = (order: OrderLife, by: OrderActor, now: number): readonly OrderEvent[] =>
  [...new Set(edgesFrom(order.status).map(({ event }) => event))].filter(
    (event) => moveOrder(order, { event, by, at: now }).ok,
  )

/** The event of a deadline that has passed, whether or not the sweeper has run. */
export const dueEvent = (order: OrderLife, now: number): OrderEvent | undefined => openEvents(order, 'sweeper', now)[0]

function timeFault(order: OrderLife, { awaiting, when }: OrderEdge, at: number): OrderFault | undefined {
  const deadline = deadlinesOf(order)
  if (awaiting !== null && deadline?.act !== awaiting) return 'not-awaited'
  const by = deadline?.by ?? Infinity
  if (when === 'late') return at > by ? undefined : 'too-early'
  return when === 'in-time' && at > by ? 'too-late' : undefined
}

function moved<O extends OrderLife>(
  order: O,
  edge: OrderEdge,
  { by, at, notedAt = at }: Transition,
  heldFen: number,
): O {
  // A sweeper's step is dated at its deadline, whenever the sweeper ran; a party's step when they took it.
  const due = by === 'sweeper' && edge.when === 'late' ? (deadlinesOf(order)?.by ?? at) : at
  // A clock that was put back makes no step earlier than the one before it.
  const when = Math.max(due, order.history.at(-1)?.at ?? due)
  // A seller hands over no shop before they can know that it is paid.
  const instantOf = (noted: NotedInstant) => (noted === 'handOverBegunAt' ? Math.max(when, notedAt) : when)
  return {
    ...order,
    status: edge.to,
    paidFen: edge.to === 'refunded' ? 0 : order.paidFen + heldFen,
    ...Object.fromEntries((edge.notes ?? []).map((noted) => [noted, instantOf(noted)])),
    ...(edge.cancels === undefined ? {} : { cancelReason: edge.cancels }),
    history: edge.to === edge.from ? order.history : [...order.history, { status: edge.to, at: when }],
  }
}
