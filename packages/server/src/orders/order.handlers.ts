import { fail, mapResult, ok } from '@diandu/core/kernel'
import { minServiceFeeFen, noOrder, maySee, orderedListing, shownTo } from '@diandu/core/orders'
import { methodOfChannel, type PaymentMethod } from '@diandu/core/wallet'
import * as wire from '@diandu/wire'
import { memberHandlerFor, moneyHandlerFor, type Handler } from '../calls/index.ts'
import { couponChoice } from '../coupons/index.ts'
import { channelClosed } from '../wallet/index.ts'
import { cancelOrder } from './cancel-order.ts'
import { countOrders } from './lists/order-list-store.ts'
import { findListing } from './lists/order-listing-store.ts'
import { findOrder } from './order-store.ts'
import { mayPay, payFromWallet } from './payment/pay-order.ts'
import { payByChannel } from './payment/pay-by-channel.ts'
import { placeOrder } from './place-order.ts'

/** `open`: the methods by which an order can be paid beside the wallet. */
export const orderHandlers = (open: readonly PaymentMethod[]): readonly Handler[] => [
  moneyHandlerFor(wire.placeOrder, async (draft, { db, viewer, random, clock }) => {
    const nowMs = clock.now()
    return mapResult(await placeOrder(db, viewer.userId, draft, { random, nowMs }), (order) =>
      shownTo(viewer.userId, order, nowMs),
    )
  }),
  moneyHandlerFor(
    wire.payOrder,
    async ({ channel, method, receipt, ...payment }, { db, viewer, random, clock }) => {
      const nowMs = clock.now()
      if (channel !== undefined) {
        const wanted = method ?? methodOfChannel(channel)
        if (!open.includes(wanted)) return fail(channelClosed())
        const attempt = { ...payment, channel, method: wanted, ...(receipt === undefined ? {} : { receipt }) }
        return payByChannel(db, viewer.userId, attempt, { random, nowMs })
      }
      return mapResult(await payFromWallet(db, viewer.userId, payment, { random, nowMs }), (order) =>
        shownTo(viewer.userId, order, nowMs),
      )
    },
    (payment, { db, viewer, clock }) => mayPay(db, viewer.userId, payment, clock.now()),
  ),
  moneyHandlerFor(wire.cancelOrder, async ({ orderId }, { db, viewer, random, clock }) => {
    const nowMs = clock.now()
    return mapResult(await cancelOrder(db, viewer.userId, orderId, { random, nowMs }), (order) =>
      shownTo(viewer.userId, order, nowMs),
    )
  }),
  memberHandlerFor(wire.getOrderListing, async ({ orderId }, { db, viewer }) => {
    const order = await findOrder(db, orderId)
    if (order === undefined || !maySee(order, viewer.userId)) return fail(noOrder())
    const listing = await findListing(db, orderId)
    return ok(listing && orderedListing(listing, order, viewer.userId))
  }),
  memberHandlerFor(wire.getOrderTotals, async ({ role, amountFen, serviceFeeFen, couponId }, { db, viewer, clock }) => {
    const totals = await countOrders(db, viewer.userId, role, clock.now())
    if (amountFen === undefined) return ok(totals)
    const payment = { amountFen, serviceFeeFen: serviceFeeFen ?? minServiceFeeFen(amountFen) }
    return ok({ ...totals, coupons: await couponChoice(db, viewer.userId, payment, couponId, clock.now()) })
  }),
]
