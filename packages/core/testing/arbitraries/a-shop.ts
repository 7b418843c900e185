import fc from 'fast-check'
import {
  FILTERED_FIGURE_KEYS,
  glanceOf,
  INDUSTRIES,
  LISTING_STATUSES,
  PLAIN_FIGURE_KEYS,
  plainFigure,
  PLATFORMS,
  PROVINCES,
  SHOP_KINDS,
  statedFigures,
  TRADEMARK_STATES,
  TRANSFER_WAYS,
  type Figure,
  type FilteredFigureKey,
  type FilteredValues,
  type Shop,
  type ShopCard,
  type ShopFigures,
  type ShopGlance,
  type ShopId,
} from '../../src/catalog/index.ts'
import { aKeyOf } from './a-key-of.ts'
import { anInstant } from './an-instant.ts'

/** Asking prices, from a thousand yuan to a hundred million. */
export const aPriceFen = (): fc.Arbitrary<number> => fc.integer({ min: 100_000, max: 10_000_000_000 })

export const aShopId = (): fc.Arbitrary<ShopId> => fc.stringMatching(/^shop-[0-9a-f]{8}$/).map((text) => text as ShopId)

const aRating = (): fc.Arbitrary<number> => fc.nat({ max: 50 }).map((tenths) => tenths / 10)
const aTitle = (): fc.Arbitrary<string> => fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
const anAmountFen = (): fc.Arbitrary<number> => fc.nat({ max: 1_000_000_000 })

const cardParts = () => ({
  id: aShopId(),
  platform: fc.constantFrom(...PLATFORMS.map(({ id }) => id)),
  kind: aKeyOf(SHOP_KINDS),
  industry: aKeyOf(INDUSTRIES),
  title: aTitle(),
  priceFen: aPriceFen(),
  province: aKeyOf(PROVINCES),
  trademark: aKeyOf(TRADEMARK_STATES),
  rating: aRating(),
  level: fc.constantFrom('1 钻', '3 皇冠', '5 金冠', 'L4'),
  transferWay: aKeyOf(TRANSFER_WAYS),
  isInspected: fc.boolean(),
  status: aKeyOf(LISTING_STATUSES),
  publishedAt: anInstant(),
})

const aGlance = (): fc.Arbitrary<ShopGlance> =>
  fc.record(
    {
      openedOn: fc.constantFrom('2015-06-01', '2021-05-18', '2024-02-29'),
      monthlyTurnoverFen: anAmountFen(),
      turnoverFen: fc.array(anAmountFen(), { maxLength: 6 }),
      fans: fc.nat(),
      points: fc.nat(48),
      source: fc.constantFrom('seller', 'platform-export', 'inspector'),
      picture: fc.constantFrom(null, '/pictures/p1'),
      words: aTitle(),
      fall: fc.constantFrom(null, { fromFen: 20_000_000_000, at: 1_770_000_000_000 }),
    },
    { noNullPrototype: true },
  )

const OPTIONAL: ReadonlySet<string> = new Set(PLAIN_FIGURE_KEYS.filter((key) => plainFigure(key).isOptional))

const requiredOf = (arbitraries: object) => Object.keys(arbitraries).filter((key) => !OPTIONAL.has(key)) as never

function aCard(): fc.Arbitrary<Omit<ShopCard, 'glance'>> {
  const filtered = Object.fromEntries(
    FILTERED_FIGURE_KEYS.map((key) => [key, aKeyOf(plainFigure(key).choices ?? {})]),
  ) as unknown as { readonly [Key in keyof FilteredValues]-?: fc.Arbitrary<NonNullable<FilteredValues[Key]>> }
  const parts = { ...cardParts(), ...filtered }
  return fc.record(parts, { noNullPrototype: true, requiredKeys: requiredOf(parts) })
}

export const aShopCard = (): fc.Arbitrary<ShopCard> =>
  fc.tuple(aCard(), aGlance()).map(([card, glance]) => ({ ...card, glance }))

function aFigure<T>(value: fc.Arbitrary<T>): fc.Arbitrary<Figure<T>> {
  const by = fc.constantFrom('seller', 'platform-export', 'inspector')
  const evidence = fc.record(
    {
      digests: fc.array(fc.constantFrom('a'.repeat(64), 'b'.repeat(64)), { maxLength: 2 }),
      inspectedAt: anInstant(),
      confirmedAt: fc.option(anInstant()),
    },
    { noNullPrototype: true },
  )
  return fc.record(
    { value, by, at: anInstant(), evidence },
    { noNullPrototype: true, requiredKeys: ['value', 'by', 'at'] },
  )
}

/** Figures that the card has too are taken from it, so that the two never differ. */
function figuresOf(card: Omit<ShopCard, 'glance'>): fc.Arbitrary<ShopFigures> {
  const month = fc.record(
    { month: fc.constantFrom('2026-01', '2026-02'), turnoverFen: anAmountFen() },
    { noNullPrototype: true },
  )
  const figures = {
    openedOn: aFigure(fc.constantFrom('2015-06-01', '2021-05-18', '2024-02-29')),
    level: aFigure(fc.constant(card.level)),
    ratings: aFigure(fc.record({ described: fc.constant(card.rating), service: aRating(), delivery: aRating() })),
    violations: aFigure(fc.record({ general: fc.nat(48), severe: fc.nat(48), counterfeit: fc.nat(48) })),
    trademark: aFigure(fc.record({ state: fc.constant(card.trademark), niceClass: fc.nat(45), holder: aTitle() })),
    registeredCapitalFen: aFigure(anAmountFen()),
    consumerDepositFen: aFigure(anAmountFen()),
    annualFeeFen: aFigure(anAmountFen()),
    otherFeesFen: aFigure(anAmountFen()),
    fans: aFigure(fc.nat()),
    monthlyTurnoverFen: aFigure(anAmountFen()),
    turnoverByMonth: aFigure(fc.array(month, { maxLength: 12 })),
    hasLoans: aFigure(fc.boolean()),
    carriesStock: aFigure(fc.boolean()),
    teachesOperation: aFigure(fc.boolean()),
    transferWay: aFigure(fc.constant(card.transferWay)),
    platformShopId: aFigure(fc.stringMatching(/^[\w-]{2,40}$/)),
    shopAddress: aFigure(fc.webUrl({ validSchemes: ['https'] })),
    shopHolder: aFigure(fc.constantFrom('杭州云禾服饰有限公司', '王小五', '王五')),
    refundRate: aFigure(fc.nat({ max: 10_000 })),
  }
  const filtered = Object.fromEntries(
    statedFigures<FilteredFigureKey, string>(FILTERED_FIGURE_KEYS, card).map(([key, value]) => [
      key,
      aFigure(fc.constant(value)),
    ]),
  )
  return fc
    .tuple(
      fc.record(figures, { noNullPrototype: true, requiredKeys: requiredOf(figures) }),
      fc.record(filtered, { noNullPrototype: true }),
    )
    .map(([others, stated]) => ({ ...others, ...stated }) as unknown as ShopFigures)
}

export function aShop(): fc.Arbitrary<Shop> {
  const rest = fc.record({
    description: fc.string({ unit: 'grapheme' }),
    photos: fc.constant([]),
    sellerName: aTitle(),
    viewCount: fc.nat(),
  })
  return aCard().chain((card) =>
    fc.tuple(figuresOf(card), rest).map(([figures, others]) => {
      const shop = { ...card, ...others, figures }
      return { ...shop, glance: { ...glanceOf(shop), fall: null } }
    }),
  )
}
