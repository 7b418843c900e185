import { exampleShop, orderShop, payDue, PAYMENT_PASSWORD, valueOf, type Person } from '@diandu/core/testing'
import type { Order, PaymentPlan } from '@diandu/core/orders'
import { openTestMarket, type TestMarket } from '../../../app/testing/open-test-market.ts'

/** 100 000 yuan: in full with its fee 110 000, a deposit 20 000. */
const PRICE_FEN = 10_000_000

export const SHOP = exampleShop(1, { kind: 'flagship', priceFen: PRICE_FEN, title: '云禾女装旗舰店' })
export const CHECKOUT = `/shop/${SHOP.id}/order`

export interface OrdersMarket extends TestMarket {
  /** With a payment password, and without money. */
  readonly payer: Person
  readonly rival: Person
  readonly place: (plan?: PaymentPlan, person?: Person) => Promise<Order>
  readonly pay: (order: Order, person?: Person) => Promise<Order>
  readonly reprice: (priceFen: number) => void
}

/** A market with one shop and two people who can pay for it. */
export function openOrdersMarket({ payerFen = 0 }: { readonly payerFen?: number } = {}): OrdersMarket {
  const market = openTestMarket(0)
  const enrol = (username: string, mobile: string) =>
    market.enrol({ username, mobile, password: 'a-password-1', paymentPassword: PAYMENT_PASSWORD })
  const [payer, rival] = [enrol('payer_he', '13800000007'), enrol('rival_wu', '13800000008')]
  const reprice = (priceFen: number) => market.shelve(market.seller.userId, { ...SHOP, priceFen })
  reprice(PRICE_FEN)
  market.credit(rival.userId, 100 * PRICE_FEN)
  if (payerFen > 0) market.credit(payer.userId, payerFen)
  let keys = 0
  const nextKey = () => `key-of-a-test-${(keys += 1)}`
  return {
    ...market,
    payer,
    rival,
    reprice,
    place: (plan = 'full', person = payer) => orderShop(person, SHOP.id, nextKey(), plan),
    pay: async (order, person = payer) => valueOf(await payDue(person, order, nextKey())),
  }
}
