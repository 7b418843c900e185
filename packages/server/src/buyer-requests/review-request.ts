import { decideReview, type BuyerRequest, type RequestId } from '@diandu/core/buyer-requests'
import type { Result } from '@diandu/core/kernel'
import type { Queries, Transaction } from '../database/index.ts'
import { tellOwners } from './match-store.ts'
import { findRequest, selectRequests, writeRequest, type StoredRequest } from './request-store.ts'

export interface RequestReview {
  readonly id: RequestId
  /** Null: it is let through. */
  readonly refusedFor: string | null
  readonly by: string
  readonly at: number
}

/** A reviewer's word about a request that waits for it. */
export async function reviewRequest(
  tx: Transaction,
  { id, refusedFor, by, at }: RequestReview,
): Promise<Result<BuyerRequest>> {
  const request = await findRequest(tx, id, 'FOR UPDATE')
  const decided = decideReview({ request, at }, refusedFor)
  if (!decided.ok || request === undefined) return decided
  await writeRequest(tx, decided.value, by)
  if (decided.value.state === 'open') await tellOwners(tx, { ...request, ...decided.value }, at)
  return decided
}

/** `open`: waiting for review, oldest first; `all`: newest first. */
export const listRequests = (db: Queries, which: 'open' | 'all', max: number): Promise<readonly StoredRequest[]> =>
  selectRequests(
    db,
    which === 'open'
      ? `WHERE r.state = 'under-review' ORDER BY r.place LIMIT $1::int`
      : 'ORDER BY r.place DESC LIMIT $1::int',
    [max],
  )
