export const RATING_PARTS = ['described', 'service', 'delivery'] as const
export type RatingPart = (typeof RATING_PARTS)[number]

/** Scores are counted in hundredths, so that 4.8 is a whole number: 480. */
export const BEST_SCORE = 500
export const WORST_SCORE = 100
export const MAX_RATING_COUNT = 10_000_000

/** One of the three ratings: its score in hundredths, and how many people gave it. */
export interface RatedPart {
  readonly score: number
  readonly count: number
}

export type ThreeRatings = Readonly<Record<RatingPart, RatedPart>>

export interface PartPlan extends RatedPart {
  readonly part: RatingPart
  /** Hundredths below the target; 0 where it is reached. */
  readonly gap: number
  /** The least number of five-star ratings that reaches the target; null where no number does. */
  readonly fiveStars: number | null
  /** The score once they are there, in hundredths, cut and not rounded. */
  readonly scoreAfter: number
  /** By how much one rating with one star would lower it, in ten-thousandths of a star. */
  readonly oneStarCosts: number
}

export interface RatingPlan {
  readonly target: number
  /** The one farthest below the target first. */
  readonly parts: readonly PartPlan[]
  /** Five-star ratings that make up for one with one star, once the target is reached; null at five stars. */
  readonly fiveStarsPerOneStar: number | null
}

/** Ratings needed to lift three scores to a target, by the plain average of all ratings. */
export function planRatings(ratings: ThreeRatings, target: number): RatingPlan {
  const wanted = within(target, WORST_SCORE, BEST_SCORE)
  return {
    target: wanted,
    parts: RATING_PARTS.map((part) => planPart(part, ratings[part], wanted)).toSorted(
      (one, other) => other.gap - one.gap,
    ),
    fiveStarsPerOneStar: wanted === BEST_SCORE ? null : Math.ceil((wanted - WORST_SCORE) / (BEST_SCORE - wanted)),
  }
}

/** The least number of five-star ratings with which `count` ratings of `score` average `target` or more. */
export function fiveStarsFor({ score, count }: RatedPart, target: number): number | null {
  if (count === 0) return 1
  if (score >= target) return 0
  return target >= BEST_SCORE ? null : Math.ceil((count * (target - score)) / (BEST_SCORE - target))
}

function planPart(part: RatingPart, rated: RatedPart, target: number): PartPlan {
  const score = within(rated.score, WORST_SCORE, BEST_SCORE)
  const count = within(rated.count, 0, MAX_RATING_COUNT)
  const fiveStars = fiveStarsFor({ score, count }, target)
  const more = fiveStars ?? 0
  return {
    part,
    score,
    count,
    gap: count === 0 ? 0 : Math.max(0, target - score),
    fiveStars,
    scoreAfter: Math.floor((score * count + BEST_SCORE * more) / (count + more)),
    oneStarCosts: Math.round(((score - WORST_SCORE) / (count + 1)) * 100),
  }
}

/** A whole number between two others, whatever it was. */
const within = (value: number, low: number, high: number): number =>
  Number.isNaN(value) ? low : Math.min(high, Math.max(low, Math.round(value)))
