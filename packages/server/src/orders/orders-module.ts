import type { ServerModule } from '../server-module.ts'
import { orderHandlers } from './order.handlers.ts'
import { DEADLINE_NAMES, sweepOrders } from './sweep-orders.ts'

const SWEPT_EVERY_MS = 30_000

export const ordersModule: ServerModule = {
  name: 'orders',
  handlers: () => orderHandlers,
  sweeps: DEADLINE_NAMES.map((deadline) => ({
    name: `orders past their ${deadline} deadline`,
    everyMs: SWEPT_EVERY_MS,
    run: async ({ db, random, clock, log }) => {
      const orders = await sweepOrders(db, deadline, { random, nowMs: clock.now() })
      if (orders > 0) log.info({ orders, deadline }, 'Orders were moved by a deadline')
    },
  })),
}
