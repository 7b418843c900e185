import { HOUR_MS } from '@diandu/core/kernel'
import type { ServerModule } from '../server-module.ts'
import { checkCoins } from './check-coins.ts'
import { coinHandlers } from './coin.handlers.ts'
import { tellLapses } from './tell-lapses.ts'

export const coinsModule: ServerModule = {
  name: 'coins',
  handlers: () => coinHandlers,
  checkBooks: checkCoins,
  sweeps: [
    { name: 'tell of coins that lapse soon', everyMs: HOUR_MS, run: ({ db, clock }) => tellLapses(db, clock.now()) },
  ],
}
