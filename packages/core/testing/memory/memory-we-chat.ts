import { ok } from '../../src/kernel/index.ts'
import type { WeChat } from '../../src/session/index.ts'
import type { Desk } from './desk.ts'
import { refuse } from './market-state.ts'
import { codeOf } from './memory-cashier.ts'

/** Signs nothing: only its form is WeChat's. */
export const createMemoryWeChat = ({ state, store, call }: Desk): WeChat => ({
  config: async () =>
    ok({
      appId: 'wx-in-memory',
      timestamp: Math.floor(state.clock.now() / 1000),
      nonceStr: state.random.token(),
      signature: '0'.repeat(40),
    }),
  comeBack: ({ code, state: visit }) =>
    call(({ userId }) => {
      const token = store.readToken()
      if (token === undefined || state.weChatVisits.get(visit) !== token || code !== codeOf(visit))
        return refuse('wechat-visit-over', '微信没有确认您的身份，请再试一次', 'code')
      state.weChatVisits.delete(visit)
      state.weChatPayers.set(token, `payer-${userId}`)
      return ok(null)
    }),
  gameUrl: async () => ok('https://open.weixin.example/game'),
})
