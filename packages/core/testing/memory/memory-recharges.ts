import { mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type { OrderId } from '../../src/orders/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import {
  cashierGivenAgainFrom,
  cashierState,
  validateRecharge,
  RECHARGE_CHANNELS,
  toRechargeStatus,
  type ChannelPayment,
  type RechargeChannel,
  type RechargeView,
  type Recharges,
  type ReceivingAccount,
} from '../../src/wallet/index.ts'
import { notFound, refuse, type RechargeRecord, type MarketState, type Member } from './market-state.ts'
import { memoryCashier } from './memory-cashier.ts'
import { keepRecharge } from './move-recharge.ts'
import { once } from './once.ts'
import { callAsMember } from './order-desk.ts'
import { pageAfter } from './page-after.ts'
import { validateAttempt } from './pay-order.ts'

const OPERATOR_ACCOUNT: ReceivingAccount = {
  bank: 'CMB',
  accountName: '店渡网络科技有限公司',
  branch: '杭州分行',
  number: '571900000010001',
  madeForUserId: null,
}

export function createMemoryRecharges(state: MarketState, store: SessionStore): Recharges {
  const call = <T>(answer: (who: Member) => Result<T>): Result<T> => callAsMember(state, store, answer)
  const own = (id: string, { userId }: Member): Result<RechargeRecord> => {
    const stored = state.recharges.get(id)
    return stored?.userId === userId ? ok(stored) : notFound()
  }
  const begin = (
    who: Member,
    channel: RechargeChannel,
    amountFen: number,
    over: Partial<RechargeRecord> = {},
  ): Result<RechargeRecord> => {
    const validated = validateRecharge(channel, amountFen)
    if (!validated.ok) return validated
    const id = state.random.token().slice(0, 20)
    const begun: RechargeRecord = {
      id,
      userId: who.userId,
      channel,
      amountFen,
      askedAt: state.clock.now(),
      status: 'to-review',
      steps: [],
      purpose: null,
      payment: null,
      receipt: null,
      bankReference: null,
      ...over,
    }
    keepRecharge(state, begun)
    return ok(begun)
  }
  return {
    ways: async () =>
      call(() => {
        const channels = Object.entries(RECHARGE_CHANNELS).map(([channel, { leastFen, mostFen }]) => ({
          channel: channel as RechargeChannel,
          leastFen,
          mostFen,
        }))
        return ok({ channels, houseAccount: OPERATOR_ACCOUNT, personalAccounts: state.makesOwnAccounts })
      }),
    begin: async ({ channel, amountFen }, key) =>
      call((who) =>
        once(state, who, key, ['recharge', channel, amountFen], () =>
          mapResult(begin(who, channel, amountFen), shownRecharge),
        ),
      ),
    payOrder: async (payment, key) =>
      call((who) =>
        once(
          state,
          who,
          key,
          ['pay by', payment.channel, payment.orderId, payment.part, payment.amountFen, payment.receipt ?? null],
          () =>
            mapResult(
              beginFor(state, who, payment, (amountFen, over) => begin(who, payment.channel, amountFen, over)),
              ({ id }) => id,
            ),
        ),
      ),
    transfer: async ({ amountFen, receipt }, key) =>
      call((who) =>
        once(state, who, key, ['transfer', amountFen, receipt], () => {
          const known = validateReceipt(state, who, receipt)
          return known.ok ? mapResult(begin(who, 'transfer', amountFen, { receipt }), shownRecharge) : known
        }),
      ),
    cashier: async (id, place) =>
      call((who) => {
        const stored = own(id, who)
        if (!stored.ok) return stored
        switch (cashierState(stored.value, state.clock.now())) {
          case 'open':
            return memoryCashier(state, store, stored.value, place)
          case 'lapsed':
            return refuse('cashier-lapsed', '这笔的付款时间已过，请重新发起', 'id')
          case 'nothing-to-pay':
            return refuse('bad-parameter', '这笔充值无需再付款', 'id')
        }
      }),
    find: async (id) => call((who) => mapResult(own(id, who), shownRecharge)),
    list: async (cursor) =>
      call(({ userId }) => {
        const page = pageAfter(
          [...state.recharges.values()].filter((one) => one.userId === userId).toReversed(),
          cursor,
          () => true,
        )
        return mapResult(page, (found) => ({ ...found, items: found.items.map(shownRecharge) }))
      }),
    ownAccount: async () =>
      call(({ userId }) => {
        if (!state.makesOwnAccounts)
          return refuse('own-account-closed', '专属收款账号暂未开放，请转账到平台收款账户，并上传汇款凭证')
        const made = [...state.ownAccounts].find(([, owner]) => owner === userId)?.[0]
        const number = made ?? `${OPERATOR_ACCOUNT.number}${String(state.ownAccounts.size + 1).padStart(8, '0')}`
        state.ownAccounts.set(number, userId)
        return ok({ ...OPERATOR_ACCOUNT, number, madeForUserId: userId })
      }),
  }
}

/** The recharge that pays an order; one that waits for the same is the same. */
function beginFor(
  state: MarketState,
  who: Member,
  { channel, orderId, part, amountFen, receipt = '' }: ChannelPayment,
  begin: (amountFen: number, over: Partial<RechargeRecord>) => Result<RechargeRecord>,
): Result<RechargeRecord> {
  const payment = { orderId: orderId as OrderId, part, amountFen }
  const validated = validateAttempt(state, who, payment)
  if (!validated.ok) return validated
  const cashFen = validated.value.due.amountFen - validated.value.due.couponFen
  const from = cashierGivenAgainFrom(state.clock.now())
  const isWaiting = ({ status, askedAt }: RechargeRecord) =>
    channel === 'transfer'
      ? toRechargeStatus(status).outcome === 'pending'
      : toRechargeStatus(status).status === 'to-review' && askedAt >= from
  const waiting = [...state.recharges.values()].find(
    (one) =>
      one.channel === channel &&
      one.payment?.orderId === orderId &&
      one.payment.part === part &&
      one.amountFen === cashFen &&
      isWaiting(one),
  )
  if (waiting !== undefined) return ok(waiting)
  const known = channel === 'transfer' ? validateReceipt(state, who, receipt) : ok(null)
  return known.ok
    ? begin(cashFen, { payment, receipt: receipt === '' ? null : receipt, purpose: { orderId, outcome: 'waiting' } })
    : known
}

function validateReceipt(state: MarketState, { userId }: Member, receipt: string): Result<null> {
  if (state.pictures.get(receipt) !== userId) return refuse('not-found', '请上传汇款凭证', 'receipt')
  return isReceiptUsed(state, receipt) ? refuse('receipt-used', '这张凭证已用于另一笔汇款', 'receipt') : ok(null)
}

function isReceiptUsed({ recharges, pictureContents }: MarketState, picture: string): boolean {
  const content = pictureContents.get(picture)
  return [...recharges.values()].some(
    ({ receipt, status }) =>
      receipt !== null && pictureContents.get(receipt) === content && toRechargeStatus(status).outcome !== 'failure',
  )
}

const shownRecharge = ({
  userId: _userId,
  payment: _payment,
  receipt: _receipt,
  bankReference: _reference,
  late,
  ...record
}: RechargeRecord): RechargeView => ({ ...record, late: late ?? null })
