import { ok, type Clock, type Random } from '@diandu/core/kernel'
import type { Database } from '../../database/index.ts'
import { takeSandboxCode } from './sandbox-wechat-store.ts'
import { visitAddress } from '../wechat-visit.ts'
import type { WeChatSigner } from '../wechat.ts'
import { signPage } from '../wechat-signature.ts'

export const SANDBOX_SCRIPT = '/sandbox/shell/wechat-sdk.js'

/** The simulated WeChat's page of visits. */
export const SANDBOX_VISIT_PAGE = '/sandbox/wechat/authorize'

/** The simulated WeChat signs with it; it is no secret. */
export const SANDBOX_TICKET = 'sandbox-ticket'

export const SANDBOX_APP_ID = 'wxsandbox'

/**
 * A WeChat of our own: it signs like the real one, for a simulated account, its JS-SDK is a script of this server, and
 * it knows who is there.
 */
export const sandboxWeChat = ({
  db,
  clock,
  random,
}: {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
}): WeChatSigner => ({
  kind: 'sandbox',
  scriptUrl: SANDBOX_SCRIPT,
  sign: async (pageUrl) => ok(signPage(SANDBOX_APP_ID, SANDBOX_TICKET, pageUrl, clock.now(), random)),
  visitUrl: (backUrl, state) => visitAddress({ page: SANDBOX_VISIT_PAGE, appId: SANDBOX_APP_ID, backUrl, state }),
  openidOf: async (code) => ok((await takeSandboxCode(db, code, clock.now())) ?? null),
})
