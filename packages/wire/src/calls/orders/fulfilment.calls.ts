import * as v from 'valibot'
import type { PictureId } from '@diandu/core/account'
import {
  ENDINGS,
  MAX_REFUND_WORDS,
  REFUND_REASONS,
  type OrderOutcome,
  type Refund,
  type RefundCase,
} from '@diandu/core/orders'
import { call } from '../call.ts'
import { order, orderId, paymentPassword } from './orders.calls.ts'
import { fen, idOf, instant, keysOf, typed } from '../../schemas/schemas.ts'

const pictureId = idOf<PictureId>()
const theOrder = v.strictObject({ orderId })
const confirmed = v.strictObject({ orderId, paymentPassword })

export const handOverShop = call('PUT order/hand-over', {
  summary: 'The seller says that the shop is handed over: the 72 hours begin',
  access: 'member',
  money: true,
  input: theOrder,
  output: order,
  example: { orderId: 'o1' },
})

export const confirmBill = call('PUT order/sure-bill', {
  summary: 'The buyer confirms the bill: the order is completed, the seller paid',
  access: 'member',
  money: true,
  rateLimitPerMinute: 30,
  input: confirmed,
  output: order,
  example: { orderId: 'o1', paymentPassword: '583920' },
})

export const reportMismatch = call('POST doRefund', {
  summary: 'The buyer reports within 72 hours of the hand-over that the shop is not what was sold',
  access: 'member',
  money: true,
  rateLimitPerMinute: 20,
  input: v.strictObject({
    orderId,
    reason: typed(40),
    words: typed(MAX_REFUND_WORDS),
    pictures: v.exactOptional(v.pipe(v.array(pictureId), v.minLength(1), v.maxLength(20))),
  }),
  output: order,
  example: { orderId: 'o1', reason: 'other', words: '账号登录不了', pictures: ['p1', 'p2'] },
})

export const giveUpOrder = call('PUT order/give-up', {
  summary: 'The buyer gives up and loses the damages of the agreement; the rest comes back',
  access: 'member',
  money: true,
  rateLimitPerMinute: 30,
  input: confirmed,
  output: order,
  example: { orderId: 'o1', paymentPassword: '583920' },
})

export const failOrder = call('PUT order/cannot-deliver', {
  summary: 'The seller cannot go on: the buyer has everything back, the seller owes the damages',
  access: 'member',
  money: true,
  input: confirmed,
  output: order,
  example: { orderId: 'o1', paymentPassword: '583920' },
})

const refund = v.object({
  reason: v.picklist(keysOf(REFUND_REASONS)),
  words: v.string(),
  /** Addresses, good for a day. */
  pictures: v.array(v.string()),
  reportedAt: instant,
}) satisfies v.GenericSchema<unknown, Refund>

export const getRefundCase = call('POST order/refund', {
  summary:
    'The last review of the money of an order: what was reported, what a reviewer said; null where there was none',
  access: 'member',
  input: theOrder,
  output: v.nullable(
    v.object({
      refund: v.nullable(refund),
      verdict: v.nullable(v.object({ isAgreed: v.boolean(), why: v.string(), at: instant })),
    }),
  ) satisfies v.GenericSchema<unknown, RefundCase | null>,
  example: { orderId: 'o1' },
})

const outcome = v.object({
  ending: v.picklist(ENDINGS),
  at: instant,
  paidFen: fen,
  backFen: fen,
  toSellerFen: fen,
  feeFen: fen,
  keptFen: fen,
  owed: v.nullable(v.object({ damagesFen: fen, paid: v.array(v.object({ amountFen: fen, at: instant })) })),
}) satisfies v.GenericSchema<unknown, OrderOutcome>

export const getOrderOutcome = call('POST order/outcome', {
  summary:
    'Where the money of an order went that has ended: what came back, what was kept, who owes damages; null while it is held',
  access: 'member',
  input: theOrder,
  output: v.nullable(outcome),
  example: { orderId: 'o1' },
})
