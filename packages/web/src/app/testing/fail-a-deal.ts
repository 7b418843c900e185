import { exampleShop, orderShop, payDue, PAYMENT_PASSWORD, valueOf } from '@diandu/core/testing'
import type { TestMarket } from './open-test-market.ts'

const SHOP = exampleShop(41, { kind: 'flagship', priceFen: 10_000_000, title: '木可家居旗舰店' })

/**
 * The market's seller fails a deal over 100 000 yuan that was paid in full, and owes 30 000; answers with its order.
 */
export async function failADeal(market: TestMarket): Promise<string> {
  const payer = market.enrol({
    username: 'let_down',
    mobile: '13800000041',
    password: 'a-password-1',
    paymentPassword: PAYMENT_PASSWORD,
  })
  market.shelve(market.seller.userId, SHOP)
  market.credit(payer.userId, 11_000_000)
  const order = await orderShop(payer, SHOP.id, 'place-to-fail')
  valueOf(await payDue(payer, order, 'pay-to-fail'))
  market.transition(order.id, 'seller.failed', 'seller')
  return order.id
}
