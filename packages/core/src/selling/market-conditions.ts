import { refused, type Name, type Refused } from '../kernel/index.ts'

/** Conditions without which no listing is accepted, whatever else its reviewer finds. */
export const MARKET_CONDITIONS = {
  verification: { zh: '卖家还没有通过实名认证', en: 'The seller’s identity is not verified' },
  photos: { zh: '还没有店铺照片', en: 'There are no photos' },
  payouts: { zh: '卖家的提现已暂停', en: 'The seller’s withdrawals are on hold' },
} as const satisfies Record<string, Name>

export type MarketCondition = keyof typeof MARKET_CONDITIONS

/** Facts about a seller that they do not write themselves. */
export interface SellerStanding {
  /** Their identity was verified, and is still. */
  readonly isVerified: boolean
  /** After an upheld report that no reviewer has released since, or while the account is suspended. */
  readonly arePayoutsHeld: boolean
}

/** Which conditions a listing does not meet; none where a reviewer may accept it. */
export const unmetConditions = (
  { isVerified, arePayoutsHeld }: SellerStanding,
  { photos }: { readonly photos: readonly unknown[] },
): readonly MarketCondition[] => [
  ...(isVerified ? [] : ['verification' as const]),
  ...(photos.length > 0 ? [] : ['photos' as const]),
  ...(arePayoutsHeld ? ['payouts' as const] : []),
]

export const unmetRefusal = (unmet: readonly MarketCondition[]): Refused =>
  refused('listing-incomplete', `还不能上架：${unmet.map((one) => MARKET_CONDITIONS[one].zh).join('；')}`, unmet[0])
