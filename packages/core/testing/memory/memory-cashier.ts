import { fail, ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import {
  cashierMoved,
  isOpenElsewhere,
  MOVED_ELSEWHERE,
  type Cashier,
  type OpenedAt,
  type PayingPlace,
} from '../../src/wallet/index.ts'
import type { RechargeRecord, MarketState } from './market-state.ts'
import { onNews } from './move-recharge.ts'

/** How a pending recharge is paid from there. Signs nothing: only the form of its terms is WeChat's. */
export function memoryCashier(
  state: MarketState,
  store: SessionStore,
  recharge: RechargeRecord,
  place: PayingPlace,
): Result<Cashier> {
  const { id, channel, opened } = recharge
  const token = store.readToken()
  const payer = token === undefined ? undefined : state.weChatPayers.get(token)
  const isInSheet = place === 'wechat' && channel === 'jh'
  if (isInSheet && token !== undefined && payer === undefined)
    return ok({ kind: 'visit', url: visitUrl(state, token, id) })
  const wanted: OpenedAt = isInSheet && payer !== undefined ? { kind: 'sheet', payer } : { kind: 'page' }
  if (isOpenElsewhere(opened ?? null, wanted)) {
    onNews(state, id, MOVED_ELSEWHERE)
    return fail(cashierMoved())
  }
  state.recharges.set(id, { ...recharge, opened: wanted })
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

/** The parameters that WeChat adds to the address when it leads back from a visit. */
export function answerVisit(url: string): { readonly code: string; readonly state: string } {
  const state = new URL(url).searchParams.get('state') ?? ''
  return { code: codeOf(state), state }
}

export const codeOf = (state: string): string => `code-of-${state}`
