import { ok } from '../../src/kernel/index.ts'
import type { WeChat } from '../../src/session/index.ts'
import type { MarketState } from './market-state.ts'

/** Signs nothing: only its form is WeChat's. */
export const createMemoryWeChat = ({ clock, random }: MarketState): WeChat => ({
  config: async () => ok({ appId: 'wx-in-memory', timestamp: Math.floor(clock.now() / 1000), nonceStr: random.token(), signature: '0'.repeat(40) }),
  gameUrl: async () => ok('https://open.weixin.example/game'),
})
