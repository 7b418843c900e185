import type { ServerModule } from '../server-module.ts'
import { articlesHandlers } from './articles.handlers.ts'
import { siteRoutes } from './site/site-routes.ts'

export const articlesModule: ServerModule = {
  name: 'articles',
  handlers: () => articlesHandlers,
  routes: siteRoutes,
}
