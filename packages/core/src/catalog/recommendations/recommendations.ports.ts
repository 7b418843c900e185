import type { Name, Page, Result, StopSignal } from '../../kernel/index.ts'
import type { ShopCard, ShopId } from '../listing.ts'
import type { RecommendedShop } from './shop-reasons.ts'

/** A way to look for a shop, with how many there are and the first of them. */
export interface BuyTheme {
  readonly id: string
  readonly title: Name
  readonly line: Name
  /** The list that it leads to. */
  readonly path: string
  readonly onSale: { readonly count: number; readonly capped: boolean }
  readonly shops: readonly ShopCard[]
}

/** `featured` is the same for all visitors; `you-like` follows what a person looked at. */
export const RECOMMENDATIONS = ['featured', 'you-like'] as const
export type Recommendation = (typeof RECOMMENDATIONS)[number]

/** How many looks of a visitor are asked along; a signed-in user's are known. */
export const MAX_VIEWED_ASKED = 10

export interface Recommendations {
  /** None that is empty. */
  themes(signal?: StopSignal): Promise<Result<readonly BuyTheme[]>>
  /** Ten a page. `viewed`: the shops that were looked at on this device without a login, the last one first. */
  shops(
    which: Recommendation,
    viewed: readonly ShopId[],
    cursor: string | null,
    signal?: StopSignal,
  ): Promise<Result<Page<RecommendedShop>>>
}
