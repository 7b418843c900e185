import { escrowOf } from '@diandu/core/wallet'
import { oneLine } from '../../../kernel/index.ts'
import { findOrderBy, type OrderWithPeople, readOrderSteps } from '../../../orders/index.ts'
import { readBalances } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { oneOrder } from '../../parameters.ts'
import { handoverText } from '../../texts/handover-text.ts'
import { tableText } from '../../texts/table-text.ts'
import { noOrderText, time, yuan } from '../../texts/value-texts.ts'

export const orderShow = defineCommand({
  name: 'order show',
  meaning: 'one order, its course, its money, and its handover with the proofs',
  parameters: { order: oneOrder },
  examples: ['order show NUMBER'],
  async run({ order: idOrNumber }, deps) {
    const { db, clock } = deps
    const found = await findOrderBy(db, idOrNumber, clock.now())
    if (found === undefined) return notDone(noOrderText(idOrNumber))
    const { order } = found
    const heldFen = (await readBalances(db, [escrowOf(order.id)])).get(escrowOf(order.id)) ?? 0
    const facts = tableText(['ORDER', order.number], [...factsOf(found), ['held in escrow', `${yuan(heldFen)} yuan`]])
    const steps = await readOrderSteps(db, order.id)
    const sequence = tableText(
      ['WHEN', 'STATE', 'WHAT', 'BY', 'WHY'],
      steps.map(({ at, status, event, role, by, why }) => [
        time(at),
        status,
        event,
        by === null ? role : `${role} ${oneLine(by)}`,
        oneLine(why) || '-',
      ]),
    )
    const handover = order.handOverBegunAt === null ? '' : await handoverText(order, deps)
    return done([facts, sequence, handover].filter((text) => text !== '').join('\n\n'))
  },
})

function factsOf({ order, buyer, seller }: OrderWithPeople): readonly (readonly string[])[] {
  return [
    ['id', order.id],
    ['state', order.status + (order.cancelReason === null ? '' : ` (${order.cancelReason})`)],
    ['shop', `${order.shop.title} (${order.shop.id})`],
    ['buyer', buyer],
    ['seller', seller],
    ['plan', order.plan],
    ['terms', order.termsVersion],
    ['price', `${yuan(order.priceFen)} yuan`],
    ['service fee', `${yuan(order.serviceFeeFen)} yuan`],
    ['paid', `${yuan(order.paidFen)} yuan`],
    ['pay by', time(order.payBy)],
  ]
}
