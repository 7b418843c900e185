import { createDataBox } from '../crypto/index.ts'
import type { ServerModule } from '../server-module.ts'
import { hashPassword } from '../session/index.ts'
import { seedArticles } from './articles/seed-articles.ts'
import { seedCampaigns } from './campaigns/seed-campaigns.ts'
import { seedCoins } from './coins/seed-coins.ts'
import { demoLogins } from './demo-logins.ts'
import { seedDraws } from './draws/seed-draws.ts'
import { seedMessages } from './messages/seed-messages.ts'
import { mediaRoutes } from './pictures/media-routes.ts'
import { seedRequests } from './requests/seed-requests.ts'
import { hasDemoPeople, seedDemo } from './seed-demo.ts'
import { seedServiceRequests } from './services/seed-service-requests.ts'

/** Shops, people and pictures for an installation for demonstration. */
export const demoModule: ServerModule = {
  name: 'demo',
  async seedDemo({ db, clock, random, log, settings }) {
    const onProgress = (shopsMade: number) =>
      log.info({ shopsMade, of: settings.demoShops }, 'Sample shops are being made')
    const box = createDataBox(settings.secrets.dataKey)
    await seedDemo(db, { shopCount: settings.demoShops, nowMs: clock.now(), random, hashPassword, onProgress, box })
    await seedArticles(db, clock.now())
    await seedServiceRequests(db, clock.now())
    if (await hasDemoPeople(db)) await seedDraws(db, { random, box, nowMs: clock.now() })
    await seedMessages(db, random, clock.now())
    if (!(await hasDemoPeople(db))) return []
    await seedCoins(db, clock.now())
    await seedRequests(db, clock.now())
    await seedCampaigns(db, { random, box, nowMs: clock.now() })
    return demoLogins()
  },
  routes: mediaRoutes,
}
