import { FACETS, filteredValues, LISTING_FACETS, type Facet, type Shop, type ShopCard } from '@diandu/core/catalog'
import { columnOf } from '../../database/index.ts'

type Value = (typeof LISTING_FACETS)[Facet]['of']

/** Values with a column of their own. */
const OWN = {
  platform: 'integer',
  kind: 'text',
  industry: 'text',
  province: 'text',
  trademark: 'text',
  taxpayer: 'text',
  transferWay: 'text',
} as const satisfies Readonly<Partial<Record<Value, string>>>

type OwnValue = keyof typeof OWN
type SharedValue = Exclude<Value, OwnValue>

const OWN_VALUES = Object.keys(OWN) as readonly OwnValue[]

/** The other values are in one column, so that a new facet changes neither the table nor its indexes. */
const SHARED_VALUES = FACETS.map((facet): Value => LISTING_FACETS[facet].of).filter(
  (value): value is SharedValue => !Object.hasOwn(OWN, value),
)

/** The columns with the values of facets, and their types. */
export const FACET_COLUMNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(OWN_VALUES.map((value) => [columnOf(value), OWN[value]])),
  filtered_figures: 'jsonb',
}

/** These columns of a row that was read. */
export interface FacetRow extends Pick<ShopCard, OwnValue> {
  readonly filteredFigures: Pick<ShopCard, SharedValue>
}

export const facetValues = (row: FacetRow): Pick<ShopCard, Value> => ({
  ...picked(row, OWN_VALUES),
  ...row.filteredFigures,
})

/** These columns of a row to be written. */
export const facetRecord = (shop: Pick<Shop, OwnValue | 'figures'>): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(OWN_VALUES.map((value) => [columnOf(value), shop[value]])),
  filtered_figures: picked(filteredValues(shop.figures), SHARED_VALUES),
})

/** A facet's value in a statement: `transfer_way` of `transferWay`. */
export function facetColumn(facet: Facet): string {
  const { of } = LISTING_FACETS[facet]
  return Object.hasOwn(OWN, of) ? columnOf(of) : `(filtered_figures ->> '${of}')`
}

const picked = <Values extends object, Key extends keyof Values>(
  values: Values,
  keys: readonly Key[],
): Pick<Values, Key> =>
  Object.fromEntries(keys.filter((key) => key in values).map((key) => [key, values[key]])) as Pick<Values, Key>
