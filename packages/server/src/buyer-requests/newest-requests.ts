import type { OpenRequest } from '@diandu/core/buyer-requests'
import { maskMiddle } from '@diandu/core/format'
import type { Queries } from '../database/index.ts'
import { readBeside, readOpenRequests, type StoredRequest } from './request-store.ts'

export async function newestRequests(
  db: Queries,
  viewerId: string | null,
  max: number,
  nowMs: number,
): Promise<readonly OpenRequest[]> {
  const filter = { fitting: false }
  return asSeen(
    db,
    viewerId,
    await readOpenRequests(db, { filter, viewerId, behind: Number.MAX_SAFE_INTEGER, max, nowMs }),
  )
}

export async function asSeen(
  db: Queries,
  viewerId: string | null,
  requests: readonly StoredRequest[],
): Promise<readonly OpenRequest[]> {
  const beside = await besideOf(db, requests, viewerId)
  return requests.map(({ id, buyerId, criteria, content, publishedAt, until }) => {
    const { buyerName = '', offerCount = 0, fittingCount = 0 } = beside.get(id) ?? {}
    return {
      id,
      criteria,
      content,
      publishedAt,
      until,
      buyerName: maskMiddle(buyerName, 1, 0),
      offerCount,
      isOwn: buyerId === viewerId,
      fittingCount,
    }
  })
}

export const besideOf = (db: Queries, requests: readonly StoredRequest[], viewerId: string | null) =>
  readBeside(
    db,
    requests.map(({ id }) => id),
    viewerId,
  )
