import type { InspectedFigure, ListingStatus, Photo } from '../catalog/index.ts'
import { formatMoney } from '../format/index.ts'
import { hasContactData } from '../input/index.ts'
import { fail, mapResult, ok, refused, type Result } from '../kernel/index.ts'
import { decideConfirmation, decideInspection, type Inspection } from './inspection/inspection.ts'
import { listedShop, type ListedShop } from './listed-shop.ts'
import { unmetConditions, unmetRefusal, type SellerStanding } from './market-conditions.ts'
import type { Offering } from './offering.ts'
import { MAX_PRICE_FEN, MIN_PRICE_FEN } from './read-sell-form.ts'
import {
  NEW_SALE,
  saleStage,
  type SaleAct,
  type SaleRecord,
  type SaleStage,
  type SaleEvent,
  type WantedMore,
} from './sale.ts'
import { sellRefusal } from './sell-fault.ts'
import { FREE_WORDS, type SellField } from './sell-form.ts'

/** Per person: reviewers read no more than that in a day. */
export const MAX_UNDER_REVIEW = 10
export const MAX_SUBMISSIONS_A_DAY = 10
/** Per shop and day: every price cut notifies those who keep the shop. */
export const MAX_PRICE_CHANGES_A_DAY = 3

export interface ListedRecord {
  readonly sellerId: string
  readonly status: ListingStatus
  readonly shop: ListedShop
  readonly record: SaleRecord
}

export interface SaleFacts {
  readonly listing: ListedRecord | undefined
  /** There is an order that has not ended. */
  readonly hasOrder: boolean
  readonly at: number
}

/** The changes to store. */
export interface SaleMove {
  readonly status: ListingStatus
  readonly record: SaleRecord
  /** Null where the listing's content is unchanged. */
  readonly shop: ListedShop | null
  readonly event: SaleEvent
  readonly words: string
  /** It appears on the market now. */
  readonly isPublished: boolean
  /** The price last shown on the market, where it differs: those who keep the shop are notified. */
  readonly changedFromFen: number | null
}

export interface SubmissionFacts {
  readonly underReview: number
  readonly withinDay: number
  readonly at: number
}

/** A shop is handed in: until it was accepted it is for its seller and the reviewers alone. */
export function decideSubmission(
  { underReview, withinDay, at }: SubmissionFacts,
  offering: Offering,
  photos: readonly Photo[],
): Result<SaleMove> {
  if (underReview >= MAX_UNDER_REVIEW)
    return fail(refused('too-many', `您有 ${MAX_UNDER_REVIEW} 家店铺在审核中，请等审核后再提交`))
  if (withinDay >= MAX_SUBMISSIONS_A_DAY)
    return fail(refused('too-many', `一天最多提交 ${MAX_SUBMISSIONS_A_DAY} 家店铺，请明天再来`))
  return ok(toReview(NEW_SALE, 'submitted', offering, listedShop(offering, photos, at)))
}

/** The seller changes the content of a listing, which is then reviewed again. */
export function decideChange(
  facts: SaleFacts,
  {
    userId,
    revision,
    offering,
    photos,
  }: SellerSays & { readonly offering: Offering; readonly photos: readonly Photo[] },
): Result<SaleMove> {
  const own = ownListing(facts, { userId, revision })
  if (!own.ok) return own
  const { shop, record } = own.value
  return ok(
    withPublicPrice(own.value, toReview(record, 'changed', offering, listedShop(offering, photos, facts.at, shop))),
  )
}

interface SellerSays {
  readonly userId: string
  /** The one that they saw. */
  readonly revision: number
}

const PRICED: ReadonlySet<SaleStage> = new Set(['on-sale', 'paused'])

