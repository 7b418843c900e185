import { useId } from 'react'
import styles from './segmented-control.module.css'

interface SegmentedControlProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly segments: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** Two to four ways to see the same thing. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  segments,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div className={styles.control} role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} className="text-center relative pointer">
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          <span className={styles.face}>{segment.label}</span>
        </label>
      ))}
    </div>
  )
}
