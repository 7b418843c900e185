import type { ServerModule } from '../server-module.ts'
import { hasSandboxes } from '../settings.ts'
import { shellRoutes } from './shell-routes.ts'

/** What plays the world around the pages. Only where sandboxes are allowed. */
export const sandboxModule: ServerModule = {
  name: 'sandbox',
  routes: (app, parts) => {
    if (hasSandboxes(parts.settings)) shellRoutes(app, parts)
  },
}
