import { awaitingOperatorSince, isOrderIn, REFUND_REASONS, type OrderStatus } from '@diandu/core/orders'
import { listOrdersForReview, readRefundCase } from '../../../orders/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, type OpsDeps } from '../../ops-deps.ts'
import { most } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time, yuan } from '../../texts/value-texts.ts'

export const refundsList = defineCommand({
  name: 'refunds list',
  meaning:
    'orders under review, and those whose buyer is silent for 72 hours or whose seller is idle for 3 days; the longest waiting first',
  parameters: { most },
  examples: ['refunds list'],
  async run({ most: limit }, { db, clock }) {
    const now = clock.now()
    const orders = await listOrdersForReview(db, limit, now)
    if (orders.length === 0) return done('No order is under review, no buyer is silent, and no seller is idle.')
    const rows = await Promise.all(
      orders.map(async ({ order, buyer, seller }) => {
        const reason = isOrderIn('under-review', order.status) ? await reasonText(order.id, db) : WAITED[order.status]
        return [
          order.number,
          order.shop.title,
          buyer,
          seller,
          yuan(order.paidFen),
          time(awaitingOperatorSince(order, now) ?? now),
          reason ?? '-',
        ]
      }),
    )
    return done(tableText(['NUMBER', 'SHOP', 'BUYER', 'SELLER', 'HELD', 'SINCE', 'REASON'], rows))
  },
})

/** Why an order waits for a reviewer that is not under review. */
const WAITED: Readonly<Partial<Record<OrderStatus, string>>> = {
  'handing-over': 'buyer silent for 72 hours',
  'deposit-paid': 'seller has not opened the viewing for 3 days',
  paid: 'seller has not signed for 3 days',
}

async function reasonText(orderId: string, db: OpsDeps['db']): Promise<string> {
  const reason = (await readRefundCase(db, orderId, String))?.refund?.reason
  return reason === undefined ? 'hand-over was late' : REFUND_REASONS[reason].en
}
