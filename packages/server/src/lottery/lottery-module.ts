import { HOUR_MS } from '@diandu/core/kernel'
import { createDataBox } from '../crypto/index.ts'
import type { ServerModule } from '../server-module.ts'
import { checkLotteries } from './check-lotteries.ts'
import { forgetDevices } from './device-store.ts'
import { currentLotteries } from './lottery-content.ts'
import { aboutSeed } from './lottery-store.ts'
import { lotteryHandlers } from './lottery.handlers.ts'
import { publishDueLotteries } from './open-lotteries.ts'
import { aboutPrize } from './won-prize-store.ts'

/** Draws that any visitor can recompute, and prizes on their way. */
export const lotteryModule: ServerModule = {
  name: 'lottery',
  handlers: ({ random, settings }) => lotteryHandlers({ random, box: createDataBox(settings.secrets.dataKey) }),
  checkBooks: checkLotteries,
  sealedPlaces: [
    { table: 'lotteries', key: 'id', column: 'sealed_seed', as: 'bytes', about: aboutSeed },
    { table: 'won_prizes', key: 'id', column: 'sealed_address', as: 'bytes', about: aboutPrize },
  ],
  sweeps: [
    {
      name: 'publish lotteries that open soon',
      everyMs: HOUR_MS,
      run: async ({ db, clock, random, settings }) => {
        const box = createDataBox(settings.secrets.dataKey)
        await publishDueLotteries({ db, random, box }, await currentLotteries(db), clock.now())
      },
    },
    {
      name: 'forget on which devices people drew, once a lottery is over',
      everyMs: HOUR_MS,
      run: ({ db, clock }) => forgetDevices(db, clock.now()),
    },
  ],
}
