import { cleanTextarea, hasContactData, hasLink } from '../../input/index.ts'
import { DAY_MS, fail, ok, type Name, type Page, type Result } from '../../kernel/index.ts'
import type { OrderRecord } from '../order-record.ts'
import type { OrderRole } from '../order.ts'

export const RATING_PARTS = ['truth', 'communication', 'speed'] as const

export type RatingPart = (typeof RATING_PARTS)[number]

/** Labels, by the role of the rater. */
export const RATED_AS: Readonly<Record<OrderRole, Readonly<Record<RatingPart, Name>>>> = {
  buyer: {
    truth: { zh: '与描述相符', en: 'As described' },
    communication: { zh: '沟通配合', en: 'Communication' },
    speed: { zh: '交接速度', en: 'Speed of handover' },
  },
  seller: {
    truth: { zh: '诚信守约', en: 'Kept the agreement' },
    communication: { zh: '回复及时', en: 'Prompt replies' },
    speed: { zh: '付款与验收速度', en: 'Speed of payment and checking' },
  },
}

export type Ratings = Readonly<Record<RatingPart, number>>

export const MIN_RATING = 1
export const MAX_RATING = 5
export const MAX_REVIEW_WORDS = 500
export const MAX_REPLY_WORDS = 300

/** A review can be written for so long after the deal was completed; then all written ones are visible. */
export const REVIEW_WITHIN_DAYS = 14

export interface ReviewDraft {
  readonly ratings: Ratings
  readonly words: string
}

export interface ReviewReply {
  readonly words: string
  readonly at: number
}

export interface Review extends ReviewDraft {
  /** The author's role in the order. */
  readonly author: OrderRole
  readonly writtenAt: number
  readonly reply: ReviewReply | null
}

/** A review as stored. */
export interface ReviewRecord extends Review {
  /** The first instant at which others see it. */
  readonly shownFrom: number
  /** Why the operator took it down; null where it did not. */
  readonly takenDownFor: string | null
}

export type ReviewFault =
  | { readonly field: 'ratings'; readonly fault: 'unrated' }
  | { readonly field: 'words'; readonly fault: 'too-long' | 'contact' }

/** A valid review; the failure names the first fault. */
export function validateReview(draft: ReviewDraft): Result<ReviewDraft, ReviewFault> {
  const words = cleanTextarea(draft.words)
  if (!RATING_PARTS.every((part) => isRating(draft.ratings[part]))) return fail({ field: 'ratings', fault: 'unrated' })
  if ([...words].length > MAX_REVIEW_WORDS) return fail({ field: 'words', fault: 'too-long' })
  if (hasContactData(words) || hasLink(words)) return fail({ field: 'words', fault: 'contact' })
  const { truth, communication, speed } = draft.ratings
  return ok({ ratings: { truth, communication, speed }, words })
}

const isRating = (rating: number): boolean => Number.isInteger(rating) && rating >= MIN_RATING && rating <= MAX_RATING

/** The last instant at which a deal can be reviewed; null where it is not completed. */
export function reviewByOf({ status, history }: Pick<OrderRecord, 'status' | 'history'>): number | null {
  const completed = history.findLast((step) => step.status === 'completed')
  return status !== 'completed' || completed === undefined ? null : completed.at + REVIEW_WITHIN_DAYS * DAY_MS
}

/** Both are written, or neither side can write one any more, so that no review answers the other in kind. */
export const isReviewShown = ({ shownFrom, takenDownFor }: ReviewRecord, now: number): boolean =>
  now >= shownFrom && takenDownFor === null

/** Both reviews of a deal, as stored; undefined where none was written. */
export type ReviewPair = Readonly<Record<OrderRole, ReviewRecord | undefined>>

/** The reviews of a deal as one of its parties sees them. */
export interface OrderReviews {
  /** Until when it can be reviewed; null where the deal is not completed. */
  readonly reviewBy: number | null
  readonly own: (Review & { readonly isShown: boolean; readonly takenDownFor: string | null }) | null
  /** Null until it is shown. */
  readonly other: Review | null
  /** The other side has written theirs, whether or not it is shown. */
  readonly hasOther: boolean
}

export function reviewsFor(role: OrderRole, order: OrderRecord, pair: ReviewPair, now: number): OrderReviews {
  const [own, other] = [pair[role], pair[role === 'buyer' ? 'seller' : 'buyer']]
  return {
    reviewBy: reviewByOf(order),
    own: own === undefined ? null : { ...shown(own), isShown: isReviewShown(own, now), takenDownFor: own.takenDownFor },
    other: other !== undefined && isReviewShown(other, now) ? shown(other) : null,
    hasOther: other !== undefined,
  }
}

const shown = ({ author, ratings, words, writtenAt, reply }: Review): Review => ({
  author,
  ratings,
  words,
  writtenAt,
  reply,
})

/** Reviews by buyers, each with the number of its deal. */
export interface SellerReview extends Review {
  readonly orderNumber: string
}

/** Of all visible reviews: their number, and the mean of each part in hundredths. */
export interface ReviewSummary {
  readonly count: number
  /** Null without reviews. */
  readonly means: Ratings | null
}

export interface SellerReviews extends Page<SellerReview> {
  readonly summary: ReviewSummary
}

/** From the sums of each part over so many reviews. */
export const reviewSummary = (count: number, sums: Ratings): ReviewSummary => ({
  count,
  means:
    count > 0
      ? {
          truth: Math.round((sums.truth * 100) / count),
          communication: Math.round((sums.communication * 100) / count),
          speed: Math.round((sums.speed * 100) / count),
        }
      : null,
})
