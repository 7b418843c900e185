import {
  decideShopOffer,
  decideShopOfferAnswer,
  notFound,
  requestStateAt,
  type ShopOfferAnswer,
  type ShopOfferId,
  type ShownShopOffer,
} from '@diandu/core/buyer-requests'
import { DAY_MS, fail, ok, type Page, type Result } from '@diandu/core/kernel'
import { answerShopOffer, listFittingShops, listMyShopOffers, listRequestOffers, offerShop } from '@diandu/wire'
import { memberHandlerFor, onceHandlerFor, pageByNumber, type Handler } from '../calls/index.ts'
import { findListing, findShopHeading } from '../catalog/index.ts'
import type { Database, Queries } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { lockUser } from '../session/index.ts'
import { readFitting } from './match-store.ts'
import { findRequest } from './request-store.ts'
import {
  countShopOffersSince,
  findLastShopOffer,
  insertShopOffer,
  lockShopOffer,
  selectShopOffers,
  showShopOffers,
  writeShopOffer,
  type StoredOffer,
} from './shop-offer-store.ts'
import { tellOffer } from './tell-offer.ts'

export const shopOffersHandlers: readonly Handler[] = [
  memberHandlerFor(listFittingShops, async ({ requestId }, { db, clock, viewer }) => {
    const request = await findRequest(db, requestId)
    if (request === undefined || requestStateAt(request, clock.now()) !== 'open') return fail(notFound())
    return ok(await readFitting(db, request, viewer.userId))
  }),
  onceHandlerFor(offerShop, async (draft, { db, clock, random, viewer: { userId } }) => {
    // Two offers of one seller at once are counted one after the other.
    if ((await lockUser(db, userId)) === undefined) return fail({ kind: 'login-required' })
    const at = clock.now()
    const facts = {
      id: idFrom(random.token()) as ShopOfferId,
      sellerId: userId,
      shop: await findListing(db, draft.shopId),
      request: await findRequest(db, draft.requestId, 'FOR SHARE'),
      last: await findLastShopOffer(db, draft.requestId, draft.shopId),
      countWithinDay: await countShopOffersSince(db, userId, at - DAY_MS),
      at,
    }
    const decided = decideShopOffer(facts, draft)
    if (!decided.ok) return decided
    await insertShopOffer(db, decided.value)
    await tellOffer(db, decided.value)
    return showOne(db, userId, { ...decided.value, place: 0 })
  }),
  memberHandlerFor(answerShopOffer, ({ offerId, answer: kind, sharesMobile = false }, { db, clock, viewer }) => {
    const answer: ShopOfferAnswer = kind === 'accept' ? { kind, sharesMobile } : { kind }
    return db.transaction(async (tx) => {
      const offer = await lockShopOffer(tx, offerId)
      const shopStatus = offer && (await findShopHeading(tx, offer.shopId))?.status
      const facts = { userId: viewer.userId, offer, shopStatus, at: clock.now() }
      const decided = decideShopOfferAnswer(facts, answer)
      if (!decided.ok) return decided
      await writeShopOffer(tx, decided.value)
      await tellOffer(tx, decided.value)
      return showOne(tx, viewer.userId, decided.value)
    })
  }),
  memberHandlerFor(listRequestOffers, async ({ requestId, cursor }, { db, viewer: { userId } }) => {
    const isOwn = (await findRequest(db, requestId))?.buyerId === userId
    const page = await listOffers(db, userId, cursor, async (behind, max) =>
      !isOwn
        ? []
        : selectShopOffers(db, `WHERE o.request_id = $1 AND o.place < $2::bigint ORDER BY o.place DESC LIMIT ${max}`, [
            requestId,
            behind,
          ]),
    )
    return page.ok && !isOwn ? fail(notFound()) : page
  }),
  memberHandlerFor(listMyShopOffers, ({ cursor }, { db, viewer: { userId } }) =>
    listOffers(db, userId, cursor, (behind, max) =>
      selectShopOffers(db, `WHERE o.seller_id = $1 AND o.place < $2::bigint ORDER BY o.place DESC LIMIT ${max}`, [
        userId,
        behind,
      ]),
    ),
  ),
]

async function showOne(db: Queries, userId: string, offer: StoredOffer): Promise<Result<ShownShopOffer>> {
  const [shown] = await showShopOffers(db, userId, [offer])
  return shown === undefined ? fail(notFound()) : ok(shown)
}

async function listOffers(
  db: Database,
  userId: string,
  cursor: string | undefined,
  read: (behind: number, max: number) => Promise<readonly StoredOffer[]>,
): Promise<Result<Page<ShownShopOffer>>> {
  const page = await pageByNumber<StoredOffer, StoredOffer>(cursor, { read, show: (offer) => offer })
  return page.ok ? ok({ ...page.value, items: await showShopOffers(db, userId, page.value.items) }) : page
}