export function decidePrice(
  facts: SaleFacts,
  {
    userId,
    revision,
    priceFen,
    changesWithinDay,
  }: SellerSays & { readonly priceFen: number; readonly changesWithinDay: number },
): Result<SaleMove> {
  const own = ownListing(facts, { userId, revision })
  if (!own.ok) return own
  const { shop, record, status } = own.value
  if (!PRICED.has(saleStage(status, record))) return fail(movedOn())
  if (!(priceFen >= MIN_PRICE_FEN && priceFen <= MAX_PRICE_FEN)) return fail(sellRefusal('price', 'out-of-range'))
  if (priceFen === shop.priceFen) return fail(refused('bad-parameter', '新价格与现在的标价一样', 'priceFen'))
  if (changesWithinDay >= MAX_PRICE_CHANGES_A_DAY)
    return fail(refused('too-many', `一家店铺一天最多改价 ${MAX_PRICE_CHANGES_A_DAY} 次，请明天再改`))
  const move: SaleMove = {
    ...stays(status, record),
    shop: { ...shop, priceFen },
    event: 'price-changed',
    words: `${formatMoney(shop.priceFen)} → ${formatMoney(priceFen)}`,
  }
  return ok(withPublicPrice(own.value, move))
}

/** For each act, the stages from which it leads, and its target. */
const ACTS: Readonly<
  Record<
    SaleAct,
    {
      readonly from: readonly SaleStage[]
      readonly to: ListingStatus
      readonly event: SaleEvent
      readonly isPaused: boolean
    }
  >
> = {
  pause: { from: ['on-sale'], to: 'withdrawn', event: 'paused', isPaused: true },
  resume: { from: ['paused'], to: 'on-sale', event: 'resumed', isPaused: false },
  withdraw: {
    from: ['under-review', 'more-wanted', 'on-sale', 'paused', 'refused'],
    to: 'withdrawn',
    event: 'withdrawn',
    isPaused: false,
  },
  resubmit: { from: ['withdrawn'], to: 'under-review', event: 'submitted', isPaused: false },
}

export const saleActsAt = (stage: SaleStage): readonly SaleAct[] =>
  (Object.keys(ACTS) as SaleAct[]).filter((act) => ACTS[act].from.includes(stage))

/** Whether the content of a listing can be changed at a stage, unless there is an open order. */
export const mayChangeAt = (stage: SaleStage): boolean => !TAKEN.has(stage)
export const mayPriceAt = (stage: SaleStage): boolean => PRICED.has(stage)

export function decideAct(
  facts: SaleFacts,
  { userId, revision, act }: SellerSays & { readonly act: SaleAct },
): Result<SaleMove> {
  const own = ownListing(facts, { userId, revision })
  if (!own.ok) return own
  const { record, status } = own.value
  const { from, to, event, isPaused } = ACTS[act]
  if (!from.includes(saleStage(status, record))) return fail(movedOn())
  return ok(
    withPublicPrice(own.value, { ...stays(to, { ...record, isPaused, wanted: null, refusedFor: null }), event }),
  )
}

/** The facts by which a reviewer decides. */
export interface ReviewFacts extends SaleFacts {
  readonly seller: SellerStanding
  /** The files that inspectors stored for this listing. */
  readonly inspections: readonly Inspection[]
}

export type ReviewerSays =
  | { readonly kind: 'accept' }
  | ({ readonly kind: 'ask' } & WantedMore)
  | { readonly kind: 'refuse'; readonly why: string }
  /** An inspector's file that shows a figure. */
  | ({ readonly kind: 'inspect' } & Inspection)
  /** Another reviewer has checked the files of these figures. */
  | { readonly kind: 'confirm'; readonly figures: readonly InspectedFigure[]; readonly by: string }

