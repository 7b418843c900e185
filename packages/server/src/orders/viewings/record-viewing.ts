import { fail, ok, type Random, type Result } from '@diandu/core/kernel'
import {
  decideViewingAgreed,
  decideViewingMismatch,
  decideViewingOpened,
  noRefundPicture,
  type DecidedViewing,
  type OrderId,
  type OrderRecord,
  type RefundRequest,
  type ViewingFacts,
  type ViewingRequest,
} from '@diandu/core/orders'
import { keepPictures } from '../../account/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import type { Transaction } from '../../database/index.ts'
import { moveStoredOrder } from '../move-stored-order.ts'
import { findOrder, lockOrder } from '../order-store.ts'
import { insertRefund } from '../refunds/refund-store.ts'
import { lockShop } from '../sold-shop-store.ts'
import { findViewing, writeViewing } from './viewing-store.ts'

export interface ViewingDeps {
  readonly box: DataBox
  readonly random: Random
  readonly nowMs: number
}

interface OwnViewing {
  readonly userId: string
  readonly orderId: OrderId
}

export async function openViewing(
  tx: Transaction,
  own: OwnViewing & { readonly request: ViewingRequest },
  deps: ViewingDeps,
): Promise<Result<OrderRecord>> {
  return keep(tx, own, decideViewingOpened(await lockedFacts(tx, own, deps), own.request), deps)
}

export async function agreeToViewing(
  tx: Transaction,
  own: OwnViewing & { readonly seen: readonly string[] },
  deps: ViewingDeps,
): Promise<Result<OrderRecord>> {
  return keep(tx, own, decideViewingAgreed(await lockedFacts(tx, own, deps), own.seen), deps)
}

/** The buyer reports a mismatch: the money waits for a reviewer. */
export async function reportViewing(
  tx: Transaction,
  own: OwnViewing & { readonly seen: readonly string[]; readonly mismatch: RefundRequest },
  deps: ViewingDeps,
): Promise<Result<OrderRecord>> {
  const decided = decideViewingMismatch(await lockedFacts(tx, own, deps), own.seen, own.mismatch)
  if (!decided.ok) return decided
  const { refund } = decided.value
  if (!(await keepPictures(tx, own.userId, `refund ${own.orderId} ${deps.nowMs}`, refund.pictures)))
    return fail(noRefundPicture())
  const moved = await keep(tx, own, decided, deps, refund.reason)
  if (moved.ok) await insertRefund(tx, own.orderId, refund)
  return moved
}

/** Shop and order stay locked, in the order in which a move locks them: what is decided is what is written. */
async function lockedFacts(
  tx: Transaction,
  { userId, orderId }: OwnViewing,
  { box, nowMs }: ViewingDeps,
): Promise<ViewingFacts<string>> {
  const seen = await findOrder(tx, orderId)
  if (seen !== undefined) await lockShop(tx, seen.shop.id, 'update')
  const order = seen === undefined ? undefined : await lockOrder(tx, orderId)
  return { userId, order, viewing: await findViewing(tx, box, orderId), at: nowMs }
}

async function keep(
  tx: Transaction,
  { userId, orderId }: OwnViewing,
  decided: Result<DecidedViewing<string>>,
  { box, random, nowMs }: ViewingDeps,
  why = '',
): Promise<Result<OrderRecord>> {
  if (!decided.ok) return decided
  const { order, viewing, transition } = decided.value
  const moved =
    transition === null
      ? ok(order)
      : await moveStoredOrder(tx, { orderId, ...transition, who: userId, at: nowMs, why }, { random })
  if (moved.ok) await writeViewing(tx, box, orderId, viewing)
  return moved
}
