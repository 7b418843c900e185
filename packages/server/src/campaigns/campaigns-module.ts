import { MINUTE_MS } from '@diandu/core/kernel'
import { createDataBox } from '../crypto/index.ts'
import { LOTTERIES, lotteryOpener } from '../lottery/index.ts'
import type { ServerModule } from '../server-module.ts'
import { readCampaignFiles } from './campaign-files.ts'
import { campaignHandlers } from './campaigns.handlers.ts'
import { keepOpened, worseningsNow } from './opened-campaigns.ts'
import { participationHandlers } from './participation/participation.handlers.ts'
import { tellOfOpenings } from './reminders.ts'

export const campaignsModule: ServerModule = {
  name: 'campaigns',
  handlers: ({ random, settings, clock }) => {
    const files = readCampaignFiles()
    const openLotteries = lotteryOpener({ random, box: createDataBox(settings.secrets.dataKey) }, LOTTERIES)
    return [...campaignHandlers(files, openLotteries), ...participationHandlers(files, clock)]
  },
  checkFiles: async ({ db, clock }) => {
    const files = readCampaignFiles()
    const complaints = await worseningsNow(db, files, clock.now())
    if (complaints.length === 0) await keepOpened(db, files, clock.now(), true)
    return complaints
  },
  sweeps: [
    {
      name: 'remember what campaigns that have opened promise',
      everyMs: MINUTE_MS,
      run: ({ db, clock }) => keepOpened(db, readCampaignFiles(), clock.now(), false),
    },
    {
      name: 'tell of campaigns that have opened',
      everyMs: MINUTE_MS,
      run: async ({ db, clock }) => void (await tellOfOpenings(db, clock.now())),
    },
  ],
}
