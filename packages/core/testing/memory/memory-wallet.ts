import { isPaymentPassword } from '../../src/input/index.ts'
import { ok, sumFen } from '../../src/kernel/index.ts'
import type { OrderId } from '../../src/orders/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { availableOf, escrowOf, type Account, type Wallet } from '../../src/wallet/index.ts'
import { refuse, type MarketState } from './market-state.ts'
import { checkCode, spendCode } from './memory-codes.ts'
import { settleOverdue } from './settle-overdue.ts'
import { signedIn } from './signed-in.ts'

export function createMemoryWallet(state: MarketState, store: SessionStore): Wallet {
  return {
    async capital() {
      const who = signedIn(state, store)
      if (!who.ok) return who
      settleOverdue(state)
      const { userId, paymentPassword } = who.value
      const balanceOf = (account: Account) => state.balances.get(account) ?? 0
      const ordered = [...state.orders.values()].filter(({ buyerId }) => buyerId === userId)
      return ok({
        availableFen: balanceOf(availableOf(userId)),
        frozenFen: balanceOf(`frozen:${userId}`),
        escrowFen: sumFen(ordered.map(({ id }) => balanceOf(escrowOf(id)))),
        hasPaymentPassword: paymentPassword !== null,
        owed: (state.debts.get(userId) ?? []).flatMap(({ orderId, damagesFen, takenFen }) => {
          const order = state.orders.get(orderId as OrderId)
          return order === undefined || takenFen >= damagesFen
            ? []
            : [{ orderId: order.id, shopTitle: order.shop.title, leftFen: damagesFen - takenFen }]
        }),
      })
    },
    async setPaymentPassword({ paymentPassword, code }) {
      const who = signedIn(state, store)
      if (!who.ok) return who
      if (!isPaymentPassword(paymentPassword)) return refuse('password-weak', '支付密码过于简单', 'paymentPassword')
      const right = checkCode(state, who.value.mobile, 'payment-password', code)
      if (!right.ok) return right
      spendCode(state, who.value.mobile)
      // A user who holds the mobile on record has shown more than the password would: the count of wrong tries begins
      // again.
      state.members.set(who.value.userId, {
        ...who.value,
        paymentPassword,
        paymentTries: { wrongTries: 0, lockedUntil: null },
      })
      return ok(null)
    },
  }
}
