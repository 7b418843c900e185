import type { ShopId } from '../src/catalog/index.ts'
import type { Result } from '../src/kernel/index.ts'
import type { ReportId, ReportVerdict } from '../src/reports/index.ts'
import type { UserId } from '../src/session/index.ts'
import type { Inspection, ReviewerSays } from '../src/selling/index.ts'

type Soon<T> = T | Promise<T>

/** Reviewers' decisions on listings and on reports; each result shows whether it was possible. */
export interface ListingReviews {
  reviewListing(
    id: ShopId,
    revision: number,
    says: Exclude<ReviewerSays, { readonly kind: 'inspect' }>,
  ): Soon<Result<unknown>>
  /** An inspector stores a file of this content for a figure. */
  inspectFigure(
    id: ShopId,
    revision: number,
    inspection: Omit<Inspection, 'digest'> & { readonly content: string },
  ): Soon<Result<unknown>>
  /** A reviewer lets this seller withdraw again. */
  releaseHolds(userId: UserId): Soon<void>
  decideReport(id: ReportId, status: ReportVerdict['status'], answer: string): Soon<Result<unknown>>
}
