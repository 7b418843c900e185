import { MINUTE_MS } from '@diandu/core/kernel'
import { createDataBox } from '../crypto/index.ts'
import { LOTTERIES, lotteryOpener } from '../lottery/index.ts'
import type { ServerModule } from '../server-module.ts'
import { readCampaignFiles } from './campaign-files.ts'
import { campaignHandlers } from './campaigns.handlers.ts'
import { tellOfOpenings } from './reminders.ts'

export const campaignsModule: ServerModule = {
  name: 'campaigns',
  handlers: ({ random, settings }) =>
    campaignHandlers(
      readCampaignFiles(),
      lotteryOpener({ random, box: createDataBox(settings.secrets.dataKey) }, LOTTERIES),
    ),
  sweeps: [
    {
      name: 'tell of campaigns that have opened',
      everyMs: MINUTE_MS,
      run: async ({ db, clock }) => void (await tellOfOpenings(db, clock.now())),
    },
  ],
}
