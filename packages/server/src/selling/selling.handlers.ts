import type { ShopId } from '@diandu/core/catalog'
import { DAY_MS, fail, ok, type Result } from '@diandu/core/kernel'
import {
  decideAct,
  decideChange,
  decidePrice,
  decideSubmission,
  readSellForm,
  sellRefusal,
  type Offering,
  type OwnListingDetail,
  type SaleFacts,
  type SaleMove,
  type SellField,
  type SellForm,
} from '@diandu/core/selling'
import {
  actOnListing,
  changeListing,
  changeListingPrice,
  dropSellDraft as dropSellDraftCall,
  getOwnListing,
  getSellDraft,
  listOwnFigures,
  listOwnListings,
  saveSellDraft,
  sell,
} from '@diandu/wire'
import { memberHandlerFor, onceHandlerFor, pageByTime, type Handler, type MemberContext } from '../calls/index.ts'
import type { DataBox } from '../crypto/index.ts'
import type { Queries, Transaction } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { lockUser } from '../session/index.ts'
import { keepPhotos, lockListing, writeMove, writeNew } from './move-sale.ts'
import { readOwnShops } from './own-listing-store.ts'
import { countPriceChanges, countSubmissions } from './sale-store.ts'
import { dropSellDraft, findSellDraft, keepSellDraft } from './sell-draft-store.ts'
import { notFound } from './not-found.ts'
import { ownFigures, shownListing, shownListings } from './shown-listing.ts'

/** A seller's own shops, and what they have filled in. */
export function sellingHandlers(box: DataBox): readonly Handler[] {
  const shown = async (
    db: Queries,
    wanted: { readonly id: ShopId; readonly userId: string },
    nowMs: number,
  ): Promise<Result<OwnListingDetail>> => {
    const listing = await shownListing(db, wanted, box, nowMs)
    return listing === undefined ? fail(notFound()) : ok(listing)
  }
  /** Locks a listing, decides, writes, and shows what has become of it. */
  const change = (
    { db, clock, viewer: { userId } }: MemberContext,
    id: ShopId,
    decide: (facts: SaleFacts, tx: Transaction) => Promise<Result<SaleMove>>,
  ): Promise<Result<OwnListingDetail>> =>
    db.transaction(async (tx): Promise<Result<OwnListingDetail>> => {
      const at = clock.now()
      const { facts, found } = await lockListing(tx, id, at)
      const decided = await decide(facts, tx)
      if (!decided.ok) return decided
      if (found === null) return fail(notFound())
      await writeMove(tx, found, decided.value, { at, reviewedBy: null })
      return shown(tx, { id, userId }, at)
    })
  return [
    onceHandlerFor(sell, async (form, { db, clock, random, viewer: { userId } }) => {
      const at = clock.now()
      const offering = readForm(form, at)
      if (!offering.ok) return offering
      // Two shops at once are counted one after the other.
      if ((await lockUser(db, userId)) === undefined) return fail({ kind: 'login-required' })
      const id = `s${idFrom(random.token())}` as ShopId
      const photos = await keepPhotos(db, { id, sellerId: userId }, offering.value.photos, [])
      if (!photos.ok) return photos
      const counted = await countSubmissions(db, userId, at - DAY_MS)
      const decided = decideSubmission({ ...counted, at }, offering.value, photos.value)
      if (!decided.ok) return decided
      await writeNew(db, { id, sellerId: userId }, decided.value, at)
      await dropSellDraft(db, userId)
      return shown(db, { id, userId }, at)
    }),
    memberHandlerFor(changeListing, async ({ id, revision, ...form }, context) => {
      const offering = readForm(form, context.clock.now())
      if (!offering.ok) return offering
      const { userId } = context.viewer
      return change(context, id, async (facts, tx) => {
        const says = { userId, revision, offering: offering.value }
        // Whether it may be changed at all is said before anything is said of its photos.
        const allowed = decideChange(facts, { ...says, photos: [] })
        if (!allowed.ok || facts.listing === undefined) return allowed
        const before = facts.listing.shop.photos
        const photos = await keepPhotos(tx, { id, sellerId: userId }, offering.value.photos, before)
        return photos.ok ? decideChange(facts, { ...says, photos: photos.value }) : photos
      })
    }),
    memberHandlerFor(changeListingPrice, ({ id, revision, priceFen }, context) =>
      change(context, id, async (facts, tx) => {
        const changesWithinDay = await countPriceChanges(tx, id, facts.at - DAY_MS)
        return decidePrice(facts, { userId: context.viewer.userId, revision, priceFen, changesWithinDay })
      }),
    ),
    memberHandlerFor(actOnListing, ({ id, revision, act }, context) =>
      change(context, id, async (facts) => decideAct(facts, { userId: context.viewer.userId, revision, act })),
    ),
    memberHandlerFor(listOwnListings, async ({ group, cursor }, { db, clock, viewer: { userId } }) => {
      const page = await pageByTime(cursor, {
        read: (place, max) => readOwnShops(db, userId, group, place, max),
        show: (row) => row,
        placeOf: ({ publishedAt: at, id }) => ({ at, id }),
      })
      if (!page.ok) return page
      const { items, nextCursor } = page.value
      return ok({ items: await shownListings(db, userId, items, box, clock.now()), nextCursor })
    }),
    memberHandlerFor(getOwnListing, ({ id }, { db, clock, viewer: { userId } }) =>
      shown(db, { id, userId }, clock.now()),
    ),
    memberHandlerFor(listOwnFigures, async (_nothing, { db, clock, viewer: { userId } }) =>
      ok({ items: [...(await ownFigures(db, userId, clock.now()))] }),
    ),
    memberHandlerFor(getSellDraft, async (_nothing, { db, viewer: { userId } }) => ok(await findSellDraft(db, userId))),
    memberHandlerFor(saveSellDraft, ({ revision, content }, { db, clock, viewer: { userId } }) =>
      keepSellDraft(db, userId, { revision, content, savedAt: clock.now() }),
    ),
    memberHandlerFor(dropSellDraftCall, async (_nothing, { db, viewer: { userId } }) => {
      await dropSellDraft(db, userId)
      return ok(null)
    }),
  ]
}

/** The first field that is wrong, by its name. */
function readForm(form: SellForm, nowMs: number): Result<Offering> {
  const read = readSellForm(form, nowMs)
  if (read.ok) return read
  const [field = 'title'] = Object.keys(read.failure) as SellField[]
  return fail(sellRefusal(field, read.failure[field] ?? 'missing'))
}
