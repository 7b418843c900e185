import { INDUSTRIES } from '../industry.ts'
import type { ShopCard } from '../listing.ts'
import { FIGURE_NAMES, type FigureRow } from '../figures/figure-names.ts'
import { plainFigure, type FilteredFigureKey, type FilteredValues } from '../figures/plain-figures.ts'
import { PLATFORMS, type Name } from '../platform.ts'
import { PROVINCES } from '../province.ts'
import { SHOP_KINDS } from '../shop-kind.ts'
import { TRADEMARK_STATES } from '../trademark.ts'
import { TRANSFER_WAYS } from '../transfer-way.ts'

interface FacetRow {
  /** Its value of a shop. */
  readonly of: keyof ShopCard
  /** Its name in an address. */
  readonly parameter: string
  /** Its name among the parts of a search. */
  readonly search: string
  readonly values: readonly (string | number)[]
  readonly names: Readonly<Record<string, Name>>
}

const facet = <const Row extends Omit<FacetRow, 'values'>>(row: Row) => ({ ...row, values: Object.keys(row.names) })

/** A plain figure, under its own names of choices or under others. */
const figureFacet = <
  const Of extends FilteredFigureKey,
  const Row extends { readonly parameter: string; readonly search: string },
>(
  of: Of,
  row: Row,
  names: Readonly<Record<NonNullable<FilteredValues[Of]>, Name>> = plainFigure(of).choices as never,
) => facet({ of, ...row, names })

/** A property of a shop from a list of names, several of which a filter may ask for; in the order of the filter. */
export const LISTING_FACETS = {
  platforms: {
    of: 'platform',
    parameter: 'platform',
    search: 'platform',
    values: PLATFORMS.map(({ id }) => id),
    names: Object.fromEntries(PLATFORMS.map(({ id, name }) => [id, name])),
  },
  kinds: facet({ of: 'kind', parameter: 'kind', search: 'kind', names: SHOP_KINDS }),
  industries: facet({ of: 'industry', parameter: 'industry', search: 'industry', names: INDUSTRIES }),
  trademarks: facet({ of: 'trademark', parameter: 'trademark', search: 'trademark', names: TRADEMARK_STATES }),
  transferWays: facet({ of: 'transferWay', parameter: 'way', search: 'transfer-way', names: TRANSFER_WAYS }),
  provinces: facet({ of: 'province', parameter: 'province', search: 'province', names: PROVINCES }),
  taxpayers: figureFacet('taxpayer', { parameter: 'taxpayer', search: 'taxpayer' }),
  // Apart from the kinds of shops, which platforms call by the same words.
  holderKinds: figureFacet(
    'shopHolderKind',
    { parameter: 'holder', search: 'holder' },
    {
      person: { zh: '个人主体', en: 'Individual holder' },
      'sole-trader': { zh: '个体工商户', en: 'Sole trader' },
      company: { zh: '企业主体', en: 'Company holder' },
    },
  ),
} as const satisfies Record<string, FacetRow>

type Rows = typeof LISTING_FACETS

export type Facet = keyof Rows

export const FACETS = Object.keys(LISTING_FACETS) as readonly Facet[]

/** Those that a filter begins with; its ranges follow, then the others. */
export const LEADING_FACETS: readonly Facet[] = ['platforms', 'kinds', 'industries']

export const OTHER_FACETS = FACETS.filter((facet) => !LEADING_FACETS.includes(facet))

/** The values of each facet that a filter asks for. */
export type FacetChoices = { readonly [Named in Facet]?: readonly NonNullable<ShopCard[Rows[Named]['of']]>[] }

export type FacetParameter = Rows[Facet]['parameter']

/** The facet of an address's parameter. */
export type FacetOfParameter<Parameter> = {
  [Named in Facet]: Rows[Named]['parameter'] extends Parameter ? Named : never
}[Facet]

export type FacetOfSearch = Rows[Facet]['search']

type FigureFacet = { [Named in Facet]: Rows[Named]['of'] extends FigureRow ? Named : never }[Facet]

/** Whether a facet is a figure of the shop's page, and is called as there. */
export const isFigureFacet = (facet: Facet): facet is FigureFacet =>
  Object.hasOwn(FIGURE_NAMES, LISTING_FACETS[facet].of)

export const facetName = (facet: Facet, value: string | number): Name => {
  const names: Readonly<Record<string, Name>> = LISTING_FACETS[facet].names
  return names[value] ?? { zh: '', en: '' }
}
