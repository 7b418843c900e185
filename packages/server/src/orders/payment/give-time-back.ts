import { daysAfterMoney, settleByOf, type OrderRecord } from '@diandu/core/orders'
import { updateRow, type Transaction } from '../../database/index.ts'

/** Gives a buyer the days to sign back that the way of their money has taken; they are kept with the contract. */
export async function giveTimeBack(
  tx: Transaction,
  order: OrderRecord,
  times: { readonly sentAt: number; readonly at: number },
): Promise<void> {
  const { signExtendedTo } = daysAfterMoney({ ...order, settleBy: settleByOf(order) }, times)
  if (signExtendedTo !== order.signExtendedTo)
    await updateRow(tx, 'contracts', { set: { signExtendedTo }, where: { orderId: order.id } })
}
