import { deadlinesOf, turnOf } from '../life/deadlines.ts'
import type { BalanceWay, Order, OrderId, SigningPause } from '../order.ts'
import { offerStatusAt, offerValidUntil } from '../price-offer.ts'
import type { ShownOffer } from '../price-offers.ports.ts'

/**
 * Something that goes no further without this person: an order, or an offer. `by` is the last instant in time, null
 * where no day is fixed; `isPaperRefused` says that another document is to be submitted, so that they can sign.
 */
export type MyTurn =
  | { readonly kind: 'order'; readonly by: number | null; readonly order: Order; readonly isPaperRefused: boolean }
  | { readonly kind: 'offer'; readonly by: number | null; readonly offer: ShownOffer }

/** More of them are neither listed nor counted. */
export const MAX_TURNS = 100

/**
 * Of these orders and offers the ones whose next step is this person's, the most urgent first, those without a day
 * last. What the platform reviews waits for no party.
 */
export function myTurns(
  orders: readonly Order[],
  offers: readonly ShownOffer[],
  now: number,
  pauses: ReadonlyMap<OrderId, SigningPause>,
): readonly MyTurn[] {
  const turns: readonly MyTurn[] = [
    ...orders.flatMap((order): readonly MyTurn[] => {
      const deadline = turnOf(order, order.role)
      const pause = isToSign(order) ? pauses.get(order.id) : undefined
      const isAwaited = deadline?.act === 'pay-balance' && order.awaitedBalance !== undefined
      return deadline !== undefined && pause !== 'looked-at' && !isAwaited
        ? [{ kind: 'order', by: deadline.by, order, isPaperRefused: pause === 'refused' }]
        : []
    }),
    ...offers
      .filter((offer) => isTheirs(offer, now))
      .map((offer): MyTurn => ({ kind: 'offer', by: offerValidUntil(offer), offer })),
  ]
  return turns
    .toSorted((one, other) => urgency(one) - urgency(other) || (idOf(one) < idOf(other) ? -1 : 1))
    .slice(0, MAX_TURNS)
}

/**
 * The order with the way by which its balance is known to be coming; one that owes no balance has nothing of the kind.
 */
export const withAwaitedBalance = (order: Order, way: BalanceWay | undefined): Order =>
  way === undefined || order.status !== 'deposit-paid' ? order : { ...order, awaitedBalance: way }

/** The order with what keeps it from being signed; one that is not to be signed has nothing of the kind. */
export const withPause = (order: Order, pause: SigningPause | undefined): Order =>
  pause === undefined || !isToSign(order) ? order : { ...order, signingPause: pause }

const isToSign = (order: Order): boolean =>
  [deadlinesOf(order), turnOf(order, order.role)].some((turn) => turn?.act === 'seller-sign' || turn?.act === 'sign')

/** A seller answers; a buyer orders at what was agreed. */
function isTheirs(offer: ShownOffer, now: number): boolean {
  const status = offerStatusAt(offer, now)
  return offer.role === 'seller' ? status === 'open' : status === 'accepted' || status === 'countered'
}

const urgency = ({ by }: MyTurn): number => by ?? Number.MAX_SAFE_INTEGER
const idOf = (turn: MyTurn): string => (turn.kind === 'order' ? turn.order.id : turn.offer.id)
