import { ok, sumFen } from '../../src/kernel/index.ts'
import type { OrderId } from '../../src/orders/index.ts'
import {
  availableOf,
  escrowOf,
  frozenOf,
  UNTRIED,
  validatePaymentPassword,
  type Account,
  type Wallet,
} from '../../src/wallet/index.ts'
import type { Desk } from './desk.ts'
import { keepMember } from './market-state.ts'
import { takeCode } from './memory-codes.ts'
import { beginCredentialHold } from './credential-hold.ts'

export function createMemoryWallet({ state, call }: Desk): Wallet {
  const balanceOf = (account: Account) => state.balances.get(account) ?? 0
  return {
    capital: () =>
      call(({ userId, paymentPassword }) =>
        ok({
          availableFen: balanceOf(availableOf(userId)),
          frozenFen: balanceOf(frozenOf(userId)),
          escrowFen: sumFen(
            [...state.orders.values()].map(({ id, buyerId }) => (buyerId === userId ? balanceOf(escrowOf(id)) : 0)),
          ),
          hasPaymentPassword: paymentPassword !== null,
          holds: state.payoutHolds.get(userId) ?? [],
          owed: (state.debts.get(userId) ?? []).flatMap(({ orderId, damagesFen, takenFen }) => {
            const order = state.orders.get(orderId as OrderId)
            return order === undefined || takenFen >= damagesFen
              ? []
              : [{ orderId: order.id, shopTitle: order.shop.title, leftFen: damagesFen - takenFen }]
          }),
        }),
      ),
    setPaymentPassword: ({ paymentPassword, code }) =>
      call((who) => {
        const validated = validatePaymentPassword(paymentPassword)
        if (!validated.ok) return validated
        const taken = takeCode(state, { mobile: who.mobile, purpose: 'payment-password', code })
        if (taken.ok) keepMember(state, who, { paymentPassword, paymentTries: UNTRIED })
        if (taken.ok && who.paymentPassword !== null) beginCredentialHold(state, who, 'payment-password')
        return taken
      }),
  }
}
