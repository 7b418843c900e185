import type { ShopId } from '../src/catalog/index.ts'
import { TERMS_VERSION, paymentDue, type Order, type OrderDraft, type PaymentPlan } from '../src/orders/index.ts'
import { PAYMENT_PASSWORD, setPaymentPassword, valueOf } from './fixture-steps.ts'
import type { Person, Fixture } from './fixture.ts'

/** More than any shop of a trial market costs. */
const PLENTY_FEN = 1_000_000_000_00

/** At the shop's current price. */
export async function draftFor(
  person: Person,
  shopId: ShopId | undefined,
  plan: PaymentPlan = 'full',
): Promise<OrderDraft> {
  if (shopId === undefined) throw new Error('The world has too few shops')
  const { priceFen } = valueOf(await person.device.catalog.detail(shopId))
  return { shopId, plan, priceFen, termsVersion: TERMS_VERSION }
}

/** Orders a shop at its current price. */
export async function orderShop(
  person: Person,
  shopId: ShopId | undefined,
  key: string,
  plan: PaymentPlan = 'full',
): Promise<Order> {
  return valueOf(await person.device.orders.place(await draftFor(person, shopId, plan), key))
}

/** Pays what is due for an order. */
export async function payDue(person: Person, order: Order, key: string): ReturnType<Person['device']['orders']['pay']> {
  const due = paymentDue(order)
  if (due === undefined) throw new Error('Nothing is due')
  return person.device.orders.pay({ orderId: order.id, ...due, paymentPassword: PAYMENT_PASSWORD }, key)
}

/** Money and a payment password: what it takes to pay. */
export async function makeReadyToPay(fixture: Fixture, person: Person, amountFen = PLENTY_FEN): Promise<void> {
  await setPaymentPassword(fixture, person)
  await fixture.credit(person.userId, amountFen)
}

/** The buyer's order for a shop, by default the first one, paid in full. */
export async function paidOrder(fixture: Fixture, shopId = fixture.shopIds[0]): Promise<Order> {
  await makeReadyToPay(fixture, fixture.buyer)
  const order = await orderShop(fixture.buyer, shopId, 'place-for-good')
  return valueOf(await payDue(fixture.buyer, order, 'pay-for-good'))
}
