import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import {
  decideCashier,
  isOpenElsewhere,
  offerMethods,
  type Cashier,
  type CashierMethod,
  type OpenedAt,
  type PayingPlace,
} from '@diandu/core/wallet'
import type { MemberContext } from '../calls/index.ts'
import type { PaymentProvider, WeChatSigner } from '../integrations/index.ts'
import { visitState, weChatPayerOf } from '../session/index.ts'
import {
  channelClosed,
  findRecharge,
  setCashier,
  setNextQuery,
  type CashierRecord,
  type RechargeRecord,
} from '../wallet/index.ts'
import { chargeRefOf } from './charge-ref-of.ts'
import { closeElsewhere } from './close-elsewhere.ts'

const QUERY_AFTER_MS = 20_000

export interface CashierDeps {
  readonly payments: PaymentProvider | null
  /** Says who is there inside WeChat. */
  readonly weChat: Pick<WeChatSigner, 'visitUrl'> | null
  readonly visitKey: Uint8Array
  /**
   * Where our pages are, for a provider that leads users back: `https://…`, or nothing where the provider is simulated.
   */
  readonly publicUrl: string
}

export interface CashierRequest {
  readonly id: string
  readonly place: PayingPlace
}

/**
 * How the person pays from there. The provider is asked outside every transaction; what still serves is given again.
 */
export async function openCashier(
  { id, place }: CashierRequest,
  deps: CashierDeps,
  context: MemberContext,
): Promise<Result<Cashier>> {
  const { db, clock, viewer, bearerToken } = context
  const { payments } = deps
  const nowMs = clock.now()
  const decided = decideCashier(await findRecharge(db, id), { userId: viewer.userId, at: nowMs })
  if (!decided.ok) return decided
  const recharge = decided.value
  const { method } = chargeRefOf(recharge)
  if (payments === null || !payments.methods.includes(method)) return fail(channelClosed())
  if (place === 'wechat' && isHinderedInWeChat(method)) return fail(outsideWeChat())
  const isInSheet = place === 'wechat' && payments.sheets?.methods.includes(method) === true
  const payer = isInSheet ? await weChatPayerOf(db, bearerToken ?? '') : null
  if (isInSheet && payer === null) return visit(id, deps, bearerToken ?? '', nowMs)
  const wanted: OpenedAt = payer === null ? { kind: 'page' } : { kind: 'sheet', payer }
  if (isOpenElsewhere(recharge.cashier, wanted)) return closeElsewhere(recharge, payments, context)
  const stored =
    recharge.cashier !== null && recharge.cashier.until > nowMs
      ? ok(recharge.cashier)
      : await openNew(recharge, wanted, payments, context)
  return stored.ok ? ok(await shown(stored.value, payments)) : stored
}

async function openNew(
  recharge: RechargeRecord,
  wanted: OpenedAt,
  payments: PaymentProvider,
  { db, clock, clientAddress }: MemberContext,
): Promise<Result<CashierRecord>> {
  const { id, amountFen, purpose } = recharge
  const charge = {
    ...chargeRefOf(recharge),
    amountFen,
    title: purpose === null ? '店渡 · 账户充值' : '店渡 · 订单付款',
  }
  const opened = await call()
  if (!opened.ok) return opened
  await setCashier(db, id, opened.value)
  await setNextQuery(db, id, clock.now() + QUERY_AFTER_MS)
  return opened

  async function call(): Promise<Result<CashierRecord>> {
    if (wanted.kind === 'page') {
      const page = await payments.open({
        ...charge,
        clientAddress,
        backPath: backPath(id),
      })
      return page.ok ? ok({ kind: 'page', ...page.value }) : page
    }
    if (payments.sheets === null) return fail(outsideWeChat())
    const sheet = await payments.sheets.prepare({ ...charge, payer: wanted.payer })
    return sheet.ok ? ok({ kind: 'sheet', payer: wanted.payer, ...sheet.value }) : sheet
  }
}

async function shown(cashier: CashierRecord, { sheets }: PaymentProvider): Promise<Cashier> {
  if (cashier.kind === 'page') return { kind: 'page', url: cashier.url }
  if (sheets === null) throw new Error('A sheet was opened by a provider that has none.')
  return { kind: 'sheet', terms: await sheets.terms(cashier.prepayId) }
}

/** WeChat is asked who the payer is; where it cannot be asked, the payer uses a browser. */
function visit(
  id: string,
  { weChat, visitKey, publicUrl }: CashierDeps,
  token: string,
  nowMs: number,
): Result<Cashier> {
  if (weChat === null) return fail(outsideWeChat())
  return ok({ kind: 'visit', url: weChat.visitUrl(`${publicUrl}${backPath(id)}`, visitState(visitKey, token, nowMs)) })
}

const backPath = (id: string): string => `/user_center/server/recharge?request=${id}`

/** WeChat opens no page of another wallet. */
const isHinderedInWeChat = (method: CashierMethod): boolean =>
  offerMethods([method], 1, 'wechat')[0]?.hindrance === 'not-in-wechat'

const outsideWeChat = () => refused('outside-wechat', '微信里暂时不能这样付款，请在浏览器里打开本页', 'place')
