import { INDUSTRIES } from '../industry.ts'
import type { ShopCard } from '../listing.ts'
import { PLATFORMS } from '../platform.ts'
import { PROVINCES } from '../province.ts'
import { SHOP_KINDS } from '../shop-kind.ts'
import { TAXPAYER_KINDS } from '../taxpayer.ts'
import { TRADEMARK_STATES } from '../trademark.ts'
import { TRANSFER_WAYS } from '../transfer-way.ts'

interface FacetRow {
  /** Its name in an address. */
  readonly parameter: string
  /** Its value of a shop. */
  readonly of: keyof ShopCard
  readonly values: readonly (string | number)[]
}

/** A property of a shop from a list of names, several of which a filter may ask for. */
export const LISTING_FACETS = {
  platforms: { parameter: 'platform', of: 'platform', values: PLATFORMS.map(({ id }) => id) },
  kinds: { parameter: 'kind', of: 'kind', values: Object.keys(SHOP_KINDS) },
  industries: { parameter: 'industry', of: 'industry', values: Object.keys(INDUSTRIES) },
  provinces: { parameter: 'province', of: 'province', values: Object.keys(PROVINCES) },
  trademarks: { parameter: 'trademark', of: 'trademark', values: Object.keys(TRADEMARK_STATES) },
  taxpayers: { parameter: 'taxpayer', of: 'taxpayer', values: Object.keys(TAXPAYER_KINDS) },
  transferWays: { parameter: 'way', of: 'transferWay', values: Object.keys(TRANSFER_WAYS) },
} as const satisfies Record<string, FacetRow>

export type Facet = keyof typeof LISTING_FACETS

export const FACETS = Object.keys(LISTING_FACETS) as readonly Facet[]
