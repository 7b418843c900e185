import { useId } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** On or off, at once. The whole line is the target. */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const hintId = useId()
  return (
    <label className={styles.line}>
      <span>
        <span className="block">{label}</span>
        {hint && (
          <span id={hintId} className="note block">
            {hint}
          </span>
        )}
      </span>
      <span className={styles.place}>
        <input
          type="checkbox"
          role="switch"
          className={`input-over outline-next ${styles.input}`}
          aria-label={label}
          aria-describedby={hint ? hintId : undefined}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.track} aria-hidden="true">
          <span className={styles.knob} />
        </span>
      </span>
    </label>
  )
}
