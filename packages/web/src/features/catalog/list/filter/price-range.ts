import { priceFen, priceText, type ListingFilter } from '@diandu/core/catalog'

type Range = Pick<ListingFilter, 'minPriceFen' | 'maxPriceFen'>

/** From yuan as typed to the filter's unit; an empty bound sets none. */
export function priceRange(
  min: string,
  max: string,
): { readonly minPriceFen: number | undefined; readonly maxPriceFen: number | undefined } {
  return { minPriceFen: priceFen(min), maxPriceFen: priceFen(max) }
}

export const rangeText = ({ minPriceFen, maxPriceFen }: Range): { readonly min: string; readonly max: string } => ({
  min: minPriceFen === undefined ? '' : priceText(minPriceFen),
  max: maxPriceFen === undefined ? '' : priceText(maxPriceFen),
})

type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** A filter in which a choice that was taken back is gone, not undefined. */
export function withoutUndefined(filter: Loose<ListingFilter> & Pick<ListingFilter, 'sort'>): ListingFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined),
  ) as unknown as ListingFilter
}
