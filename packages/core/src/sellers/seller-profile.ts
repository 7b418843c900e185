import type { ResponseTime } from './response-time.ts'

export const SELLER_SHOPS = ['on-sale', 'sold'] as const
/** Which shops of a seller. */
export type SellerShops = (typeof SELLER_SHOPS)[number]

/** The public profile of a shop's seller. */
export interface SellerProfile {
  /** Masked: enough to know them again by, and no name or number. */
  readonly name: string
  /** By which documents the operator knows who they are; null where it does not. */
  readonly verifiedAs: 'person' | 'company' | null
  /** Since when they have an account. */
  readonly joinedAt: number
  readonly onSale: number
  /** Shops that were sold here and handed over. */
  readonly deals: number
  readonly response: ResponseTime | null
}

const STARS = '**'

/** The first and the last letter of a name; of a short one, and of one that may be a number, the first alone. */
export function maskedSellerName(name: string): string {
  const letters = Array.from(name.trim())
  const [first = '', last = ''] = [letters[0], letters.at(-1)]
  return letters.length < 3 || /^[\d+ ()-]+$/.test(name.trim()) ? `${first}${STARS}` : `${first}${STARS}${last}`
}
