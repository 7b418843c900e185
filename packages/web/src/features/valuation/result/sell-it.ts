import type { DeviceStorage } from '@diandu/core/kernel'
import { SELL_PREFILL_KEY, sellPrefill, writeSellPrefill, type ShopToValue } from '@diandu/core/valuation'

/** Says to the form that sells a shop where to look for what it begins with. */
export const SELL_PATH = '/sellshop?from=assessment'

/** For the form that sells a shop, as long as the visit lasts; read back with core's `parseSellPrefill`. */
export function storeSellPrefill(
  { visit }: Pick<DeviceStorage, 'visit'>,
  shop: ShopToValue,
  priceFen: number,
  valuedAt: number,
): void {
  visit.write(SELL_PREFILL_KEY, writeSellPrefill(sellPrefill(shop, priceFen, valuedAt)))
}
