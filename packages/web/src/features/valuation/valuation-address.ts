import { parseShopToValue, shopToValueParameters, type ShopToValue } from '@diandu/core/valuation'

/** The form, begun with what is known of a shop. */
export const assessmentPath = (shop: ShopToValue): string => `/assessment?${queryOf(shop)}`

export const resultPath = (shop: ShopToValue): string => `/assessment/result?${queryOf(shop)}`

const queryOf = (shop: ShopToValue): string => new URLSearchParams(shopToValueParameters(shop)).toString()

/** The shop that an address describes; undefined where it describes none. */
export const shopInAddress = (search: URLSearchParams): ShopToValue | undefined =>
  parseShopToValue(Object.fromEntries(search))
