import type { ServerModule } from '../server-module.ts'
import { checkCoins } from './check-coins.ts'

export const coinsModule: ServerModule = { name: 'coins', checkBooks: checkCoins }
