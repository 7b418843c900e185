import { fail, ok } from '@diandu/core/kernel'
import { ORDER_ROLES } from '@diandu/core/orders'
import { addAuditLine } from '../../../audit/index.ts'
import { findOrderBy, moderateReview } from '../../../orders/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneOrder, required, trimmed } from '../../parameters.ts'
import { noOrderText } from '../../texts/value-texts.ts'

const side = required('buyer|seller', 'who wrote it', (text) => {
  const role = ORDER_ROLES.find((known) => known === text.trim())
  return role === undefined ? fail('--side is buyer or seller: who wrote the review.') : ok(role)
})

export const reviewsWithdraw = defineCommand({
  name: 'reviews withdraw',
  meaning: 'takes a review, and the reply to it, from every page; its author reads why',
  parameters: { order: oneOrder, side, why: required('REASON', 'the reason; its author reads it', trimmed), by },
  examples: ['reviews withdraw NUMBER --side buyer --why "含有他人隐私" --by "Li Na"'],
  async run({ order: idOrNumber, side: author, why: reason, by: who }, { db, clock }) {
    const now = clock.now()
    const found = await findOrderBy(db, idOrNumber, now)
    if (found === undefined) return notDone(noOrderText(idOrNumber))
    const { id, number } = found.order
    const isTaken = await db.transaction(async (tx) => {
      if (!(await moderateReview(tx, { orderId: id, author }, reason, now)).ok) return false
      await addAuditLine(tx, {
        at: now,
        userId: author === 'buyer' ? found.order.buyerId : found.order.sellerId,
        what: 'ops reviews withdraw',
        reason: 'withdrawn',
        field: null,
        message: `${who}: ${reason} (${number}, ${author})`,
        clientAddress: null,
      })
      return true
    })
    return isTaken
      ? done(`The ${author}’s review of ${number} is shown no more.`)
      : notDone(`The ${author} of ${number} has no review that is shown.`)
  },
})
