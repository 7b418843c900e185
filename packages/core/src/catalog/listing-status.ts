import type { Name } from './platform.ts'

/** The state of a listing between its seller and its buyer. */
export const LISTING_STATUSES = {
  'under-review': { zh: '审核中', en: 'Under review' },
  'on-sale': { zh: '在售', en: 'For sale' },
  'deposit-taken': { zh: '已收定金', en: 'Deposit taken' },
  'handing-over': { zh: '交接中', en: 'Handover in progress' },
  sold: { zh: '已售出', en: 'Sold' },
  /** Paused or taken off the market: which of the two is its seller's business. */
  withdrawn: { zh: '暂不展示', en: 'Not listed' },
  refused: { zh: '未通过', en: 'Not approved' },
} as const satisfies Record<string, Name>

export type ListingStatus = keyof typeof LISTING_STATUSES

/** Only a shop on sale can be ordered or paid for first. */
export const isForSale = (status: ListingStatus): boolean => status === 'on-sale'

/** Drafts, refusals and withdrawn shops are the seller's own business. */
export const isPubliclyVisible = (status: ListingStatus): boolean =>
  status === 'on-sale' || status === 'deposit-taken' || status === 'handing-over' || status === 'sold'
