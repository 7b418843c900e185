import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import styles from './checkbox.module.css'

interface CheckboxProps {
  /** May hold links: they open, they do not tick. */
  readonly children: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  /** The id of the words that say why it must be ticked. */
  readonly describedBy?: string
  readonly wrong?: boolean
}

export function Checkbox({ children, checked, onChange, disabled, describedBy, wrong }: CheckboxProps) {
  return (
    <label className={styles.line}>
      <span className={styles.place}>
        <input
          type="checkbox"
          className={`input-over outline-next ${styles.input}`}
          checked={checked}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-invalid={wrong || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.box} aria-hidden="true">
          <Icon name="check" size="small" />
        </span>
      </span>
      <span>{children}</span>
    </label>
  )
}
