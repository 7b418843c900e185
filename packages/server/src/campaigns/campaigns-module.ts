import { MINUTE_MS } from '@diandu/core/kernel'
import type { ServerModule } from '../server-module.ts'
import { readCampaignFiles } from './campaign-files.ts'
import { campaignHandlers } from './campaigns.handlers.ts'
import { tellOfOpenings } from './reminders.ts'

export const campaignsModule: ServerModule = {
  name: 'campaigns',
  handlers: () => campaignHandlers(readCampaignFiles()),
  sweeps: [
    {
      name: 'tell of campaigns that have opened',
      everyMs: MINUTE_MS,
      run: async ({ db, clock }) => void (await tellOfOpenings(db, clock.now())),
    },
  ],
}
