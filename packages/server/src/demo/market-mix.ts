import { publicPlatforms, type Industry, type PlatformId, type Province, type ShopKind } from '@diandu/core/catalog'

type Weights<T> = readonly (readonly [T, number])[]

/** Prices in thousand yuan, lowest and highest by kind. */
export interface PlatformMix {
  readonly weight: number
  readonly kinds: Weights<ShopKind>
  readonly priceThousands: Readonly<Record<ShopKind, readonly [number, number]>>
}

const BRAND_KINDS: Weights<ShopKind> = [
  ['flagship', 46],
  ['exclusive', 20],
  ['franchise', 34],
]
const OPEN_KINDS: Weights<ShopKind> = [
  ['flagship', 22],
  ['exclusive', 12],
  ['franchise', 18],
  ['enterprise', 28],
  ['personal', 20],
]
const ABROAD_KINDS: Weights<ShopKind> = [
  ['flagship', 12],
  ['enterprise', 66],
  ['personal', 22],
]

const ORDINARY_PRICES = {
  flagship: [18, 160],
  exclusive: [14, 90],
  franchise: [12, 90],
  enterprise: [8, 70],
  personal: [2, 26],
} as const

const ORDINARY: PlatformMix = {
  weight: 12,
  kinds: OPEN_KINDS,
  priceThousands: ORDINARY_PRICES,
}
const ABROAD: PlatformMix = { ...ORDINARY, weight: 9, kinds: ABROAD_KINDS }

const OWN: Readonly<Partial<Record<PlatformId, PlatformMix>>> = {
  1: {
    weight: 260,
    kinds: BRAND_KINDS,
    priceThousands: {
      flagship: [200, 1_800],
      exclusive: [120, 700],
      franchise: [110, 900],
      enterprise: [100, 400],
      personal: [50, 100],
    },
  },
  2: {
    ...ORDINARY,
    weight: 210,
    kinds: [
      ['enterprise', 34],
      ['personal', 66],
    ],
    priceThousands: { ...ORDINARY_PRICES, enterprise: [8, 160], personal: [3, 80] },
  },
  3: {
    weight: 130,
    kinds: BRAND_KINDS,
    priceThousands: {
      flagship: [60, 620],
      exclusive: [45, 300],
      franchise: [40, 380],
      enterprise: [30, 120],
      personal: [10, 40],
    },
  },
  20: { ...ORDINARY, weight: 120 },
  32: {
    ...ORDINARY,
    weight: 150,
    priceThousands: {
      flagship: [25, 380],
      exclusive: [18, 160],
      franchise: [16, 180],
      enterprise: [8, 120],
      personal: [3, 30],
    },
  },
  26: { ...ORDINARY, weight: 36 },
  33: { ...ORDINARY, weight: 14, kinds: ABROAD_KINDS },
  4: {
    ...ORDINARY,
    weight: 14,
    kinds: [
      ['enterprise', 55],
      ['personal', 45],
    ],
  },
}

const ABROAD_IDS: ReadonlySet<number> = new Set([10, 29, 34, 35, 36, 37, 39, 40, 41, 42, 43, 44, 45, 46, 47])

export const mixOf = (platform: PlatformId): PlatformMix =>
  OWN[platform] ?? (ABROAD_IDS.has(platform) ? ABROAD : ORDINARY)

export const PLATFORM_WEIGHTS: Weights<PlatformId> = publicPlatforms().map(({ id }) => [id, mixOf(id).weight])

export const INDUSTRY_WEIGHTS: Weights<Industry> = [
  ['womenswear', 14],
  ['menswear', 7],
  ['shoes', 6],
  ['bags', 5],
  ['underwear', 4],
  ['beauty', 9],
  ['personal-care', 4],
  ['baby', 6],
  ['toys', 3],
  ['food', 9],
  ['fresh', 3],
  ['health', 4],
  ['drinks', 3],
  ['home', 8],
  ['furniture', 4],
  ['textiles', 3],
  ['appliances', 4],
  ['digital', 6],
  ['phones', 2],
  ['computers', 3],
  ['sports', 5],
  ['jewellery', 4],
  ['watches', 2],
  ['auto', 3],
  ['pets', 4],
  ['books', 2],
  ['flowers', 2],
  ['tools', 3],
  ['medical', 1],
  ['other', 1],
]

export const PROVINCE_WEIGHTS: Weights<Province> = [
  ['44', 20],
  ['33', 20],
  ['35', 9],
  ['32', 9],
  ['31', 7],
  ['11', 6],
  ['37', 6],
  ['41', 5],
  ['42', 4],
  ['51', 4],
  ['13', 4],
  ['43', 3],
  ['34', 3],
  ['36', 3],
  ['61', 2],
  ['50', 2],
  ['21', 2],
  ['12', 2],
  ['45', 1],
  ['52', 1],
  ['53', 1],
  ['14', 1],
  ['22', 1],
  ['23', 1],
  ['46', 1],
  ['65', 1],
  ['62', 1],
  ['15', 1],
  ['81', 1],
]
