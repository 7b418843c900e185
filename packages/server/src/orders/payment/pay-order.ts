import { ok, type Failure, type Result } from '@diandu/core/kernel'
import {
  decidePayment,
  ownPaymentFen,
  validatePayment,
  type OrderRecord,
  type PaymentAttempt,
} from '@diandu/core/orders'
import { validateDebit } from '@diandu/core/wallet'
import type { Database, Transaction } from '../../database/index.ts'
import { checkPaymentPassword, lockWallet, readWallet } from '../../wallet/index.ts'
import { moveLockedOrder } from '../move-locked-order.ts'
import { findOrder, lockOrder, lockOtherUnpaidOrders } from '../order-store.ts'
import type { OrderDeps } from '../place-order.ts'
import { giveTimeBack } from './give-time-back.ts'
import { lockShopOf, type SoldShop } from '../sold-shop-store.ts'

/**
 * Before any lock is taken: is there something to pay, and does this person know the payment password. A password is
 * not tried for an order that cannot be paid; a wrong one stays counted whatever happens later.
 */
export async function mayPay(
  db: Database,
  buyerId: string,
  attempt: PaymentAttempt & { readonly paymentPassword?: string },
  nowMs: number,
): Promise<Result<void>> {
  const order = await findOrder(db, attempt.orderId)
  const validated = validatePayment({ buyerId, order, at: nowMs }, attempt)
  if (!validated.ok) return validated
  // At a channel's cashier it is the channel that asks who pays.
  if (attempt.paymentPassword === undefined) return ok(undefined)
  const usable = validateDebit(ownPaymentFen(validated.value.due), await readWallet(db, buyerId))
  if (!usable.ok && !isShort(usable.failure)) return usable
  return checkPaymentPassword(db, buyerId, attempt.paymentPassword, nowMs)
}

/**
 * Pays what is due from the wallet, of which what is owed to buyers or held stays. Money that came through a cashier
 * for this order pays it by `payOrder`, whatever its buyer owes.
 */
export async function payFromWallet(
  tx: Transaction,
  buyerId: string,
  attempt: PaymentAttempt,
  deps: OrderDeps,
): Promise<Result<OrderRecord>> {
  const locked = await lockForPayment(tx, attempt.orderId)
  const validated = validatePayment({ buyerId, order: locked.order, at: deps.nowMs }, attempt)
  if (!validated.ok) return validated
  const usable = validateDebit(ownPaymentFen(validated.value.due), await lockWallet(tx, buyerId))
  return usable.ok || isShort(usable.failure) ? payOrder(tx, buyerId, attempt, deps, locked) : usable
}

/** A balance that is too short is refused by the ledger, after all else. */
const isShort = (failure: Failure): boolean => failure.kind === 'refused' && failure.reason === 'balance-short'

/** Pays what is due, of what is `locked`. Money that was sent before it was heard of pays as of `sentAt`. */
export async function payOrder(
  tx: Transaction,
  buyerId: string,
  attempt: PaymentAttempt,
  { sentAt, ...deps }: OrderDeps & { readonly sentAt?: number },
  { shop, order }: LockedForPayment,
): Promise<Result<OrderRecord>> {
  const at = sentAt ?? deps.nowMs
  const decided = decidePayment({ buyerId, order, shopStatus: shop?.status, at }, attempt)
  if (!decided.ok) return decided
  const { event } = decided.value
  const step = { event, by: 'buyer', who: buyerId, at, notedAt: deps.nowMs } as const
  const moved = await moveLockedOrder(tx, decided.value.order, step, deps)
  if (moved.ok) await giveTimeBack(tx, decided.value.order, { sentAt: at, at: deps.nowMs })
  return moved
}

export interface LockedForPayment {
  readonly shop: SoldShop | undefined
  readonly order: OrderRecord | undefined
}

/** Everything that a payment locks before the accounts: the shop, then its orders, like all that touches several. */
export async function lockForPayment(tx: Transaction, orderId: string): Promise<LockedForPayment> {
  const shop = await lockShopOf(tx, orderId)
  const order = await lockOrder(tx, orderId)
  if (order !== undefined) await lockOtherUnpaidOrders(tx, order)
  return { shop, order }
}
