import * as v from 'valibot'
import { PLAIN_FIGURE_KEYS, plainFigure } from '@diandu/core/catalog'
import {
  EMPTY_SELL_FORM,
  isSellField,
  MARKET_CONDITIONS,
  MAX_SELL_DRAFT,
  readSellDraft,
  RELATIONS,
  SALE_EVENTS,
  SALE_STAGES,
  SELL_FIELDS,
  type DealtShop,
  type OwnFigures,
  type OwnListing,
  type OwnListingDetail,
  type PriceHint,
  type RelatedShop,
  type SellField,
  type StoredSellDraft,
} from '@diandu/core/selling'
import { industry, platformId, shopCard, shopId, shopKind } from './catalog.schemas.ts'
import { count, fen, instant, keysOf, typed } from './schemas.ts'

/** Longer texts than these no field takes; what fits in words is core's to say. */
const LONGEST: Readonly<Partial<Record<SellField, number>>> = { description: 4_000, photos: 4_000 }

const isLeftOut = (field: SellField): boolean =>
  PLAIN_FIGURE_KEYS.map(plainFigure).some((figure) => figure.field === field && figure.isOptional === true)

/** The form of a seller as it was filled in: core reads it, on the page and here. */
export const sellFormEntries = Object.fromEntries(
  SELL_FIELDS.map((field) => {
    const text = typed(LONGEST[field] ?? 200)
    // A client from before the field was asked for sends none.
    return [field, isLeftOut(field) ? v.optional(text, '') : text]
  }),
) as unknown as Readonly<Record<SellField, v.GenericSchema<string, string>>>

export const sellDraftContent = v.pipe(
  typed(MAX_SELL_DRAFT, 2),
  v.check((text) => readSellDraft(text) !== undefined, '草稿格式错误'),
)

export const storedSellDraft = v.object({
  revision: count,
  content: v.string(),
  savedAt: instant,
}) satisfies v.GenericSchema<unknown, StoredSellDraft>

const sellField = v.pipe(v.string(), v.check(isSellField)) as unknown as v.GenericSchema<string, SellField>

const countEntries = { views: count, favourites: count, offers: count, orders: count }

export const ownListing = v.object({
  id: shopId,
  card: shopCard,
  stage: v.picklist(keysOf(SALE_STAGES)),
  revision: count,
  hasOrder: v.boolean(),
  wanted: v.nullable(v.object({ field: sellField, words: v.string() })),
  refusedFor: v.nullable(v.string()),
  unmet: v.array(v.picklist(keysOf(MARKET_CONDITIONS))),
  counts: v.object(countEntries),
}) satisfies v.GenericSchema<unknown, OwnListing>

export const ownFigures = v.object({
  id: shopId,
  stage: v.picklist(keysOf(SALE_STAGES)),
  revision: count,
  hasOrder: v.boolean(),
  views: count,
  favourites: count,
  openOffers: count,
}) satisfies v.GenericSchema<unknown, OwnFigures>

export const ownListingDetail = v.object({
  ...ownListing.entries,
  form: v.object(
    Object.fromEntries(keysOf(EMPTY_SELL_FORM).map((field) => [field, v.string()])) as Record<
      SellField,
      v.StringSchema<undefined>
    >,
  ),
  marked: v.array(sellField),
  days: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), ...countEntries })),
  history: v.array(v.object({ at: instant, event: v.picklist(keysOf(SALE_EVENTS)), words: v.string() })),
}) satisfies v.GenericSchema<unknown, OwnListingDetail>

export const dealtShop = v.object({
  shop: shopCard,
  soldAt: v.nullable(instant),
  soldFen: v.nullable(fen),
}) satisfies v.GenericSchema<unknown, DealtShop>

export const relatedShop = v.object({
  shop: shopCard,
  relation: v.picklist(RELATIONS),
}) satisfies v.GenericSchema<unknown, RelatedShop>

export const priceHint = v.object({
  basis: v.picklist(['industry', 'kind', 'platform']),
  soldCount: count,
  onSaleCount: count,
  lowFen: fen,
  middleFen: fen,
  highFen: fen,
  examples: v.array(
    v.object({
      id: shopId,
      title: v.string(),
      platform: platformId,
      kind: shopKind,
      industry,
      rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
      priceFen: fen,
      soldFen: v.nullable(fen),
      status: v.picklist(['on-sale', 'sold']),
    }),
  ),
}) satisfies v.GenericSchema<unknown, PriceHint>
