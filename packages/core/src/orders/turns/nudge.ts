import type { NewMessage } from '../../inbox/index.ts'
import { DAY_MS, fail, ok, refused, type Result } from '../../kernel/index.ts'
import { noOrder } from '../decisions/order-refusal.ts'
import { canBeSigned } from '../life/circumstances.ts'
import type { Order } from '../order.ts'
import type { OrderRecord } from '../order-record.ts'
import { hasViewing } from '../terms/terms-version.ts'

/** A step of the seller for which no agreement fixes a day: the buyer may ask for it. */
export type AwaitedStep = 'open-viewing' | 'seller-sign'

/** The act that a buyer awaits from their seller without a deadline; undefined where there is none to await. */
export function awaitedFromSeller(
  order: Pick<Order, 'status' | 'termsVersion' | 'viewingOpenedAt' | 'sellerSignedAt'>,
): AwaitedStep | undefined {
  if (!canBeSigned(order)) return undefined
  if (hasViewing(order.termsVersion) && order.viewingOpenedAt === null) return 'open-viewing'
  return order.sellerSignedAt === null ? 'seller-sign' : undefined
}

/** So often a seller is asked for one order at most. */
export const NUDGED_EVERY_MS = DAY_MS

export const mayNudge = (nudgedAt: number | null, now: number): boolean =>
  nudgedAt === null || now >= nudgedAt + NUDGED_EVERY_MS

export interface NudgeFacts {
  readonly userId: string
  /** Undefined where there is no such order. */
  readonly order: OrderRecord | undefined
  /** When its buyer asked last. */
  readonly nudgedAt: number | null
  readonly at: number
}

export interface DecidedNudge {
  /** When the seller was asked last; asked again within a day, they hear nothing. */
  readonly nudgedAt: number
  readonly messages: readonly NewMessage[]
}

/** The buyer asks their seller for the step that the order waits for. */
export function decideNudge({ userId, order, nudgedAt, at }: NudgeFacts): Result<DecidedNudge> {
  if (order === undefined || order.buyerId !== userId) return fail(noOrder())
  const act = awaitedFromSeller(order)
  if (act === undefined) return fail(refused('order-moved-on', '卖家现在没有要办的事，请刷新后再看', 'orderId'))
  if (nudgedAt !== null && !mayNudge(nudgedAt, at)) return ok({ nudgedAt, messages: [] })
  const figures = { shop: order.shop.title, number: order.number, act }
  const key = `order:${order.id}:asked:${at}`
  return ok({
    nudgedAt: at,
    messages: [{ userId: order.sellerId, event: 'order.asked', key, subject: order.id, figures, at }],
  })
}
