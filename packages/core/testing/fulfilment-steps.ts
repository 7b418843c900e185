import { paymentDue, type Order, type PaymentPlan, type RefundRequest } from '../src/orders/index.ts'
import { draftFor, makeReadyToPay, payDue } from './paid-order.ts'
import { PAYMENT_PASSWORD, valueOf } from './fixture-steps.ts'
import { proveHandover } from './prove-handover.ts'
import type { Person } from './fixture.ts'
import type { Fixture } from './fixture.ts'

export const UNTRUE: RefundRequest = { reason: 'figures-untrue', words: '评分与后台不一致', pictures: [] }

/** Steps of the parties after payment, for the suites of that port. */
export function fulfilmentSteps(fixture: () => Fixture) {
  const availableOf = async ({ device }: Person) => valueOf(await device.wallet.capital()).availableFen
  const find = async ({ device }: Person, { id }: Order) => valueOf(await device.orders.find(id))

  /** Paid by the buyer; with a deposit the balance too, unless `untilBalance` is false. */
  const paid = async (plan: PaymentPlan = 'full', untilBalance = true) => {
    const { buyer, shopIds } = fixture()
    await makeReadyToPay(fixture(), buyer)
    const order = valueOf(await buyer.device.orders.place(await draftFor(buyer, shopIds[0], plan), 'key-to-place'))
    const first = valueOf(await payDue(buyer, order, 'key-to-pay-1'))
    return paymentDue(first) !== undefined && untilBalance ? valueOf(await payDue(buyer, first, 'key-to-pay-2')) : first
  }
  const signed = async (order: Order) => {
    await fixture().transition(order.id, 'seller.signed', 'seller')
    await fixture().transition(order.id, 'all.signed', 'buyer')
  }
  /** Another shop of the seller, sold to another buyer to its end. */
  const nextSale = async (): Promise<Order> => {
    const { secondBuyer, seller, shopIds } = fixture()
    await makeReadyToPay(fixture(), secondBuyer)
    const next = valueOf(await secondBuyer.device.orders.place(await draftFor(secondBuyer, shopIds[1]), 'key-to-place'))
    valueOf(await payDue(secondBuyer, next, 'key-to-pay'))
    await signed(next)
    await proveHandover(seller, next.id)
    valueOf(await seller.device.fulfilment.handOver(next.id, 'key-to-hand-over'))
    valueOf(
      await secondBuyer.device.fulfilment.confirmBill(
        { orderId: next.id, paymentPassword: PAYMENT_PASSWORD },
        'key-to-confirm',
      ),
    )
    return next
  }
  const handedOver = async (plan: PaymentPlan = 'full') => {
    const order = await paid(plan)
    await signed(order)
    await proveHandover(fixture().seller, order.id)
    return valueOf(await fixture().seller.device.fulfilment.handOver(order.id, 'key-to-hand-over'))
  }
  const confirm = (order: Order, key = 'key-to-confirm', paymentPassword = PAYMENT_PASSWORD) =>
    fixture().buyer.device.fulfilment.confirmBill({ orderId: order.id, paymentPassword }, key)
  const giveUp = (order: Order, key = 'key-to-give-up') =>
    fixture().buyer.device.fulfilment.giveUp({ orderId: order.id, paymentPassword: PAYMENT_PASSWORD }, key)
  const cannotDeliver = async (order: Order, key = 'key-to-fail', paymentPassword = PAYMENT_PASSWORD) =>
    fixture().seller.device.fulfilment.cannotDeliver({ orderId: order.id, paymentPassword }, key)
  const report = (order: Order, request = UNTRUE, key = 'key-to-report') =>
    fixture().buyer.device.fulfilment.reportMismatch(order.id, request, key)
  return { availableOf, find, paid, signed, nextSale, handedOver, confirm, giveUp, cannotDeliver, report }
}
