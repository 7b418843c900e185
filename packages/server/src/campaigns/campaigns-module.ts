import { MINUTE_MS } from '@diandu/core/kernel'
import { createDataBox } from '../crypto/index.ts'
import { currentLotteries, lotteryOpener } from '../lottery/index.ts'
import type { ServerModule } from '../server-module.ts'
import { currentCampaignFiles } from './current-files.ts'
import { campaignHandlers } from './campaigns.handlers.ts'
import { keepOpened, worseningsNow } from './opened-campaigns.ts'
import { participationHandlers } from './participation/participation.handlers.ts'
import { tellOfOpenings } from './reminders.ts'

export const campaignsModule: ServerModule = {
  name: 'campaigns',
  handlers: ({ random, settings, clock }) => {
    const openLotteries = lotteryOpener({ random, box: createDataBox(settings.secrets.dataKey) }, currentLotteries)
    return [
      ...campaignHandlers(currentCampaignFiles, openLotteries),
      ...participationHandlers(currentCampaignFiles, clock),
    ]
  },
  checkFiles: async ({ db, clock }) => {
    const files = await currentCampaignFiles(db)
    const complaints = await worseningsNow(db, files, clock.now())
    if (complaints.length === 0) await keepOpened(db, files, clock.now(), true)
    return complaints.map(({ en }) => en)
  },
  sweeps: [
    {
      name: 'remember what campaigns that have opened promise',
      everyMs: MINUTE_MS,
      run: async ({ db, clock }) => keepOpened(db, await currentCampaignFiles(db), clock.now(), false),
    },
    {
      name: 'tell of campaigns that have opened',
      everyMs: MINUTE_MS,
      run: async ({ db, clock }) => void (await tellOfOpenings(db, clock.now())),
    },
  ],
}
