import { awaitingOperatorSince, REFUND_REASONS } from '@diandu/core/orders'
import { listOrdersForReview, readRefundCase } from '../../../orders/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, type OpsDeps } from '../../ops-deps.ts'
import { most } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time, yuan } from '../../texts/value-texts.ts'

export const refundsList = defineCommand({
  name: 'refunds list',
  meaning: 'orders under review, and those whose buyer is silent for 72 hours; the longest waiting first',
  parameters: { most },
  examples: ['refunds list'],
  async run({ most: limit }, { db, clock }) {
    const now = clock.now()
    const orders = await listOrdersForReview(db, limit, now)
    if (orders.length === 0) return done('No order is under review, and no buyer is silent.')
    const rows = await Promise.all(
      orders.map(async ({ order, buyer, seller }) => {
        const reason = order.status === 'handing-over' ? SILENT : await reasonText(order.id, db)
        return [
          order.number,
          order.shop.title,
          buyer,
          seller,
          yuan(order.paidFen),
          time(awaitingOperatorSince(order, now) ?? now),
          reason,
        ]
      }),
    )
    return done(tableText(['NUMBER', 'SHOP', 'BUYER', 'SELLER', 'HELD', 'SINCE', 'REASON'], rows))
  },
})

const SILENT = 'buyer silent for 72 hours'

async function reasonText(orderId: string, db: OpsDeps['db']): Promise<string> {
  const reason = (await readRefundCase(db, orderId, String))?.refund?.reason
  return reason === undefined ? 'hand-over was late' : REFUND_REASONS[reason].en
}
