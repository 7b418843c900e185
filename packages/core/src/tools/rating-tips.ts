import type { Name } from '../kernel/index.ts'
import type { RatingPart, RatingPlan } from './rating-plan.ts'

/** Advice for each of the three ratings: data with a date and a source, and no code. */
export interface RatingTips {
  /** YYYY-MM-DD */
  readonly date: string
  readonly source: Name
  readonly tips: Readonly<Record<RatingPart, readonly Name[]>>
}

export interface RatingAdvice extends RatingPlan {
  readonly advice: RatingTips
}
