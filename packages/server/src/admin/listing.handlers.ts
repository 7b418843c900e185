import { mayDo, type ListingVerdict, type WaitingListing } from '@diandu/core/admin'
import { describedListing, listingParts, type ShopId } from '@diandu/core/catalog'
import { maskMobile } from '@diandu/core/format'
import { fail, ok, refused } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { MARKET_CONDITIONS, SALE_EVENTS, unconfirmedIn, unmetConditions, type ReviewerSays } from '@diandu/core/selling'
import { decideListing, getReviewedListing, listWaitingListings } from '@diandu/wire/admin'
import { signedPictureUrl } from '../account/index.ts'
import { findShop } from '../catalog/index.ts'
import {
  findSales,
  listReviewed,
  pictureIdOf,
  readSaleSteps,
  reviewLockedListing,
  sellerStanding,
} from '../selling/index.ts'
import { staffHandlerFor, type StaffContext } from './admin-handler.ts'

/** More than one reviewer decides in a day. */
const MAX_LISTED = 200

const unknownListing = () => fail(refused('not-found', '没有这个上架申请', 'id'))

const waitingOf = ({
  id,
  revision,
  username,
  title,
  platform,
  priceFen,
  status,
  marked,
  changedAt,
}: Awaited<ReturnType<typeof listReviewed>>[number]): WaitingListing => ({
  id,
  revision,
  sellerName: username ?? '-',
  title,
  platform,
  priceFen,
  status,
  marked: marked ?? [],
  waitingSince: changedAt,
})

export const listingHandlers = [
  staffHandlerFor(listWaitingListings, async (_given, { db }) =>
    ok((await listReviewed(db, 'open', MAX_LISTED)).map(waitingOf)),
  ),
  staffHandlerFor(getReviewedListing, async ({ id, locale }, context) => {
    const detail = await detailOf(id, locale, context)
    return detail === undefined ? unknownListing() : ok(detail)
  }),
  staffHandlerFor(decideListing, async ({ id, revision, verdict }, { clock, staff, commit }) =>
    commit(async (tx) => {
      const at = clock.now()
      const found = await findShop(tx, id)
      if (found === null) return unknownListing()
      const reviewed = await reviewLockedListing(tx, { id, revision, by: staff.name, at, says: saysOf(verdict) })
      if (!reviewed.ok) return reviewed
      const after = await findShop(tx, id)
      return ok({
        value: null,
        log: {
          object: { kind: 'listing', id },
          userId: found.sellerId,
          reason: 'words' in verdict ? verdict.words : '',
          before: { status: found.shop.status, revision },
          after: { status: after?.shop.status ?? null, verdict },
        },
      })
    }),
  ),
]

function saysOf(verdict: ListingVerdict): Exclude<ReviewerSays, { readonly kind: 'inspect' }> {
  return verdict.kind === 'refuse' ? { kind: 'refuse', why: verdict.words } : verdict
}

async function detailOf(id: ShopId, locale: Locale, { db, box, clock, staff }: StaffContext) {
  const found = await findShop(db, id)
  if (found === null) return undefined
  const { shop, sellerId } = found
  const sale = (await findSales(db, [id]))(id)
  const steps = await readSaleSteps(db, id)
  const unmet = unmetConditions(await sellerStanding(db, sellerId), shop)
  return {
    id,
    revision: sale.revision,
    sellerName: shop.sellerName,
    title: shop.title,
    platform: shop.platform,
    priceFen: shop.priceFen,
    status: shop.status,
    marked: sale.marked,
    waitingSince: steps.at(-1)?.at ?? shop.publishedAt,
    wanted: sale.wanted,
    description: shop.description,
    // Who does not decide on it need not call its seller.
    contact:
      sale.contact === null || mayDo(staff.roles, 'review-listing')
        ? sale.contact
        : { ...sale.contact, mobile: maskMobile(sale.contact.mobile) },
    stated: listingParts(describedListing(shop)).flatMap(({ rows }) =>
      rows.map(({ label, value, source }) => ({
        label: nameIn(label, locale),
        value: nameIn(value, locale),
        source: nameIn(source, locale),
      })),
    ),
    photos: shop.photos.map((photo) => {
      const picture = pictureIdOf(photo)
      return picture === undefined ? photo.url : signedPictureUrl(picture, box, clock.now())
    }),
    unmet: unmet.map((one) => nameIn(MARKET_CONDITIONS[one], locale)),
    unconfirmed: [...unconfirmedIn(shop)],
    history: steps.map(({ at, event, words, reviewedBy }) => ({
      at,
      what: nameIn(SALE_EVENTS[event], locale),
      by: reviewedBy ?? '',
      words,
    })),
  }
}
