import { isUnreadPrice, PRICE_BANDS, type ListingFilter, type PriceBand } from '@diandu/core/catalog'
import { NumberField } from '../../../../app/forms/number-field.tsx'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { filterSheetMessages } from '../../../../messages/catalog/filter-sheet.messages.ts'
import { rangeText } from './price-range.ts'
import { StepChips } from './step-choices.tsx'

interface PriceChoicesProps {
  /** As they were typed, in yuan. */
  readonly prices: { readonly min: string; readonly max: string }
  readonly counts: Readonly<Record<string, number>> | undefined
  /** Something was asked for with a bound that cannot be read. */
  readonly isRefused: boolean
  readonly onChange: (min: string, max: string) => void
}

/** Two bounds to type, or one of the usual ranges. */
export function PriceChoices({ prices: { min, max }, counts, isRefused, onChange }: PriceChoicesProps) {
  const words = useMessages(filterSheetMessages)
  const bands = Object.entries(PRICE_BANDS).map(([key, band]: [string, Partial<ListingFilter>]) => {
    const text = rangeText(band)
    return { key, text, label: words.priceSteps[key as PriceBand], chosen: text.min === min && text.max === max }
  })
  return (
    <section className="mb-16">
      <h3 className="detail mb-4 regular">{words.price}</h3>
      <div className="grid gap-12 cols-2">
        <NumberField
          kind="price"
          label={words.minPrice}
          name="min"
          value={min}
          placeholder={words.anyPrice}
          onChange={(typed) => onChange(typed, max)}
          {...(isRefused && isUnreadPrice(min) ? { error: words.unreadPrice } : {})}
        />
        <NumberField
          kind="price"
          label={words.maxPrice}
          name="max"
          value={max}
          placeholder={words.anyPrice}
          onChange={(typed) => onChange(min, typed)}
          {...(isRefused && isUnreadPrice(max) ? { error: words.unreadPrice } : {})}
        />
      </div>
      <StepChips
        title={words.price}
        steps={bands}
        counts={counts}
        onChoose={(key) => {
          const band = bands.find((one) => one.key === key)?.text
          onChange(band?.min ?? '', band?.max ?? '')
        }}
      />
    </section>
  )
}
