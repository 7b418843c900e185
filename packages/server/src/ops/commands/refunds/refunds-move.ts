import { fail, isSameReviewer, ok, refused } from '@diandu/core/kernel'
import { isVerdict, verdictEdge, VERDICTS, type OrderRecord } from '@diandu/core/orders'
import { findOrderBy, moveByVerdict, passVerdict } from '../../../orders/index.ts'
import { defineCommand } from '../../define-command.ts'
import { TWO_DECIDE } from '../../help-notes.ts'
import { noteRefusal } from '../../note-refusal.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneOrder, required, second, why } from '../../parameters.ts'
import { nextStatesText } from '../../texts/state-texts.ts'
import { noOrderText } from '../../texts/value-texts.ts'

const verdictsFrom = (order: OrderRecord): readonly string[] =>
  Object.keys(VERDICTS).filter((verdict) => isVerdict(verdict) && verdictEdge(order, verdict) !== undefined)

const needsSecond = () => refused('parameter-missing', '大额须经第二人复核', 'second')

const NEEDS_TWO =
  'What this awards is a large sum, or makes one with what was let through alone in the last 24 hours: say also --second, another reviewer who looked at it.'

export const refundsMove = defineCommand({
  name: 'refunds move',
  meaning: 'decides on an order under review; both parties read why',
  notes: [
    'agreed: all back to the buyer; refused: on with the hand-over; seller-failed: all back, and the seller owes damages; completed: the buyer was silent for 72 hours.',
    TWO_DECIDE,
  ],
  parameters: {
    order: oneOrder,
    to: required(Object.keys(VERDICTS).join('|'), 'what is decided', (text) => {
      const verdict = text.trim()
      return isVerdict(verdict) ? ok(verdict) : fail(`--to is one of ${Object.keys(VERDICTS).join(', ')}.`)
    }),
    by,
    why,
    second,
  },
  examples: ['refunds move NUMBER --to agreed --by "Li Na" --why "figures untrue"'],
  async run({ order: which, to, by: reviewer, why: reason, second: other }, deps) {
    const { db, clock, random } = deps
    const found = await findOrderBy(db, which, clock.now())
    if (found === undefined) return notDone(noOrderText(which))
    const { order } = found
    const verdict = { orderId: order.id, verdict: to, seen: order, why: reason }
    const nowMs = clock.now()
    const who = other === null ? reviewer : `${reviewer}, ${other}`
    const moved = await passVerdict(order, to, reviewer, { db, random, nowMs }, async (needsTwo) =>
      needsTwo && (other === null || isSameReviewer(other, reviewer))
        ? fail(needsSecond())
        : db.transaction((tx) => moveByVerdict(tx, verdict, { who, nowMs, random })),
    )
    await noteRefusal({ name: 'refunds move', about: order.number, by: reviewer }, moved, deps)
    if (!moved.ok)
      return notDone(
        moved.failure.kind === 'refused' && moved.failure.field === 'second'
          ? NEEDS_TWO
          : `Order ${order.number}: ${nextStatesText(order.status, verdictsFrom(order))}`,
      )
    return done(`Order ${order.number}: ${to}. It is now ${moved.value.status}.`)
  },
})
