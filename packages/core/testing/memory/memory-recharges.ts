import { fail, mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type { OrderId } from '../../src/orders/index.ts'
import {
  channelLimits,
  decideCashier,
  decideChannelPayment,
  decideRecharge,
  noRecharge,
  ownAccountsClosed,
  PAYMENT_METHODS,
  RECHARGE_CHANNELS,
  toRechargeStatus,
  toRechargeView,
  type ChannelPayment,
  type NamedReceipt,
  type PaymentMethod,
  type RechargeChannel,
  type Recharges,
  type RechargeRequest,
  type ReceivingAccount,
} from '../../src/wallet/index.ts'
import { ownRow, ownRows, type Desk } from './desk.ts'
import type { MarketState, Member, RechargeRecord } from './market-state.ts'
import { memoryCashier } from './memory-cashier.ts'
import { keepNewRecharge } from './move-recharge.ts'
import { shownPage } from './page-after.ts'

const CHANNELS = Object.keys(RECHARGE_CHANNELS) as RechargeChannel[]
const OPERATOR_ACCOUNT: ReceivingAccount = {
  bank: 'CMB',
  accountName: '店渡网络科技有限公司',
  branch: '杭州分行',
  number: '571900000010001',
  madeForUserId: null,
}

export function createMemoryRecharges({ state, store, call, act }: Desk): Recharges {
  const begin = ({ userId }: Member, request: RechargeRequest, receipt?: string) => {
    const facts = { userId, receipt: readReceipt(state, userId, receipt), at: state.clock.now() }
    return mapResult(decideRecharge(facts, request), (begun) => toRechargeView(keepNewRecharge(state, begun)))
  }
  return {
    ways: () =>
      call(() =>
        ok({
          channels: channelLimits(CHANNELS),
          methods: Object.keys(PAYMENT_METHODS) as PaymentMethod[],
          houseAccount: OPERATOR_ACCOUNT,
          personalAccounts: state.makesOwnAccounts,
        }),
      ),
    begin: (draft, key) => act(key, ['recharge', draft], (who) => begin(who, draft)),
    payOrder: (payment, key) =>
      act(key, ['pay by', payment], (who) => mapResult(payByChannel(state, who, payment), ({ id }) => id)),
    transfer: ({ amountFen, receipt }, key) =>
      act(key, ['transfer', amountFen, receipt], (who) => begin(who, { channel: 'transfer', amountFen }, receipt)),
    cashier: (id, place) =>
      call(({ userId }) => {
        const decided = decideCashier(state.recharges.get(id), { userId, at: state.clock.now() })
        return decided.ok ? memoryCashier(state, store, decided.value, place) : decided
      }),
    find: (id) => call((who) => mapResult(ownRow(state.recharges, id, who, noRecharge), toRechargeView)),
    list: (cursor) => call((who) => shownPage(ownRows(state.recharges, who), cursor, toRechargeView)),
    ownAccount: () =>
      call(({ userId }) => {
        if (!state.makesOwnAccounts) return fail(ownAccountsClosed())
        const made = [...state.ownAccounts].find(([, owner]) => owner === userId)?.[0]
        const number = made ?? `${OPERATOR_ACCOUNT.number}${String(state.ownAccounts.size + 1).padStart(8, '0')}`
        state.ownAccounts.set(number, userId)
        return ok({ ...OPERATOR_ACCOUNT, number, madeForUserId: userId })
      }),
  }
}

function payByChannel(
  state: MarketState,
  { userId: buyerId }: Member,
  { receipt, ...payment }: ChannelPayment,
): Result<RechargeRecord> {
  const attempt = { ...payment, orderId: payment.orderId as OrderId }
  const facts = {
    buyerId,
    order: state.orders.get(attempt.orderId),
    receipt: readReceipt(state, buyerId, receipt),
    earlier: [...state.recharges.values()]
      .filter(({ payment: awaited }) => awaited?.orderId === attempt.orderId && awaited.part === attempt.part)
      .toReversed(),
    at: state.clock.now(),
  }
  return mapResult(decideChannelPayment(facts, attempt), ({ kind, recharge }) =>
    kind === 'same' ? recharge : keepNewRecharge(state, recharge),
  )
}

function readReceipt(
  { pictures, pictureContents, recharges }: MarketState,
  userId: string,
  picture: string | undefined,
): NamedReceipt | null {
  if (picture === undefined) return null
  const content = pictureContents.get(picture)
  const isUsed = [...recharges.values()].some(
    ({ receipt, status }) =>
      receipt !== null && pictureContents.get(receipt) === content && toRechargeStatus(status).outcome !== 'failure',
  )
  return { picture, isOwn: pictures.get(picture) === userId, isUsed }
}
