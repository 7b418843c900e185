import { SANDBOX_GAME_ENTRY } from '@diandu/core/guess-game'
import { HOUR_MS } from '@diandu/core/kernel'
import { SANDBOX_CHAT } from '@diandu/core/support'
import type { ServerModule } from '../server-module.ts'
import { hasSandboxes } from '../settings.ts'
import { cashierRoutes } from './cashier-routes.ts'
import { CHAT_KEPT_MS, chatRoutes } from './chat/chat-routes.ts'
import { forgetOldChats } from './chat/chat-store.ts'
import { gameEntryRoutes } from './game-entry-routes.ts'
import { identityRoutes } from './identity-routes.ts'
import { sendDueNotices, simulatedReceiver } from './send-notices.ts'
import { shellRoutes } from './shell-routes.ts'
import { weChatRoutes } from './wechat-routes.ts'

/** Simulates the services around the pages. Only where sandboxes are allowed. */
export const sandboxModule: ServerModule = {
  name: 'sandbox',
  routes: (app, deps) => {
    if (hasSandboxes(deps.settings)) shellRoutes(app, deps)
    if (hasSandboxes(deps.settings) && deps.weChat?.kind === 'sandbox') weChatRoutes(app, deps)
    if (deps.settings.support.link === SANDBOX_CHAT) chatRoutes(app, deps)
    if (deps.settings.shells.gameEntry === SANDBOX_GAME_ENTRY) gameEntryRoutes(app)
    if (deps.identity.kind === 'sandbox') identityRoutes(app, deps)
    if (simulatedReceiver(deps) !== undefined) cashierRoutes(app, deps)
  },
  sweeps: [
    { name: 'send the played notifications', everyMs: 2_000, run: sendDueNotices },
    {
      name: 'forget old chats',
      everyMs: HOUR_MS,
      run: ({ db, clock }) => forgetOldChats(db, clock.now() - CHAT_KEPT_MS),
    },
  ],
}
