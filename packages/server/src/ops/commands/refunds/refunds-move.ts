import { fail, ok } from '@diandu/core/kernel'
import { nextStatus, type OrderEvent, type OrderStatus } from '@diandu/core/orders'
import { findOrderBy, moveStoredOrder } from '../../../orders/index.ts'
import { defineCommand } from '../../define-command.ts'
import { noteRefusal } from '../../note-refusal.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneOrder, required, why } from '../../parameters.ts'
import { nextStatesText } from '../../texts/state-texts.ts'
import { noOrderText } from '../../texts/value-texts.ts'

/** A reviewer's verdicts and core's edges. */
const VERDICTS = {
  agreed: 'refund.agreed',
  refused: 'refund.refused',
  'seller-failed': 'seller.failed',
  completed: 'buyer.silent',
} as const satisfies Record<string, OrderEvent>

type Verdict = keyof typeof VERDICTS

const verdictsFrom = (status: OrderStatus): readonly string[] =>
  Object.entries(VERDICTS).flatMap(([verdict, event]) => (nextStatus(status, event) === undefined ? [] : [verdict]))

const isVerdict = (text: string): text is Verdict => Object.hasOwn(VERDICTS, text)

export const refundsMove = defineCommand({
  name: 'refunds move',
  meaning: 'decides on an order under review; both parties read why',
  notes: [
    'agreed: all back to the buyer; refused: on with the hand-over; seller-failed: all back, and the seller owes damages; completed: the buyer was silent for 72 hours.',
  ],
  parameters: {
    order: oneOrder,
    to: required(Object.keys(VERDICTS).join('|'), 'what is decided', (text) => {
      const verdict = text.trim()
      return isVerdict(verdict) ? ok(verdict) : fail(`--to is one of ${Object.keys(VERDICTS).join(', ')}.`)
    }),
    by,
    why,
  },
  examples: ['refunds move NUMBER --to agreed --by "Li Na" --why "figures untrue"'],
  async run({ order: which, to, by: reviewer, why: reason }, deps) {
    const { db, clock, random } = deps
    const found = await findOrderBy(db, which, clock.now())
    if (found === undefined) return notDone(noOrderText(which))
    const { order } = found
    const moved = await db.transaction((tx) =>
      moveStoredOrder(
        tx,
        { orderId: order.id, event: VERDICTS[to], by: 'reviewer', who: reviewer, at: clock.now(), why: reason },
        { random },
      ),
    )
    await noteRefusal({ name: 'refunds move', about: order.number, by: reviewer }, moved, deps)
    if (!moved.ok) return notDone(`Order ${order.number}: ${nextStatesText(order.status, verdictsFrom(order.status))}`)
    return done(`Order ${order.number}: ${to}. It is now ${moved.value.status}.`)
  },
})
