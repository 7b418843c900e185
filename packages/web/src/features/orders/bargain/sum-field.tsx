import { formatMoney, typedYuan } from '@diandu/core/format'
import type { OrderRole, ShownOffer } from '@diandu/core/orders'
import { MoneyField } from '../../../app/forms/money-field.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Chip } from '../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { bargainMessages } from '../../../messages/orders/bargain.messages.ts'
import { boundsText, fenOf, sumChips, totalOf, type SumBounds } from './bargain-view.ts'
import styles from './bargain.module.css'

interface SumFieldProps {
  readonly role: OrderRole
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly bounds: SumBounds
  readonly priceFen: number
  /** The sums that stand apart, for a counter-offer. */
  readonly offer?: ShownOffer
  readonly error?: string | undefined
}

/** A sum, typed or by a chip, and what the buyer would pay in all. */
export function SumField({ role, value, onChange, bounds, priceFen, offer, error }: SumFieldProps) {
  const messages = useMessages(bargainMessages)
  const locale = useLocale()
  const chips = sumChips(bounds, { priceFen, offer }, locale)
  const fen = fenOf(value)
  const { feeFen, totalFen } = totalOf(fen)
  return (
    <>
      {chips.length > 0 && (
        <div className="mb-12">
          <ChipGroup label={messages.chips}>
            {chips.map((chip) => (
              <Chip key={chip.label} chosen={chip.fen === fen} onClick={() => onChange(typedYuan(chip.fen))}>
                {`${chip.label} ${formatMoney(chip.fen)}`}
              </Chip>
            ))}
          </ChipGroup>
        </div>
      )}
      <MoneyField
        label={messages.yours}
        name="offeredFen"
        value={value}
        onChange={onChange}
        hint={boundsText(bounds, locale)}
        {...(error === undefined ? {} : { error })}
      />
      <p className={styles.total} role="status">
        {fen > 0 && messages.total[role](formatMoney(totalFen), formatMoney(feeFen), formatMoney(fen))}
      </p>
    </>
  )
}
