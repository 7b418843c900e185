import type { ServerModule } from '../server-module.ts'
import { hasSandboxes } from '../settings.ts'
import { cashierRoutes } from './cashier-routes.ts'
import { identityRoutes } from './identity-routes.ts'
import { sendDueNotices } from './send-notices.ts'
import { shellRoutes } from './shell-routes.ts'
import { weChatRoutes } from './wechat-routes.ts'

/** What simulates the services around the pages. Only where sandboxes are allowed. */
export const sandboxModule: ServerModule = {
  name: 'sandbox',
  routes: (app, deps) => {
    if (hasSandboxes(deps.settings)) shellRoutes(app, deps)
    if (hasSandboxes(deps.settings) && deps.weChat?.kind === 'sandbox') weChatRoutes(app, deps)
    if (deps.identity.kind === 'sandbox') identityRoutes(app, deps)
    if (deps.payments?.kind === 'sandbox') cashierRoutes(app, deps)
  },
  sweeps: [{ name: 'send the played notifications', everyMs: 2_000, run: sendDueNotices }],
}
