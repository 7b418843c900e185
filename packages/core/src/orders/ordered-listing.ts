import { publicFigures, type DescribedListing } from '../catalog/index.ts'
import type { OrderRecord } from './order-record.ts'

/**
 * The listing of an order as one of its parties sees it. An order is placed for nothing: until money is held for it,
 * its buyer sees no more of what identifies the shop than every visitor does.
 */
export const orderedListing = (
  listing: DescribedListing,
  { buyerId, depositPaidAt, paidAt }: Pick<OrderRecord, 'buyerId' | 'depositPaidAt' | 'paidAt'>,
  userId: string,
): DescribedListing =>
  userId === buyerId && depositPaidAt === null && paidAt === null
    ? { ...listing, figures: publicFigures(listing.figures) }
    : listing
