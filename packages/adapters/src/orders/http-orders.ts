import { mapResult } from '@diandu/core/kernel'
import type { Orders } from '@diandu/core/orders'
import {
  cancelOrder,
  getOrder,
  getOrderListing,
  getOrderTotals,
  listOrders,
  listTurns,
  payOrder,
  placeOrder,
} from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpOrders = (client: Client): Orders => ({
  place: ({ shopId, plan, priceFen, termsVersion, couponId }, key, signal) =>
    client.send(
      placeOrder,
      { shopId, plan, priceFen, termsVersion, ...(couponId === undefined ? {} : { couponId }) },
      { key, signal },
    ),
  pay: ({ orderId, part, amountFen, paymentPassword }, key, signal) =>
    client.send(payOrder, { orderId, part, amountFen, paymentPassword }, { key, signal }),
  cancel: (orderId, key) => client.send(cancelOrder, { orderId }, { key }),
  find: (orderId, signal) => client.send(getOrder, { orderId }, { signal }),
  listing: (orderId, signal) => client.send(getOrderListing, { orderId }, { signal }),
  list: ({ role, group }, cursor, signal) =>
    client.send(listOrders, { ...(role && { role }), ...(group && { group }), ...after(cursor) }, { signal }),
  turns: async (signal) => mapResult(await client.send(listTurns, {}, { signal }), ({ items }) => items),
  totals: (role, signal) => client.send(getOrderTotals, { ...(role && { role }) }, { signal }),
})
