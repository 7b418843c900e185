import { ok, type Clock, type Random } from '@diandu/core/kernel'
import type { WeChatSigner } from './wechat.ts'
import { signPage } from './wechat-signature.ts'

export const SANDBOX_SCRIPT = '/sandbox/shell/wechat-sdk.js'

/** What the played WeChat signs with; it is no secret. */
export const SANDBOX_TICKET = 'sandbox-ticket'

/** A WeChat of our own: it signs like the real one, for a played account, and its JS-SDK is a script of this server. */
export const sandboxWeChat = (clock: Clock, random: Random): WeChatSigner => ({
  kind: 'sandbox',
  scriptUrl: SANDBOX_SCRIPT,
  sign: async (pageUrl) => ok(signPage('sandbox', SANDBOX_TICKET, pageUrl, clock.now(), random)),
})
