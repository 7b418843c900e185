import type { ShopClass, PartPlan, RatingAdvice } from '@diandu/core/tools'
import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import type { Locale } from '../../../messages/messages.ts'
import { ratingMessages } from '../../../messages/tools/rating.messages.ts'
import { scoreText } from './rating-form.ts'

/** The one line that says what a rating needs. */
export function needText({ fiveStars, count, score }: PartPlan, target: number, locale: Locale): string {
  const messages = ratingMessages[locale]
  if (count === 0) return messages.noRatings
  if (fiveStars === null) return messages.never
  return score >= target ? messages.enough(scoreText(target)) : messages.need(formatCount(fiveStars), scoreText(target))
}

/** How a rating stands to the average of its industry. */
export function peersText({ part, score }: PartPlan, { ratings, onSaleCount }: ShopClass, locale: Locale): string {
  const messages = ratingMessages[locale]
  const average = Math.round(ratings[part] * 100)
  const standing = score === average ? messages.even : score > average ? messages.above : messages.below
  return `${standing} · ${messages.average(scoreText(average), formatCount(onSaleCount))}`
}

/** The plan as it is copied, with what lifts the ratings that are too low. */
export function planText({ target, parts, fiveStarsPerOneStar, advice }: RatingAdvice, locale: Locale): string {
  const messages = ratingMessages[locale]
  const low = parts.filter(({ gap }) => gap > 0)
  return [
    messages.heading(scoreText(target)),
    ...parts.map(
      (plan) =>
        `${messages.parts[plan.part]}: ${messages.now(scoreText(plan.score), formatCount(plan.count))} · ${needText(plan, target, locale)}`,
    ),
    ...(fiveStarsPerOneStar === null ? [] : [messages.perOneStar(formatCount(fiveStarsPerOneStar))]),
    ...low.map(({ part }) =>
      [`${messages.parts[part]} · ${messages.tips}`, ...advice.tips[part].map((tip) => nameIn(tip, locale))].join('\n'),
    ),
    ...(low.length === 0 ? [] : [`${messages.tipsOf(advice.date)} · ${nameIn(advice.source, locale)}`]),
  ].join('\n')
}
