import {
  LEADING_FACETS,
  OTHER_FACETS,
  POINT_STEPS,
  RATING_STEPS_HUNDREDTHS,
  TURNOVER_STEPS_FEN,
  YEAR_STEPS,
  type Facet,
  type ListingFilter,
} from '@diandu/core/catalog'
import { shortMoney } from '@diandu/core/format'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { filterSheetMessages } from '../../../../messages/catalog/filter-sheet.messages.ts'
import { FacetChoices } from './facet-choices.tsx'
import styles from './filter-sheet.module.css'
import { PriceChoices } from './price-choices.tsx'
import { StepChoices } from './step-choices.tsx'
import type { FilterDraft } from './use-filter-draft.ts'

interface FilterChoicesProps {
  readonly choices: FilterDraft
  /** Choices that the path fixes. */
  readonly fixed: ReadonlySet<keyof ListingFilter>
}

type Bound = 'minTurnoverFen' | 'minYears' | 'minRatingHundredths' | 'maxPoints'

/** Everything by which a list can be narrowed, each with what it would leave. */
export function FilterChoices({ choices, fixed }: FilterChoicesProps) {
  const words = useMessages(filterSheetMessages)
  const locale = useLocale()
  const { draft, prices, isRefused, counted, change, toggle, setRange } = choices
  const counts = counted.counts?.choices
  const facet = (key: Facet) =>
    !fixed.has(key) && (
      <FacetChoices
        key={key}
        facet={key}
        filter={draft}
        counts={counts?.[key]}
        onToggle={(value) => toggle(key, value)}
      />
    )
  const bound = (key: Bound, group: 'turnover' | 'years' | 'rating' | 'points', steps: readonly Step[]) => (
    <StepChoices
      title={words[group]}
      counts={counts?.[group]}
      steps={steps.map(({ value, ...step }) => ({ ...step, chosen: draft[key] === value }))}
      onChoose={(chosen) =>
        change({
          ...(key === 'minTurnoverFen' && { maxTurnoverFen: undefined }),
          [key]: steps.find((step) => step.key === chosen)?.value,
        })
      }
    />
  )
  return (
    <div className={counted.isCurrent ? undefined : styles.counting} aria-busy={!counted.isCurrent}>
      {LEADING_FACETS.map(facet)}
      <PriceChoices prices={prices} counts={counts?.price} isRefused={isRefused} onChange={setRange} />
      {bound(
        'minTurnoverFen',
        'turnover',
        TURNOVER_STEPS_FEN.map((fen) => ({
          key: String(fen / 100),
          value: fen,
          label: words.turnoverStep(shortMoney(fen, locale)),
        })),
      )}
      {bound(
        'minYears',
        'years',
        YEAR_STEPS.map((years) => ({ key: String(years), value: years, label: words.yearStep(years) })),
      )}
      {bound(
        'minRatingHundredths',
        'rating',
        RATING_STEPS_HUNDREDTHS.map((step) => ({
          key: String(step / 100),
          value: step,
          label: words.ratingStep(step / 100),
        })),
      )}
      {bound(
        'maxPoints',
        'points',
        POINT_STEPS.map((points) => ({ key: String(points), value: points, label: words.pointStep(points) })),
      )}
      <StepChoices
        title={words.inspected}
        counts={counts?.inspected}
        steps={[{ key: '1', label: words.inspectedOnly, chosen: draft.isInspected === true }]}
        onChoose={(key) => change({ isInspected: key === undefined ? undefined : true })}
      />
      {OTHER_FACETS.map(facet)}
    </div>
  )
}

interface Step {
  readonly key: string
  readonly value: number
  readonly label: string
}
