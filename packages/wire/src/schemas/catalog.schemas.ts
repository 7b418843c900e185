import * as v from 'valibot'
import {
  DRAW_REASONS,
  FILTERED_FIGURE_KEYS,
  INDUSTRIES,
  isPlatformId,
  LISTING_STATUSES,
  PLAIN_FIGURE_KEYS,
  plainFigure,
  PROVINCES,
  SHOP_KINDS,
  TRADEMARK_STATES,
  TRANSFER_WAYS,
  type Category,
  type DescribedListing,
  type DrawnShop,
  type FigureEvidence,
  type FigureKind,
  type FilteredFigureKey,
  type FilteredValues,
  type Home,
  type OptionalFigureKey,
  type PlainFigureKey,
  type PlainValues,
  type PlatformId,
  type PlatformSummary,
  type PriceFall,
  type Shop,
  type ShopCard,
  type ShopFigures,
  type ShopGlance,
  type ShopId,
  type ShopsWithin,
} from '@diandu/core/catalog'
import { count, fen, idOf, instant, keysOf } from './schemas.ts'

export const shopId = idOf<ShopId>()

/** Joined by commas. */
export const shopIdsUpTo = (max: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{1,40}(?:,[\\w-]{1,40}){0,${max - 1}}$`), 'Ids, joined by commas'))

export const platformId = v.pipe(
  v.number(),
  v.integer(),
  v.check(isPlatformId, 'Not a known platform'),
) as unknown as v.GenericSchema<number, PlatformId>

export const shopKind = v.picklist(keysOf(SHOP_KINDS))
export const industry = v.picklist(keysOf(INDUSTRIES))
export const province = v.picklist(keysOf(PROVINCES))
export const trademarkState = v.picklist(keysOf(TRADEMARK_STATES))
const transferWay = v.picklist(keysOf(TRANSFER_WAYS))
const rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5))

const VALUE_OF_KIND: Readonly<Record<Exclude<FigureKind, 'choice'>, v.GenericSchema>> = {
  money: fen,
  count,
  day: v.pipe(v.string(), v.isoDate()),
  level: v.string(),
  'yes-no': v.boolean(),
  rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  text: v.string(),
  address: v.string(),
}

export const plainValues = Object.fromEntries(
  PLAIN_FIGURE_KEYS.map((key) => {
    const { kind, choices = {} } = plainFigure(key)
    return [key, kind === 'choice' ? v.picklist(keysOf(choices)) : VALUE_OF_KIND[kind]]
  }),
) as unknown as { readonly [Key in PlainFigureKey]: v.GenericSchema<NonNullable<PlainValues[Key]>> }

/** Entries of an object that holds these figures, of which some may be missing. */
const ofFigures = <Key extends PlainFigureKey, Values extends { readonly [Named in Key]?: unknown }>(
  keys: readonly Key[],
  schemaOf: (key: Key) => v.GenericSchema,
) =>
  Object.fromEntries(
    keys.map((key) => [key, plainFigure(key).isOptional ? v.exactOptional(schemaOf(key)) : schemaOf(key)]),
  ) as unknown as {
    readonly [Named in Exclude<Key, OptionalFigureKey>]: v.GenericSchema<Values[Named]>
  } & {
    readonly [Named in Key & OptionalFigureKey]: v.ExactOptionalSchema<
      v.GenericSchema<NonNullable<Values[Named]>>,
      undefined
    >
  }

const cardEntries = {
  id: shopId,
  platform: platformId,
  kind: shopKind,
  industry,
  title: v.string(),
  priceFen: fen,
  province,
  trademark: trademarkState,
  rating,
  level: v.string(),
  transferWay,
  ...ofFigures<FilteredFigureKey, FilteredValues>(FILTERED_FIGURE_KEYS, (key) => plainValues[key]),
  isInspected: v.boolean(),
  status: v.picklist(keysOf(LISTING_STATUSES)),
  publishedAt: instant,
}

const source = v.picklist(['seller', 'platform-export', 'inspector'])

const points = v.pipe(v.number(), v.minValue(0))

const glance = v.object({
  openedOn: v.string(),
  monthlyTurnoverFen: fen,
  turnoverFen: v.array(fen),
  fans: count,
  points,
  source,
  picture: v.nullable(v.string()),
  words: v.string(),
  fall: v.nullable(v.object({ fromFen: fen, at: instant })),
}) satisfies v.GenericSchema<unknown, ShopGlance>

export const shopCard = v.object({ ...cardEntries, glance }) satisfies v.GenericSchema<unknown, ShopCard>

export const drawnShop = v.object({
  shop: shopCard,
  reason: v.picklist(DRAW_REASONS),
  viewedCount: count,
}) satisfies v.GenericSchema<unknown, DrawnShop>

export const priceFall = v.object({
  shop: shopCard,
  fromFen: fen,
  at: instant,
}) satisfies v.GenericSchema<unknown, PriceFall>

export const shopsWithin = v.object({
  shopCount: count,
  groups: v.array(
    v.object({
      platform: platformId,
      kind: shopKind,
      shopCount: count,
      nearCount: count,
      fromFen: fen,
      examples: v.array(shopCard),
    }),
  ),
}) satisfies v.GenericSchema<unknown, ShopsWithin>

const evidence = v.object({
  digests: v.array(v.string()),
  inspectedAt: instant,
  confirmedAt: v.nullable(instant),
}) satisfies v.GenericSchema<unknown, FigureEvidence>

const figure = <Value extends v.GenericSchema>(value: Value) =>
  v.object({ value, by: source, at: instant, evidence: v.exactOptional(evidence) })

export const ratings = v.object({ described: rating, service: rating, delivery: rating })

export const ratingsFigure = figure(ratings)

const plainFigures = ofFigures<PlainFigureKey, ShopFigures>(PLAIN_FIGURE_KEYS, (key) => figure(plainValues[key]))

const { status: _, ...describedCard } = cardEntries

/** The part of a listing that an order stores. */
export const describedListing = v.object({
  ...describedCard,
  description: v.string(),
  figures: v.object({
    ...plainFigures,
    ratings: ratingsFigure,
    violations: figure(v.object({ general: points, severe: points, counterfeit: points })),
    trademark: figure(
      v.object({ state: trademarkState, niceClass: v.pipe(count, v.maxValue(45)), holder: v.string() }),
    ),
    turnoverByMonth: figure(
      v.array(v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), turnoverFen: fen })),
    ),
    transferWay: figure(transferWay),
  }),
  photos: v.array(v.object({ url: v.string(), width: count, height: count, caption: v.string() })),
}) satisfies v.GenericSchema<unknown, DescribedListing>

export const shop = v.object({
  ...describedListing.entries,
  status: cardEntries.status,
  glance,
  sellerName: v.string(),
  viewCount: count,
}) satisfies v.GenericSchema<unknown, Shop>

const name = v.object({ zh: v.string(), en: v.string() })

export const home = v.object({
  banners: v.array(v.object({ id: v.string(), title: name, line: name, path: v.string() })),
  picks: v.array(shopCard),
  latest: v.array(shopCard),
  onSaleCount: count,
  soldCount: count,
}) satisfies v.GenericSchema<unknown, Home>

const counts = v.record(v.string(), count)

export const platformSummary = v.object({
  platform: platformId,
  onSaleCount: count,
  kinds: counts,
  industries: counts,
  medianPriceFen: v.nullable(fen),
}) satisfies v.GenericSchema<unknown, PlatformSummary>

const counted = <Key extends v.GenericSchema>(key: Key) => v.array(v.object({ key, onSaleCount: count }))

export const category = v.object({
  platform: platformId,
  onSaleCount: count,
  industries: counted(industry),
  kinds: counted(shopKind),
}) satisfies v.GenericSchema<unknown, Category>
