import { HOUR_MS } from '@diandu/core/kernel'
import { createDataBox } from '../crypto/index.ts'
import type { ServerModule, Sweep } from '../server-module.ts'
import { openMethods } from '../wallet/index.ts'
import { fulfilmentHandlers } from './fulfilment.handlers.ts'
import { handoverHandlers } from './handovers/handover.handlers.ts'
import { proofFileRoutes } from './handovers/proof-files/proof-file-routes.ts'
import { aboutProofChunk, sweepProofFiles } from './handovers/proof-files/proof-file-store.ts'
import { offerHandlers } from './offers/offer.handlers.ts'
import { orderHandlers } from './order.handlers.ts'
import { nudgeHandlers } from './nudges/nudge.handlers.ts'
import { viewingHandlers } from './viewings/viewing.handlers.ts'
import { aboutViewing, forgetAccess } from './viewings/viewing-store.ts'
import { reviewHandlers } from './reviews/review.handlers.ts'
import { sweepOffers } from './offers/sweep-offers.ts'
import { remindOfDeadlines } from './remind-of-deadlines.ts'
import { DEADLINE_NAMES, sweepOrders, type DeadlineName } from './sweep-orders.ts'

const SWEPT_EVERY_MS = 30_000
const REMINDED_EVERY_MS = 10 * 60_000

export const ordersModule: ServerModule = {
  name: 'orders',
  handlers: ({ payments, settings }) => [
    ...orderHandlers(openMethods({ payments, houseAccount: settings.houseAccount })),
    ...fulfilmentHandlers(createDataBox(settings.secrets.dataKey)),
    ...handoverHandlers(createDataBox(settings.secrets.dataKey)),
    ...viewingHandlers(createDataBox(settings.secrets.dataKey)),
    ...nudgeHandlers,
    ...offerHandlers,
    ...reviewHandlers,
  ],
  routes: (app, deps) => proofFileRoutes(app, deps, createDataBox(deps.settings.secrets.dataKey)),
  sealedPlaces: [
    { table: 'order_viewings', key: 'order_id', column: 'access', as: 'bytes', about: aboutViewing },
    {
      table: 'proof_file_chunks',
      key: "file_id || ' ' || place",
      column: 'sealed',
      as: 'bytes',
      about: aboutProofChunk,
    },
  ],
  sweeps: [
    ...DEADLINE_NAMES.map(sweepOf),
    {
      name: 'lapse price offers',
      everyMs: SWEPT_EVERY_MS,
      run: async ({ db, clock }) => void (await sweepOffers(db, clock.now())),
    },
    {
      name: 'remind of deadlines that cost money',
      everyMs: REMINDED_EVERY_MS,
      run: async ({ db, clock }) => void (await remindOfDeadlines(db, clock.now())),
    },
    {
      name: 'forget the way into shops that are viewed no more',
      everyMs: SWEPT_EVERY_MS,
      run: async ({ db }) => void (await forgetAccess(db)),
    },
    {
      name: 'sweep files of hand-overs that prove nothing',
      everyMs: HOUR_MS,
      run: async ({ db, clock }) => void (await sweepProofFiles(db, clock.now())),
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
