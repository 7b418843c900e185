import { decidePublication, decideShopOffer, type RequestId, type ShopOfferId } from '@diandu/core/buyer-requests'
import { HOUR_MS } from '@diandu/core/kernel'
import { insertRequest, insertShopOffer, matchPublished, readMatches, findRequest } from '../../buyer-requests/index.ts'
import { findListing } from '../../catalog/index.ts'
import type { Database, Queries, Transaction } from '../../database/index.ts'
import { DEMO_REQUESTS, type DemoRequest } from './demo-requests.ts'

/** Any number will do, as long as every server uses the same one. */
const SEED_LOCK = 7_211_157
const MAX_LOOKED = 20

/** Requests of people of the demonstration, with what fits and what was offered; once, where there are none. */
export async function seedRequests(db: Database, nowMs: number): Promise<void> {
  if (await hasRequests(db)) return
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)::text', [SEED_LOCK])
    if (await hasRequests(tx)) return
    // The oldest first: the newest comes first in the list.
    const oldestFirst = DEMO_REQUESTS.map((request, at) => ({ request, id: `demo-request-${at + 1}` as RequestId }))
    for (const { request, id } of oldestFirst.toSorted((one, other) => other.request.hoursAgo - one.request.hoursAgo))
      await putRequest(tx, id, request, nowMs)
  })
}

async function putRequest(tx: Transaction, id: RequestId, request: DemoRequest, nowMs: number): Promise<void> {
  const { by, hoursAgo, days, criteria, content, offers, first } = request
  const at = nowMs - hoursAgo * HOUR_MS
  const facts = { id, buyerId: `demo-${String(by).padStart(2, '0')}`, openCount: 0, countWithinDay: 0, at }
  const decided = decidePublication(facts, { criteria, days, content })
  if (!decided.ok) throw new Error(`The demo request ${id} was refused.`)
  await insertRequest(tx, decided.value)
  const stored = await findRequest(tx, id)
  if (stored === undefined) throw new Error(`The demo request ${id} is gone.`)
  await matchPublished(tx, stored)
  const matches = await readMatches(tx, stored, Number.MAX_SAFE_INTEGER, MAX_LOOKED)
  for (const [nth, { shop }] of matches.slice(0, offers).entries()) {
    const listing = await findListing(tx, shop.id)
    if (listing === undefined) continue
    const offeredAt = Math.min(at + (nth + 1) * HOUR_MS, nowMs)
    const offer = decideShopOffer(
      {
        id: `${id}-offer-${nth + 1}` as ShopOfferId,
        sellerId: listing.sellerId,
        request: stored,
        shop: listing,
        last: undefined,
        countWithinDay: 0,
        at: offeredAt,
      },
      { requestId: id, shopId: shop.id, content: OFFERED[nth % OFFERED.length] ?? '', sharesMobile: nth === 0 },
    )
    if (!offer.ok) throw new Error(`The demo offer to ${id} was refused.`)
    const isAnswered = nth === 0 && first !== 'waiting'
    await insertShopOffer(
      tx,
      isAnswered ? { ...offer.value, state: first, answeredAt: Math.min(offeredAt + HOUR_MS, nowMs) } : offer.value,
    )
  }
}

const OFFERED = ['资料齐全，后台可以一起看，过户我来配合。', '和您要的很接近，价格可以再谈一点。']

const hasRequests = async (db: Queries): Promise<boolean> =>
  (await db.query('SELECT 1 FROM buyer_requests LIMIT 1')).length > 0