/** A reviewer's word about the revision that was read; a refusal of one on sale takes it off the market. */
export function decideReview(facts: ReviewFacts, revision: number, says: ReviewerSays): Result<SaleMove> {
  const { listing } = facts
  if (listing === undefined) return fail(notFound())
  const { status, record } = listing
  if (record.revision !== revision) return fail(changedElsewhere())
  const isOpen = status === 'under-review'
  const isForMarket = says.kind === 'refuse' || says.kind === 'inspect' || says.kind === 'confirm'
  if (!isOpen && !(isForMarket && status === 'on-sale' && !facts.hasOrder)) return fail(movedOn())
  return mapResult(reviewed(listing, says, facts), (move) => withPublicPrice(listing, move))
}

function reviewed(
  { status, record, shop }: ListedRecord,
  says: ReviewerSays,
  { seller, inspections, at }: ReviewFacts,
): Result<SaleMove> {
  const cleared = { ...record, isPaused: false, wanted: null, refusedFor: null }
  switch (says.kind) {
    case 'accept': {
      const unmet = unmetConditions(seller, shop)
      if (unmet.length > 0) return fail(unmetRefusal(unmet))
      return ok({
        ...stays('on-sale', { ...cleared, marked: [], removed: null }),
        event: 'accepted',
        isPublished: true,
      })
    }
    case 'ask': {
      const { field, words } = says
      return ok({ ...stays(status, { ...cleared, wanted: { field, words } }), event: 'more-wanted', words })
    }
    case 'refuse':
      return ok({ ...stays('refused', { ...cleared, refusedFor: says.why }), event: 'refused', words: says.why })
    case 'inspect':
      return mapResult(decideInspection(shop, inspections, says, at), (now) => ({
        ...stays(status, record),
        shop: now,
        event: 'inspected',
      }))
    case 'confirm':
      return mapResult(decideConfirmation(shop, inspections, says, at), (now) => ({
        ...stays(status, record),
        shop: now,
        event: 'inspection-confirmed',
      }))
  }
}

const TAKEN: ReadonlySet<SaleStage> = new Set(['deposit-taken', 'handing-over', 'sold'])

/** The seller's own listing as they saw it. Another person's is as missing as one that never was. */
function ownListing({ listing, hasOrder }: SaleFacts, { userId, revision }: SellerSays): Result<ListedRecord> {
  if (listing === undefined || listing.sellerId !== userId) return fail(notFound())
  if (hasOrder || TAKEN.has(listing.status)) return fail(inOrder())
  return listing.record.revision === revision ? ok(listing) : fail(changedElsewhere())
}

function toReview(record: SaleRecord, event: SaleEvent, offering: Offering, shop: ListedShop): SaleMove {
  const marked: readonly SellField[] = FREE_WORDS.filter((field) => hasContactData(offering[field]))
  const now = { ...record, isPaused: false, wanted: null, refusedFor: null, contact: offering.contact, marked }
  return { ...stays('under-review', now), shop, event }
}

/** Whether the public price differs after a move from the one last shown, whatever happened in between. */
function withPublicPrice({ status, record, shop }: ListedRecord, move: SaleMove): SaleMove {
  const lastFen = status === 'on-sale' ? shop.priceFen : record.publicPriceFen
  const nowFen = move.status === 'on-sale' ? (move.shop ?? shop).priceFen : lastFen
  const changedFromFen = lastFen !== nowFen ? lastFen : null
  return { ...move, record: { ...move.record, publicPriceFen: nowFen }, changedFromFen }
}

const stays = (status: ListingStatus, record: SaleRecord) => ({
  status,
  record: { ...record, revision: record.revision + 1 },
  shop: null,
  words: '',
  isPublished: false,
  changedFromFen: null,
})

const notFound = () => refused('not-found', '没有找到这家店铺', 'id')
const inOrder = () =>
  refused('shop-in-order', '这家店铺有进行中或已完成的订单，不能修改。订单取消或退款结束后可以再改', 'id')
const changedElsewhere = () =>
  refused('changed-elsewhere', '这家店铺刚在别处改过，没有覆盖。请先看最新内容，再改一次', 'revision')
const movedOn = () => refused('changed-elsewhere', '店铺状态已变化，请刷新后再看', 'id')
