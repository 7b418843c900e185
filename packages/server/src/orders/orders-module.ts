import { createDataBox } from '../crypto/index.ts'
import type { ServerModule, Sweep } from '../server-module.ts'
import { openChannels } from '../wallet/index.ts'
import { fulfilmentHandlers } from './fulfilment.handlers.ts'
import { offerHandlers } from './offers/offer.handlers.ts'
import { orderHandlers } from './order.handlers.ts'
import { lapseOffers } from './offers/price-offer-store.ts'
import { DEADLINE_NAMES, sweepOrders, type DeadlineName } from './sweep-orders.ts'

const SWEPT_EVERY_MS = 30_000

export const ordersModule: ServerModule = {
  name: 'orders',
  handlers: ({ payments, settings }) => [
    ...orderHandlers(openChannels({ payments, houseAccount: settings.houseAccount })),
    ...fulfilmentHandlers(createDataBox(settings.secrets.dataKey)),
    ...offerHandlers,
  ],
  sweeps: [
    ...DEADLINE_NAMES.map(sweepOf),
    {
      name: 'lapse price offers',
      everyMs: SWEPT_EVERY_MS,
      run: async ({ db, clock }) => void (await lapseOffers(db, clock.now())),
    },
  ],
}

function sweepOf(deadline: DeadlineName): Sweep {
  return {
    name: `orders past their ${deadline} deadline`,
    everyMs: SWEPT_EVERY_MS,
    run: async ({ db, random, clock, log }) => {
      const orders = await sweepOrders(db, deadline, { random, nowMs: clock.now() })
      if (orders > 0) log.info({ orders, deadline }, 'Orders were moved by a deadline')
    },
  }
}
