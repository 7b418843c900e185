import { formatCount } from '@diandu/core/format'
import { Chip } from '../../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../../ui/choices/chip-group.tsx'
import styles from './filter-sheet.module.css'

interface StepChoicesProps {
  readonly title: string
  readonly steps: readonly { readonly key: string; readonly label: string; readonly chosen: boolean }[]
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly onChoose: (key: string | undefined) => void
}

/** One bound of several; a second tap takes it back. */
export function StepChoices({ title, steps, counts, onChoose }: StepChoicesProps) {
  return (
    <section className="mb-16">
      <h3 className="detail mb-4 regular">{title}</h3>
      <StepChips title={title} steps={steps} counts={counts} onChoose={onChoose} />
    </section>
  )
}

export const StepChips = ({ title, steps, counts, onChoose }: StepChoicesProps) => (
  <ChipGroup label={title}>
    {steps.map(({ key, label, chosen }) => (
      <Chip key={key} chosen={chosen} onClick={() => onChoose(chosen ? undefined : key)}>
        <span>{label}</span>
        {counts !== undefined && <span className={styles.count}>{formatCount(counts[key] ?? 0)}</span>}
      </Chip>
    ))}
  </ChipGroup>
)
