import { mapResult, ok, type Page, type Result } from '@diandu/core/kernel'
import type { OfferAnswer, OrderRole, ShownOffer } from '@diandu/core/orders'
import * as wire from '@diandu/wire'
import { memberHandlerFor, onceHandlerFor, pageByNumber, type Handler } from '../../calls/index.ts'
import type { Queries } from '../../database/index.ts'
import { settleOffer } from './answer-offer.ts'
import { offerPrice } from './make-offer.ts'
import { findLastOffer, selectOffers } from './price-offer-store.ts'
import { listAgreedPrices, readThread } from './bargain-store.ts'
import { showOffer } from './shown-offer.ts'

export const offerHandlers: readonly Handler[] = [
  onceHandlerFor(wire.cutPrice, async (draft, { db, viewer, random, clock }) => {
    const nowMs = clock.now()
    const made = await offerPrice(db, viewer.userId, draft, { random, nowMs })
    return mapResult(made, (offer) => showOffer(viewer.userId, offer, nowMs))
  }),
  memberHandlerFor(wire.answerOffer, async ({ offerId, ...input }, { db, viewer, clock }) => {
    const nowMs = clock.now()
    const answer = answerOf(input)
    const settled = await db.transaction((tx) => settleOffer(tx, viewer.userId, offerId, answer, nowMs))
    return mapResult(settled, (offer) => showOffer(viewer.userId, offer, nowMs))
  }),
  memberHandlerFor(wire.listOffers, ({ role, cursor }, { db, viewer, clock }) =>
    listOffers(db, viewer.userId, { role, cursor }, clock.now()),
  ),
  memberHandlerFor(wire.getMyOffer, async ({ shopId }, { db, viewer, clock }) => {
    const last = await findLastOffer(db, viewer.userId, shopId)
    return ok(last === undefined ? null : showOffer(viewer.userId, last, clock.now()))
  }),
  memberHandlerFor(wire.getBargain, ({ offerId }, { db, viewer, clock }) =>
    readThread(db, viewer.userId, offerId, clock.now()),
  ),
  memberHandlerFor(wire.listAgreedPrices, async (_, { db, viewer, clock }) =>
    ok({ items: await listAgreedPrices(db, viewer.userId, clock.now()) }),
  ),
]

/** A reply without an amount leaves no pending amount. */
function answerOf({
  answer: kind,
  acceptFen = 0,
  counterFen = 0,
}: {
  readonly answer: OfferAnswer['kind']
  readonly acceptFen?: number
  readonly counterFen?: number
}): OfferAnswer {
  switch (kind) {
    case 'accept':
      return { kind, acceptFen }
    case 'counter':
      return { kind, counterFen }
    default:
      return { kind }
  }
}

function listOffers(
  db: Queries,
  userId: string,
  { role, cursor }: { readonly role: OrderRole; readonly cursor: string | undefined },
  nowMs: number,
): Promise<Result<Page<ShownOffer>>> {
  return pageByNumber(cursor, {
    read: (behind, max) =>
      selectOffers(
        db,
        `WHERE p.${role === 'buyer' ? 'buyer_id' : 'seller_id'} = $1 AND p.place < $2 ORDER BY p.place DESC LIMIT ${max}`,
        [userId, behind],
      ),
    show: (offer) => showOffer(userId, offer, nowMs),
  })
}
