import {
  decideClosing,
  decideExtension,
  decidePublication,
  notFound,
  requestStateAt,
  type BuyerRequest,
  type MatchedShop,
  type OwnRequest,
  type RequestDraft,
  type RequestId,
} from '@diandu/core/buyer-requests'
import { DAY_MS, fail, ok, type Result } from '@diandu/core/kernel'
import {
  closeRequest,
  extendRequest,
  getMyRequest,
  listMyRequests,
  listOpenRequests,
  listRequestMatches,
  publishRequest,
} from '@diandu/wire'
import {
  handlerFor,
  memberHandlerFor,
  onceHandlerFor,
  pageByNumber,
  type Handler,
  type MemberContext,
} from '../calls/index.ts'
import type { Queries } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { lockUser } from '../session/index.ts'
import { asSeen, besideOf } from './newest-requests.ts'
import { matchPublished, readMatches, tellOwners, type PlacedMatch } from './match-store.ts'
import {
  countRequestsOf,
  findRequest,
  insertRequest,
  readOpenRequests,
  selectRequests,
  writeRequest,
  type StoredRequest,
} from './request-store.ts'

export const buyerRequestsHandlers: readonly Handler[] = [
  onceHandlerFor(publishRequest, async ({ days, content, ...criteria }, { db, clock, random, viewer: { userId } }) => {
    // Two requests at once are counted one after the other.
    if ((await lockUser(db, userId)) === undefined) return fail({ kind: 'login-required' })
    const at = clock.now()
    const counts = await countRequestsOf(db, userId, { sinceMs: at - DAY_MS, nowMs: at })
    const draft: RequestDraft = { criteria, days, content }
    const id = idFrom(random.token()) as RequestId
    const decided = decidePublication({ id, buyerId: userId, ...counts, at }, draft)
    if (!decided.ok) return decided
    await insertRequest(db, decided.value)
    const request = { ...decided.value, place: 0 }
    await matchPublished(db, request)
    if (request.state === 'open') await tellOwners(db, request, at)
    return readOwn(db, userId, id, at)
  }),
  handlerFor(listOpenRequests, async ({ fits, cursor, ...filter }, { db, clock, viewer }) => {
    if (fits !== undefined && viewer === null) return fail({ kind: 'login-required' })
    const viewerId = viewer?.userId ?? null
    const page = await pageByNumber<StoredRequest, StoredRequest>(cursor, {
      read: (behind, max) =>
        readOpenRequests(db, {
          filter: { ...filter, fitting: fits !== undefined },
          viewerId,
          behind,
          max,
          nowMs: clock.now(),
        }),
      show: (request) => request,
    })
    return page.ok ? ok({ ...page.value, items: await asSeen(db, viewerId, page.value.items) }) : page
  }),
  memberHandlerFor(listMyRequests, async ({ cursor }, { db, clock, viewer: { userId } }) => {
    const page = await pageByNumber<StoredRequest, StoredRequest>(cursor, {
      read: (behind, max) =>
        selectRequests(db, `WHERE r.user_id = $1 AND r.place < $2::bigint ORDER BY r.place DESC LIMIT ${max}`, [
          userId,
          behind,
        ]),
      show: (request) => request,
    })
    return page.ok ? ok({ ...page.value, items: await asOwn(db, page.value.items, clock.now()) }) : page
  }),
  memberHandlerFor(getMyRequest, ({ requestId }, { db, clock, viewer }) =>
    readOwn(db, viewer.userId, requestId, clock.now()),
  ),
  memberHandlerFor(listRequestMatches, async ({ requestId, cursor }, { db, viewer }) => {
    const request = await findRequest(db, requestId)
    const own = request?.buyerId === viewer.userId ? request : undefined
    const page = await pageByNumber<PlacedMatch, MatchedShop>(cursor, {
      read: async (behind, max) => (own === undefined ? [] : readMatches(db, own, behind, max)),
      show: ({ shop, reasons }) => ({ shop, reasons }),
    })
    return page.ok && own === undefined ? fail(notFound()) : page
  }),
  memberHandlerFor(closeRequest, ({ requestId }, context) =>
    change(context, requestId, (request, at) => decideClosing({ userId: context.viewer.userId, request, at })),
  ),
  memberHandlerFor(extendRequest, ({ requestId, days }, context) =>
    change(context, requestId, (request, at) => decideExtension({ userId: context.viewer.userId, request, at }, days)),
  ),
]

/** Locks the request: concurrent changes of one request run one after the other. */
function change(
  { db, clock, viewer }: MemberContext,
  id: RequestId,
  decide: (request: BuyerRequest | undefined, at: number) => Result<BuyerRequest>,
): Promise<Result<OwnRequest>> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    const decided = decide(await findRequest(tx, id, 'FOR UPDATE'), at)
    if (!decided.ok) return decided
    await writeRequest(tx, decided.value)
    return readOwn(tx, viewer.userId, id, at)
  })
}

async function readOwn(db: Queries, userId: string, id: RequestId, at: number): Promise<Result<OwnRequest>> {
  const request = await findRequest(db, id)
  if (request?.buyerId !== userId) return fail(notFound())
  const [own] = await asOwn(db, [request], at)
  return own === undefined ? fail(notFound()) : ok(own)
}

async function asOwn(db: Queries, requests: readonly StoredRequest[], at: number): Promise<readonly OwnRequest[]> {
  const beside = await besideOf(db, requests, null)
  return requests.map((request) => {
    const { buyerId: _buyerId, place: _place, ...own } = request
    const counts = beside.get(own.id)
    return {
      ...own,
      state: requestStateAt(request, at),
      matchCount: counts?.matchCount ?? 0,
      offerCount: counts?.offerCount ?? 0,
      waitingCount: counts?.waitingCount ?? 0,
    }
  })
}
