import {
  checkUsername,
  fieldRefusal,
  type AccountSafety,
  type Profile,
  type Profiles,
} from '../../src/account/index.ts'
import { isForSale } from '../../src/catalog/index.ts'
import { maskMobile } from '../../src/format/index.ts'
import { fail, ok, sumFen } from '../../src/kernel/index.ts'
import { orderGroup } from '../../src/orders/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { availableOf, openDebtFen, toRechargeStatus } from '../../src/wallet/index.ts'
import { refuse, notFound, type AccountRecord, type MarketState, type Member } from './market-state.ts'
import { keepAccount, withAccount } from './memory-account.ts'
import { checkCode, spendCode } from './memory-codes.ts'
import { memberNamed } from './memory-sessions.ts'
import { settleOverdue } from './settle-overdue.ts'
import { endSessions } from './signed-in.ts'

export function createMemoryProfiles(state: MarketState, store: SessionStore): Profiles {
  return {
    profile: () => withAccount(state, store, (account, member) => ok(profileOf(account, member))),
    rename: (raw) =>
      withAccount(state, store, (account, member) => {
        const checked = checkUsername(raw, member.username)
        if (!checked.ok) return fail(fieldRefusal(checked.failure))
        const username = checked.value
        if (memberNamed(state, username) !== undefined || state.closedNames.has(username)) {
          return refuse('name-taken', '该用户名已被使用', 'username')
        }
        const renamed = { ...member, username }
        state.members.set(member.userId, renamed)
        return ok(profileOf(account, renamed))
      }),
    setAvatar: (picture) =>
      withAccount(state, store, (account, member) => {
        if (state.pictures.get(picture) !== member.userId) return notFound()
        keepAccount(state, member, { avatar: picture })
        return ok(profileOf({ ...account, avatar: picture }, member))
      }),
    safety: () => withAccount(state, store, (account, member) => ok(safetyOf(state, account, member))),
    close: (code) =>
      withAccount(state, store, (account, member) => {
        if (safetyOf(state, account, member).obstacles.length > 0)
          return refuse('account-in-use', '还有未了结的订单或余额')
        const right = checkCode(state, member.mobile, 'close-account', code)
        if (!right.ok) return right
        spendCode(state, member.mobile)
        endSessions(state, member.userId)
        state.members.delete(member.userId)
        state.closedNames.add(member.username)
        return ok(null)
      }),
  }
}

const profileOf = ({ avatar, papers, joinedAt }: AccountRecord, { username, mobile }: Member): Profile => ({
  username,
  mobile: maskMobile(mobile),
  avatarUrl: avatar === null ? null : `/pictures/${avatar}`,
  verification: papers?.status ?? null,
  joinedAt,
})

function safetyOf(
  state: MarketState,
  { papers, phoneChanges }: AccountRecord,
  { userId, mobile, paymentPassword }: Member,
): AccountSafety {
  settleOverdue(state)
  const hasOpenOrder = [...state.orders.values()].some(
    ({ buyerId, sellerId, status }) =>
      (buyerId === userId || sellerId === userId) && ['unpaid', 'open'].includes(orderGroup(status)),
  )
  const hasShop = [...state.shops.values()].some(({ shop, sellerId }) => sellerId === userId && isForSale(shop.status))
  const moneyFen = sumFen(
    [availableOf(userId), `frozen:${userId}` as const].map((account) => state.balances.get(account) ?? 0),
  )
  const hasDebts = openDebtFen(state.debts.get(userId) ?? []) > 0
  const isOwed = openDebtFen([...state.debts.values()].flat().filter(({ buyerId }) => buyerId === userId)) > 0
  const isRecharging = [...state.recharges.values()].some(
    (one) => one.userId === userId && (one.late === 'waiting' || toRechargeStatus(one.status).outcome === 'pending'),
  )
  return {
    mobile: maskMobile(mobile),
    hasPaymentPassword: paymentPassword !== null,
    verification: papers?.status ?? null,
    phoneChange: phoneChanges[0]?.status ?? null,
    sessions: [...state.sessions.values()].filter(
      (session) => session.userId === userId && session.validUntil >= state.clock.now(),
    ).length,
    obstacles: [
      ...(hasOpenOrder ? (['open-orders'] as const) : []),
      ...(moneyFen === 0 ? [] : (['money-left'] as const)),
      ...(hasShop ? (['shops-on-sale'] as const) : []),
      ...(hasDebts ? (['debts-owed'] as const) : []),
      ...(isOwed || isRecharging ? (['money-awaited'] as const) : []),
    ],
  }
}
