import type { Random, Result } from '@diandu/core/kernel'
import { awardOf, VERDICTS, type OrderId, type OrderRecord, type Verdict } from '@diandu/core/orders'
import type { Transaction } from '../../database/index.ts'
import { passedAlone } from '../../wallet/index.ts'
import { moveStoredOrder } from '../move-stored-order.ts'

/** A verdict of staff about an order as they saw it. */
export interface StaffVerdict {
  readonly orderId: string
  readonly verdict: Verdict
  readonly seen: Pick<OrderRecord, 'status' | 'paidFen'>
  readonly why: string
}

export const moveByVerdict = (
  tx: Transaction,
  { orderId, verdict, seen, why }: StaffVerdict,
  { who, nowMs, random }: { readonly who: string; readonly nowMs: number; readonly random: Random },
): Promise<Result<OrderRecord>> =>
  moveStoredOrder(
    tx,
    { orderId: orderId as OrderId, event: VERDICTS[verdict], by: 'reviewer', who, at: nowMs, why, seen },
    { random },
  )

/** Passes a verdict, which counts with all other money that is let through by one alone. */
export const passVerdict = <T>(
  order: OrderRecord,
  verdict: Verdict,
  by: string,
  deps: Parameters<typeof passedAlone>[1],
  pass: (needsTwo: boolean) => Promise<Result<T>>,
): Promise<Result<T>> => passedAlone({ by, ...awardOf(order, verdict) }, deps, pass, ({ ok }) => ok)
