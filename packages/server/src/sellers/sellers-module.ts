import type { ServerModule } from '../server-module.ts'
import { sellersHandlers } from './sellers.handlers.ts'

/** Who sells a shop. */
export const sellersModule: ServerModule = { name: 'sellers', handlers: sellersHandlers }
