import { mapResult } from '@diandu/core/kernel'
import type { WeChat } from '@diandu/core/session'
import { comeBackFromWeChat, getWeChatConfig, getWeChatUrl } from '@diandu/wire'
import type { Client } from '../http/index.ts'

/** WeChat signs addresses without their fragment. */
export const httpWeChat = (client: Client): WeChat => ({
  config: (pageUrl, signal) => client.send(getWeChatConfig, { url: pageUrl.replace(/#.*$/s, '') }, { signal }),
  comeBack: ({ code, state }) => client.send(comeBackFromWeChat, { code, state }),
  gameUrl: async (signal) => mapResult(await client.send(getWeChatUrl, {}, { signal }), ({ url }) => url),
})
