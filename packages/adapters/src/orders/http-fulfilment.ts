import type { PictureId } from '@diandu/core/account'
import type { Fulfilment } from '@diandu/core/orders'
import {
  confirmBill,
  failOrder,
  getOrderOutcome,
  getRefundCase,
  giveUpOrder,
  handOverShop,
  reportMismatch,
} from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpFulfilment = (client: Client): Fulfilment => ({
  handOver: (orderId, key) => client.send(handOverShop, { orderId }, { key }),
  confirmBill: ({ orderId, paymentPassword }, key) => client.send(confirmBill, { orderId, paymentPassword }, { key }),
  reportMismatch: (orderId, { reason, words, pictures }, key) =>
    client.send(
      reportMismatch,
      { orderId, reason, words, ...(pictures.length > 0 && { pictures: pictures as PictureId[] }) },
      { key },
    ),
  giveUp: ({ orderId, paymentPassword }, key) => client.send(giveUpOrder, { orderId, paymentPassword }, { key }),
  cannotDeliver: ({ orderId, paymentPassword }, key) => client.send(failOrder, { orderId, paymentPassword }, { key }),
  refundCase: (orderId, signal) => client.send(getRefundCase, { orderId }, { signal }),
  outcome: (orderId, signal) => client.send(getOrderOutcome, { orderId }, { signal }),
})
