import type { ServerModule } from '../server-module.ts'
import { hashPassword } from '../session/index.ts'
import { seedArticles } from './articles/seed-articles.ts'
import { demoLogins } from './demo-logins.ts'
import { mediaRoutes } from './pictures/media-routes.ts'
import { hasDemoPeople, seedDemo } from './seed-demo.ts'

/** Shops, people and pictures for an installation for demonstration. */
export const demoModule: ServerModule = {
  name: 'demo',
  async seedDemo({ db, clock, random, log, settings }) {
    const onProgress = (shopsMade: number) =>
      log.info({ shopsMade, of: settings.demoShops }, 'Sample shops are being made')
    await seedDemo(db, { shopCount: settings.demoShops, nowMs: clock.now(), random, hashPassword, onProgress })
    await seedArticles(db, clock.now())
    return (await hasDemoPeople(db)) ? demoLogins() : []
  },
  routes: mediaRoutes,
}
