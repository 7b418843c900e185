import { PRICE_BANDS, type ListingFilter, type PriceBand } from '@diandu/core/catalog'
import { cleanPrice } from '@diandu/core/input'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { filterSheetMessages } from '../../../../messages/catalog/filter-sheet.messages.ts'
import { TextField } from '../../../../ui/inputs/text-field.tsx'
import styles from './filter-sheet.module.css'
import { rangeText } from './price-range.ts'
import { StepChips } from './step-choices.tsx'

interface PriceChoicesProps {
  /** As they were typed, in yuan. */
  readonly prices: { readonly min: string; readonly max: string }
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly onChange: (min: string, max: string) => void
}

/** Two bounds to type, or one of the usual ranges. */
export function PriceChoices({ prices: { min, max }, counts, onChange }: PriceChoicesProps) {
  const words = useMessages(filterSheetMessages)
  const bands = Object.entries(PRICE_BANDS).map(([key, band]: [string, Partial<ListingFilter>]) => {
    const text = rangeText(band)
    return { key, text, label: words.priceSteps[key as PriceBand], chosen: text.min === min && text.max === max }
  })
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{words.price}</h3>
      <div className={styles.range}>
        <TextField
          label={words.minPrice}
          value={min}
          inputMode="decimal"
          placeholder={words.anyPrice}
          onChange={(typed) => onChange(cleanPrice(typed), max)}
        />
        <TextField
          label={words.maxPrice}
          value={max}
          inputMode="decimal"
          placeholder={words.anyPrice}
          onChange={(typed) => onChange(min, cleanPrice(typed))}
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
