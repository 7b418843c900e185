import { draftFor } from './paid-order.ts'
import { valueOf } from './fixture-steps.ts'
import type { Fixture } from './fixture.ts'

/** A buyer's steps with recharges, for the suites of that port. */
export function rechargeSteps(fixture: () => Fixture) {
  const mine = () => fixture().buyer.device.recharges
  const availableFen = async () => valueOf(await fixture().buyer.device.wallet.capital()).availableFen
  let keys = 0
  const newKey = () => `recharge-key-${(keys += 1)}`
  const begun = async (amountFen = 100_00, channel: 'jh' | 'zs' | 'wy' = 'jh') =>
    valueOf(await mine().begin({ channel, amountFen }, newKey()))

  /** An order of the buyer's that waits for its money, to be paid at the cashier. */
  const orderToPay = async () => {
    const { buyer, shopIds } = fixture()
    const [shopId] = shopIds
    if (shopId === undefined) throw new Error('The world has no shops')
    const order = valueOf(await buyer.device.orders.place(await draftFor(buyer, shopId, 'deposit'), newKey()))
    const amountFen = Math.round(order.priceFen * 0.2)
    const pay = () => mine().payOrder({ channel: 'wy', orderId: order.id, part: 'deposit', amountFen }, newKey())
    return { order, amountFen, pay, found: async () => valueOf(await buyer.device.orders.find(order.id)) }
  }
  return { mine, availableFen, newKey, begun, orderToPay }
}
