import { listingParts } from '@diandu/core/catalog'
import { awaitingOperatorSince, REFUND_REASONS } from '@diandu/core/orders'
import { signedPictureUrl } from '../../../account/index.ts'
import { createDataBox } from '../../../crypto/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { findListing, findOrderBy, readRefundCase, type OrderWithPeople } from '../../../orders/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone, type OpsDeps } from '../../ops-deps.ts'
import { oneOrder } from '../../parameters.ts'
import { handoverText } from '../../texts/handover-text.ts'
import { tableText } from '../../texts/table-text.ts'
import { noOrderText, time, yuan } from '../../texts/value-texts.ts'

export const refundsShow = defineCommand({
  name: 'refunds show',
  meaning: 'what was reported of an order, with addresses of its pictures, beside what was described',
  parameters: { order: oneOrder },
  examples: ['refunds show NUMBER'],
  async run({ order }, deps) {
    const found = await findOrderBy(deps.db, order, deps.clock.now())
    return found === undefined ? notDone(noOrderText(order)) : done(await refundText(found, deps))
  },
})

async function refundText({ order, buyer, seller }: OrderWithPeople, deps: OpsDeps): Promise<string> {
  const { db, clock, dataKey } = deps
  const box = createDataBox(dataKey)
  const found = await readRefundCase(db, order.id, (picture) => signedPictureUrl(picture, box, clock.now()))
  const { refund = null, verdict = null } = found ?? {}
  const detailRows =
    refund === null
      ? [['reason', found === null ? 'there was no review' : 'the hand-over was late']]
      : [
          ['reason', REFUND_REASONS[refund.reason].en],
          ['words', oneLine(refund.words) || '-'],
          ['reported', time(refund.reportedAt)],
          ...refund.pictures.map((picture) => ['picture', picture]),
        ]
  const verdictRow =
    verdict === null
      ? []
      : [['verdict', `${verdict.isAgreed ? 'agreed' : 'refused'}, ${time(verdict.at)}: ${oneLine(verdict.why)}`]]
  const silentSince = order.status === 'handing-over' ? awaitingOperatorSince(order, clock.now()) : undefined
  const facts = tableText(
    ['ORDER', order.number],
    [
      ['state', order.status],
      ['shop', order.shop.title],
      ['buyer', buyer],
      ['seller', seller],
      ['paid', `${yuan(order.paidFen)} yuan`],
      ...(silentSince === undefined ? [] : [['buyer silent', `since ${time(silentSince)}`]]),
      ...detailRows,
      ...verdictRow,
    ],
  )
  const handover = order.handOverBegunAt === null ? '' : await handoverText(order, deps)
  return [facts, handover, await describedText(order.id, db)].filter((text) => text !== '').join('\n\n')
}

/** The listing as ordered, to compare with the report. */
async function describedText(orderId: string, db: OpsDeps['db']): Promise<string> {
  const listing = await findListing(db, orderId)
  if (listing === null) return 'What the listing said when this order was placed was not kept.'
  const rows = listingParts(listing).flatMap(({ rows: of }) =>
    of.map(({ label, value, source }) => [label.en, oneLine(value.en), source.en]),
  )
  return `${tableText(['AS DESCRIBED WHEN ORDERED', '', 'SAID BY'], rows)}\nDescription: ${oneLine(listing.description) || '-'}`
}
