import * as v from 'valibot'
import { MAX_FEN } from '@diandu/core/kernel'
import {
  BALANCE_WAYS,
  CANCEL_REASONS,
  ORDER_CODES,
  ORDER_GROUPS,
  ORDER_ROLES,
  PAYMENT_PLANS,
  SIGNING_PAUSES,
  type Order,
  type OrderId,
  type OrderTotals,
} from '@diandu/core/orders'
import { call } from '../call.ts'
import { couponChoice, couponId } from '../wallet/coupons.calls.ts'
import { describedListing, platformId, shopId, shopKind } from '../../schemas/catalog.schemas.ts'
import { paymentMethod } from '../../schemas/payment-method.ts'
import { count, cursor, digits, fen, idOf, instant, pageOf, plainId, typed } from '../../schemas/schemas.ts'
import { stateOf } from '../../state-of.ts'

export const orderId = idOf<OrderId>()
const status = stateOf(ORDER_CODES, 'Not an order status')
const plan = v.picklist(PAYMENT_PLANS)
export const paymentPassword = v.pipe(v.string(), v.regex(/^\d{6}$/, 'A payment password is 6 digits'))

export const orderRole = v.picklist(ORDER_ROLES)

/** A shop as its order remembers it, whatever becomes of the listing. */
export const orderedShop = v.object({ id: shopId, title: v.string(), platform: platformId, kind: shopKind })

export const order = v.object({
  id: orderId,
  number: v.string(),
  role: orderRole,
  shop: orderedShop,
  plan,
  termsVersion: v.string(),
  status,
  priceFen: fen,
  serviceFeeFen: fen,
  couponFen: fen,
  paidFen: fen,
  placedAt: instant,
  payBy: instant,
  depositPaidAt: v.nullable(instant),
  paidAt: v.nullable(instant),
  viewingOpenedAt: v.nullable(instant),
  viewedAt: v.nullable(instant),
  sellerSignedAt: v.nullable(instant),
  buyerSignedAt: v.nullable(instant),
  signHeldSince: v.nullable(instant),
  signExtendedTo: v.nullable(instant),
  signRefusals: count,
  handOverBegunAt: v.nullable(instant),
  handedOverAt: v.nullable(instant),
  cancelReason: v.nullable(v.picklist(CANCEL_REASONS)),
  history: v.array(v.object({ status, at: instant })),
  signingPause: v.exactOptional(v.picklist(SIGNING_PAUSES)),
  awaitedBalance: v.exactOptional(v.picklist(BALANCE_WAYS)),
}) satisfies v.GenericSchema<unknown, Order>

export const placeOrder = call('POST order/place', {
  summary: 'Orders a shop at the price that was read, under the terms that were read',
  access: 'member',
  money: true,
  rateLimitPerMinute: 60,
  input: v.strictObject({
    shopId,
    plan,
    priceFen: fen,
    termsVersion: typed(20, 1),
    couponId: v.exactOptional(couponId),
  }),
  output: order,
  example: { shopId: 's1', plan: 'deposit', priceFen: 1_000_000, termsVersion: '2026-11', couponId: 'c1' },
})

export const payOrder = call('POST order/pay', {
  summary:
    'Pays the part of an order that is due: from the wallet with the payment password, at the cashier of a channel, or by a transfer with its receipt',
  access: 'member',
  money: true,
  rateLimitPerMinute: 30,
  input: v.pipe(
    v.strictObject({
      orderId,
      part: v.picklist(['full', 'deposit', 'balance']),
      amountFen: fen,
      paymentPassword: v.exactOptional(paymentPassword),
      channel: v.exactOptional(v.picklist(['jh', 'zs', 'wy', 'transfer'])),
      method: v.exactOptional(paymentMethod),
      receipt: v.exactOptional(plainId),
    }),
    v.forward(
      v.check(
        ({ paymentPassword: password, channel }) => (password === undefined) !== (channel === undefined),
        '不能为空',
      ),
      ['paymentPassword'],
    ),
    v.forward(
      v.check(({ channel, receipt }) => (channel === 'transfer') === (receipt !== undefined), '请上传汇款凭证'),
      ['receipt'],
    ),
  ),
  // With a channel the order still waits, and `rechargeId` names the recharge that will pay it.
  output: v.object({ ...order.entries, rechargeId: v.exactOptional(plainId) }),
  example: { orderId: 'o1', part: 'balance', amountFen: 20_000, paymentPassword: '583920' },
})

export const cancelOrder = call('PUT order/cancel', {
  summary: 'Cancels an order that was not paid yet',
  access: 'member',
  money: true,
  rateLimitPerMinute: 60,
  input: v.strictObject({ orderId }),
  output: order,
  example: { orderId: 'o1' },
})

export const getOrder = call('POST order/detail', {
  summary: 'One order, for its buyer or its seller',
  access: 'member',
  input: v.strictObject({ orderId }),
  output: order,
  example: { orderId: 'o1' },
})

export const getOrderListing = call('POST order/listing', {
  summary:
    'What the listing of an order said when it was placed, for its buyer or its seller; null where that was not kept',
  access: 'member',
  input: v.strictObject({ orderId }),
  output: v.nullable(describedListing),
  example: { orderId: 'o1' },
})

export const listOrders = call('GET order', {
  summary: 'A person’s orders, newest first',
  access: 'member',
  input: v.strictObject({
    role: v.exactOptional(orderRole),
    group: v.exactOptional(v.picklist(ORDER_GROUPS)),
    cursor: v.exactOptional(cursor),
  }),
  output: pageOf(order),
  example: { role: 'buyer', group: 'unpaid', cursor: 'c1' },
})

export const getOrderTotals = call('GET order/get-total', {
  summary:
    'How many orders stand in each group; with a sum to pay and the service fee in it, also what the coupons take off',
  access: 'member',
  input: v.strictObject({
    role: v.exactOptional(orderRole),
    amountFen: v.exactOptional(digits(MAX_FEN)),
    serviceFeeFen: v.exactOptional(digits(MAX_FEN)),
    couponId: v.exactOptional(couponId),
  }),
  output: v.object({
    unpaid: count,
    open: count,
    completed: count,
    closed: count,
    coupons: v.exactOptional(couponChoice),
  }) satisfies v.GenericSchema<unknown, OrderTotals>,
  example: { role: 'seller', amountFen: 1_000_000, serviceFeeFen: 90_909, couponId: 'c1' },
})
