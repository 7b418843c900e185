import { formatCount, shortMoney } from '@diandu/core/format'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isNarrow } from '@diandu/core/alerts'
import {
  POINT_STEPS,
  RATING_STEPS_HUNDREDTHS,
  TURNOVER_STEPS_FEN,
  YEAR_STEPS,
  type Facet,
  type ListingFilter,
} from '@diandu/core/catalog'
import { BELL } from '../../../../app/alerts/bell.ts'
import { saveAlertPath } from '../../../../app/alerts/alert-texts.ts'
import { toggled, without } from '../../../../app/filters/chosen-filters.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { VisuallyHidden } from '../../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { alertMessages } from '../../../../messages/alerts/alert.messages.ts'
import { filterSheetMessages } from '../../../../messages/catalog/filter-sheet.messages.ts'
import { Icon } from '../../../../ui/pictures/icon.tsx'
import { FacetChoices } from './facet-choices.tsx'
import styles from './filter-sheet.module.css'
import { PriceChoices } from './price-choices.tsx'
import { priceRange, rangeText, withoutUndefined } from './price-range.ts'
import { StepChoices } from './step-choices.tsx'
import { useCounted } from './use-counted.ts'

interface FilterSheetProps {
  readonly open: boolean
  readonly filter: ListingFilter
  readonly fixed: ReadonlySet<keyof ListingFilter>
  readonly onClose: () => void
  readonly onApply: (filter: ListingFilter) => void
}

/** All the choices at once; nothing changes until the results are asked for. */
export function FilterSheet({ open, ...rest }: FilterSheetProps) {
  const words = useMessages(filterSheetMessages)
  return open ? (
    <OpenSheet {...rest} />
  ) : (
    <Sheet open={false} title={words.title} closeLabel={words.close} onClose={rest.onClose}>
      {null}
    </Sheet>
  )
}

type Choosable = Omit<ListingFilter, 'sort' | 'text'>
type Bound = 'minTurnoverFen' | 'minYears' | 'minRatingHundredths' | 'maxPoints'

function OpenSheet({ filter, fixed, onClose, onApply }: Omit<FilterSheetProps, 'open'>) {
  const words = useMessages(filterSheetMessages)
  const alertWords = useMessages(alertMessages).save
  const navigate = useNavigate()
  const locale = useLocale()
  const [draft, setDraft] = useState(filter)
  const [prices, setPrices] = useState(rangeText(filter))
  const counted = useCounted(draft)
  const counts = counted.counts?.choices
  const change = (part: { readonly [K in keyof Choosable]?: Choosable[K] | undefined }) =>
    setDraft((was) => withoutUndefined({ ...was, ...part }))
  const setRange = (min: string, max: string) => {
    setPrices({ min, max })
    change(priceRange(min, max))
  }
  // The list takes these choices too, so that Back from the alert loses nothing.
  const save = () => {
    onApply(draft)
    void navigate(saveAlertPath(draft))
  }
  const reset = () => {
    const kept: readonly string[] = [...fixed, 'text', 'sort']
    setDraft(
      without(
        draft,
        (Object.keys(draft) as (keyof ListingFilter)[]).filter((key) => !kept.includes(key)),
      ),
    )
    setPrices({ min: '', max: '' })
  }
  const facet = (key: Facet) =>
    !fixed.has(key) && (
      <FacetChoices
        facet={key}
        filter={draft}
        counts={counts?.[key]}
        onToggle={(value) => setDraft((was) => toggled(was, key, value))}
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
    <Sheet
      open
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          {isNarrow(draft) && (
            <button type="button" className={styles.save} onClick={save}>
              <Icon name={BELL} size="small" />
              <span>{alertWords.link}</span>
            </button>
          )}
          <Button look="secondary" onClick={reset}>
            {words.reset}
          </Button>
          <Button block onClick={() => onApply(draft)}>
            {seeText(counted, words)}
          </Button>
          <VisuallyHidden>
            <span role="status">{counted.isCurrent ? seeText(counted, words) : ''}</span>
          </VisuallyHidden>
        </div>
      }
    >
      <div className={counted.isCurrent ? undefined : styles.counting}>
        {facet('platforms')}
        {facet('kinds')}
        {facet('industries')}
        <PriceChoices prices={prices} counts={counts?.price} onChange={setRange} />
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
        {facet('trademarks')}
        <StepChoices
          title={words.inspected}
          counts={counts?.inspected}
          steps={[{ key: '1', label: words.inspectedOnly, chosen: draft.isInspected === true }]}
          onChoose={(key) => change({ isInspected: key === undefined ? undefined : true })}
        />
        {facet('transferWays')}
        {facet('provinces')}
        {facet('taxpayers')}
      </div>
    </Sheet>
  )
}

interface Step {
  readonly key: string
  readonly value: number
  readonly label: string
}

/** No number that is not of these very choices. */
function seeText(
  { counts, isCurrent }: ReturnType<typeof useCounted>,
  words: ReturnType<typeof useMessages<(typeof filterSheetMessages)['zh-CN']>>,
): string {
  if (!isCurrent || counts === undefined) return words.apply
  const { count, capped } = counts.total
  if (count === 0) return words.none
  return (capped ? words.seeMore : words.see)(formatCount(count))
}
