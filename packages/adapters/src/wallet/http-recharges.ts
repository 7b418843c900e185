import { mapResult } from '@diandu/core/kernel'
import type { OrderId } from '@diandu/core/orders'
import type { Recharges } from '@diandu/core/wallet'
import {
  beginRecharge,
  createOwnAccount,
  getRecharge,
  getRechargeWays,
  handInTransfer,
  listRecharges,
  openCashier,
  payOrder,
} from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpRecharges = (client: Client): Recharges => ({
  ways: (signal) => client.send(getRechargeWays, {}, { signal }),
  begin: ({ channel, ...draft }, key, signal) => client.send(beginRecharge[channel], draft, { key, signal }),
  payOrder: async ({ orderId, ...payment }, key, signal) =>
    mapResult(
      await client.send(payOrder, { ...payment, orderId: orderId as OrderId }, { key, signal }),
      ({ rechargeId = '' }) => rechargeId,
    ),
  transfer: ({ amountFen, receipt }, key, signal) =>
    client.send(handInTransfer, { amountFen, receipt }, { key, signal }),
  cashier: (id, place) => client.send(openCashier, { id, place }),
  find: (id, signal) => client.send(getRecharge, { id }, { signal }),
  list: (cursor, signal) => client.send(listRecharges, after(cursor), { signal }),
  ownAccount: () => client.send(createOwnAccount, {}),
})
