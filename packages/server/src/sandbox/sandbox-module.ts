import type { ServerModule } from '../server-module.ts'
import { hasSandboxes } from '../settings.ts'
import { cashierRoutes } from './cashier-routes.ts'
import { identityRoutes } from './identity-routes.ts'
import { sendDueNotices } from './send-notices.ts'
import { shellRoutes } from './shell-routes.ts'
import { weChatRoutes } from './wechat-routes.ts'

/** What plays the world around the pages. Only where sandboxes are allowed. */
export const sandboxModule: ServerModule = {
  name: 'sandbox',
  routes: (app, parts) => {
    if (hasSandboxes(parts.settings)) shellRoutes(app, parts)
    if (hasSandboxes(parts.settings) && parts.weChat?.kind === 'sandbox') weChatRoutes(app, parts)
    if (parts.identity.kind === 'sandbox') identityRoutes(app, parts)
    if (parts.payments?.kind === 'sandbox') cashierRoutes(app, parts)
  },
  sweeps: [{ name: 'send the played notifications', everyMs: 2_000, run: sendDueNotices }],
}
