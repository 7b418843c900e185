import type { ServerModule } from '../server-module.ts'
import { orderHandlers } from './order.handlers.ts'
import { sweepLateBalances, sweepLateOrders } from './sweep-late-orders.ts'

const SWEPT_EVERY_MS = 30_000

export const ordersModule: ServerModule = {
  name: 'orders',
  handlers: () => orderHandlers,
  sweeps: [
    {
      name: 'cancel late orders',
      everyMs: SWEPT_EVERY_MS,
      run: async ({ db, clock, log }) => {
        const orders = await sweepLateOrders(db, clock.now())
        if (orders > 0) log.info({ orders }, 'Unpaid orders were cancelled')
      },
    },
    {
      name: 'close orders whose balance is late',
      everyMs: SWEPT_EVERY_MS,
      run: async ({ db, random, clock, log }) => {
        const orders = await sweepLateBalances(db, random, clock.now())
        if (orders > 0) log.info({ orders }, 'Deposits were forfeited')
      },
    },
  ],
}
