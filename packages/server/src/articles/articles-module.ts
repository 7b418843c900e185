import type { ServerModule } from '../server-module.ts'
import { articlesHandlers } from './articles.handlers.ts'
import { siteRoutes } from './site/site-routes.ts'
import { seedArticles } from './seed-articles.ts'

export const articlesModule: ServerModule = {
  name: 'articles',
  handlers: () => articlesHandlers,
  routes: siteRoutes,
  async seedDemo({ db, clock }) {
    await seedArticles(db, clock.now())
    return []
  },
}
