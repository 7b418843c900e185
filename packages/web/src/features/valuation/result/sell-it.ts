import { SELL_PREFILL_KEY, sellPrefill, writeSellPrefill, type ShopToValue } from '@diandu/core/valuation'

/** Says to the form that sells a shop where to look for what it begins with. */
export const SELL_PATH = '/sellshop?from=assessment'

/** For the form that sells a shop, as long as the visit lasts; read back with core's `parseSellPrefill`. */
export function keepSellPrefill(shop: ShopToValue, priceFen: number, valuedAt: number): void {
  try {
    sessionStorage.setItem(SELL_PREFILL_KEY, writeSellPrefill(sellPrefill(shop, priceFen, valuedAt)))
  } catch {
    // Full or forbidden: the form then begins empty.
  }
}
