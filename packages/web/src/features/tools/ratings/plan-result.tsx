import { INDUSTRIES } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import type { Name } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import type { PartPlan, RatingAdvice, ShopClass } from '@diandu/core/tools'
import { useEffect, useRef, useState } from 'react'
import { PartFailure } from '../../../app/layout/failures/part-failure.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import type { Locale } from '../../../messages/messages.ts'
import { ratingMessages } from '../../../messages/tools/rating.messages.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RatingBar } from '../../../ui/figures/rating-bar.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { ToolActions } from '../tool-actions.tsx'
import { shopClassesQuery } from '../tools-queries.ts'
import styles from '../tools.module.css'
import { scoreText } from './rating-form.ts'

export function PlanResult({ plan }: { readonly plan: RatingAdvice }) {
  const messages = useMessages(ratingMessages)
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const [industry, setIndustry] = useState('')
  const { data: classes = [], isLoadingError, refetch } = useLoad(shopClassesQuery(usePorts()))
  // The result is below the form: focus moves there, so that reading continues.
  useEffect(() => heading.current?.focus(), [plan])
  return (
    <>
      <section className="px-16 mb-16" aria-label={messages.result}>
        <h2 ref={heading} tabIndex={-1}>
          {messages.result}
        </h2>
        {isLoadingError && <PartFailure message={messages.peersFailed} onRetry={refetch} />}
        {classes.length > 0 && (
          <SelectField
            label={messages.peers}
            value={industry}
            placeholder={messages.noPeers}
            options={classes.map((one) => ({ value: one.industry, label: nameIn(INDUSTRIES[one.industry], locale) }))}
            onChange={setIndustry}
          />
        )}
        <Card>
          {plan.parts.map((part) => (
            <PartResult
              key={part.part}
              plan={part}
              target={plan.target}
              tips={plan.advice.tips[part.part]}
              peers={classes.find((one) => one.industry === industry)}
            />
          ))}
          {plan.fiveStarsPerOneStar !== null && <p>{messages.perOneStar(formatCount(plan.fiveStarsPerOneStar))}</p>}
        </Card>
        {plan.parts.some(({ fiveStars }) => fiveStars === null) && (
          <div className="my-12">
            <Notice tone="warning">{messages.neverWhy}</Notice>
          </div>
        )}
        {plan.parts.some(({ gap }) => gap > 0) && (
          <div className="my-12">
            <Notice title={messages.tipsOf(plan.advice.date)}>{nameIn(plan.advice.source, locale)}</Notice>
          </div>
        )}
      </section>
      <ToolActions title={messages.heading(scoreText(plan.target))} text={() => planText(plan, locale)} />
    </>
  )
}

interface PartResultProps {
  readonly plan: PartPlan
  readonly target: number
  readonly tips: readonly Name[]
  readonly peers: ShopClass | undefined
}

function PartResult({ plan, target, tips, peers }: PartResultProps) {
  const messages = useMessages(ratingMessages)
  const locale = useLocale()
  const { part, score, count, gap, fiveStars, scoreAfter, oneStarCosts } = plan
  return (
    <div className={`py-12 ${styles.result}`}>
      <h3 className="type-body">{messages.parts[part]}</h3>
      <p className="my-4 type-title tight">{needText(plan, target, locale)}</p>
      <RatingBar label={messages.nowLabel} value={scoreText(score)} fraction={score / 500} />
      <p className={styles.note}>
        {[
          messages.raters(formatCount(count)),
          ...(gap > 0 ? [messages.gap(scoreText(gap))] : []),
          ...(fiveStars !== null && fiveStars > 0 ? [messages.after(scoreText(scoreAfter))] : []),
          ...(count > 0 ? [messages.oneStar((oneStarCosts / 10_000).toFixed(3))] : []),
        ].join(' · ')}
      </p>
      {peers !== undefined && <p className={styles.note}>{peersText(plan, peers, locale)}</p>}
      {gap > 0 && (
        <ul className={`stack-4 ${styles.tips}`} aria-label={messages.tips}>
          {tips.map((tip) => (
            <li key={tip.zh}>{nameIn(tip, locale)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The one line that says what a rating needs. */
function needText({ fiveStars, count, score }: PartPlan, target: number, locale: Locale): string {
  const messages = ratingMessages[locale]
  if (count === 0) return messages.noRatings
  if (fiveStars === null) return messages.never
  return score >= target ? messages.enough(scoreText(target)) : messages.need(formatCount(fiveStars), scoreText(target))
}

/** How a rating stands to the average of its industry. */
function peersText({ part, score }: PartPlan, { ratings, onSaleCount }: ShopClass, locale: Locale): string {
  const messages = ratingMessages[locale]
  const average = Math.round(ratings[part] * 100)
  const standing = score === average ? messages.even : score > average ? messages.above : messages.below
  return `${standing} · ${messages.average(scoreText(average), formatCount(onSaleCount))}`
}

/** The plan as it is copied, with what lifts the ratings that are too low. */
function planText({ target, parts, fiveStarsPerOneStar, advice }: RatingAdvice, locale: Locale): string {
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
