import type { ServerModule } from '../server-module.ts'
import { buyerRequestsHandlers } from './buyer-requests.handlers.ts'
import { expireRequests } from './request-store.ts'
import { shopOffersHandlers } from './shop-offers.handlers.ts'

const SWEPT_EVERY_MS = 30_000

export const buyerRequestsModule: ServerModule = {
  name: 'buyer-requests',
  handlers: () => [...buyerRequestsHandlers, ...shopOffersHandlers],
  sweeps: [
    {
      name: 'expire requests of buyers',
      everyMs: SWEPT_EVERY_MS,
      run: async ({ db, clock }) => void (await expireRequests(db, clock.now())),
    },
  ],
}
