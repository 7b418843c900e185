import { ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { isOpenElsewhere, type Cashier, type OpenedAt, type PayingPlace } from '../../src/wallet/index.ts'
import { refuse, type RechargeRecord, type MarketState } from './market-state.ts'
import { onNews } from './move-recharge.ts'

/** How a recharge that can still be paid is paid from there. Signs nothing: only the form of its terms is WeChat's. */
export function memoryCashier(
  state: MarketState,
  store: SessionStore,
  { id, channel, opened }: RechargeRecord,
  place: PayingPlace,
): Result<Cashier> {
  const token = store.readToken()
  const payer = token === undefined ? undefined : state.weChatPayers.get(token)
  const isInSheet = place === 'wechat' && channel === 'jh'
  if (isInSheet && token !== undefined && payer === undefined)
    return ok({ kind: 'visit', url: visitUrl(state, token, id) })
  const wanted: OpenedAt = isInSheet && payer !== undefined ? { kind: 'sheet', payer } : { kind: 'page' }
  if (isOpenElsewhere(opened ?? null, wanted)) {
    onNews(state, id, { kind: 'closed', why: '已换一处付款' })
    return refuse('cashier-moved', '这笔在别处打开过付款，现已关闭，没有扣款，请重新发起', 'id')
  }
  const stored = state.recharges.get(id)
  if (stored !== undefined) state.recharges.set(id, { ...stored, opened: wanted })
  if (wanted.kind === 'page') return ok({ kind: 'page', url: `/sandbox/cashier/${id}` })
  const timeStamp = String(Math.floor(state.clock.now() / 1000))
  return ok({
    kind: 'sheet',
    terms: {
      appId: 'wx-in-memory',
      timeStamp,
      nonceStr: state.random.token().slice(0, 32),
      package: `prepay_id=wx${id}`,
      signType: 'RSA',
      paySign: 'c2lnbmVk',
    },
  })
}

function visitUrl(state: MarketState, token: NonNullable<ReturnType<SessionStore['readToken']>>, id: string): string {
  const visit = state.random.token()
  state.weChatVisits.set(visit, token)
  const query = new URLSearchParams({ redirect_uri: `/user_center/server/recharge?request=${id}`, state: visit })
  return `https://open.weixin.example/authorize?${query}`
}

/** What WeChat adds to the address to which it leads back from a visit. */
export function answerVisit(url: string): { readonly code: string; readonly state: string } {
  const state = new URL(url).searchParams.get('state') ?? ''
  return { code: codeOf(state), state }
}

export const codeOf = (state: string): string => `code-of-${state}`
