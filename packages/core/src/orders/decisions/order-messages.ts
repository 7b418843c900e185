import type { FiguresOf, NewMessage } from '../../inbox/index.ts'
import { turnOf } from '../life/deadlines.ts'
import type { OrderActor, OrderEvent } from '../life/order-edges.ts'
import { maySee, type OrderRecord } from '../order-record.ts'
import { ORDER_ROLES, type OrderRole } from '../order.ts'

interface Happened {
  /** Null for a new order. */
  readonly from: OrderRecord | null
  readonly event: OrderEvent | 'placed'
  readonly by: OrderActor
  readonly at: number
}

/**
 * Who gets a message about an order's step: each party whose turn it becomes, though they made it so themselves, and of
 * another state the party that did not bring it about. A viewing changes no state: that it is open is told to the buyer
 * by itself.
 */
export function orderMessages(to: OrderRecord, { from, event, by, at }: Happened): readonly NewMessage[] {
  // States may come back and events with them, but no event happens twice between two changes of the state.
  const key = `order:${to.id}:${to.history.length}:${event}`
  const isMoved = from?.status !== to.status
  return ORDER_ROLES.filter((role) => maySee(to, partyOf(to, role))).flatMap((role): readonly NewMessage[] => {
    const message = { userId: partyOf(to, role), key, subject: to.id, at }
    if (event === 'viewing.opened' && role === 'buyer')
      return [{ ...message, event: 'order.viewing', figures: orderNames(to) }]
    const [before, deadline] = [from === null ? undefined : turnOf(from, role), turnOf(to, role)]
    if (deadline !== undefined && (isMoved || before?.act !== deadline.act)) {
      const { act, by: until, otherwise } = deadline
      return [{ ...message, event: 'order.turn', figures: { ...orderNames(to), act, by: until, otherwise } }]
    }
    return isMoved && by !== role ? [{ ...message, event: 'order.moved', figures: movedFigures(to) }] : []
  })
}

const partyOf = ({ buyerId, sellerId }: OrderRecord, role: OrderRole): string => (role === 'buyer' ? buyerId : sellerId)

const orderNames = ({ shop, number }: OrderRecord) => ({ shop: shop.title, number })

const movedFigures = (to: OrderRecord): FiguresOf<'order.moved'> => ({
  ...orderNames(to),
  status: to.status,
  because: to.cancelReason,
})
