import type { ServerModule } from '../server-module.ts'
import { checkCoins } from './check-coins.ts'
import { coinHandlers } from './coin.handlers.ts'

export const coinsModule: ServerModule = { name: 'coins', handlers: () => coinHandlers, checkBooks: checkCoins }
