import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from './field.tsx'
import { describedControl, useFieldIds } from './use-field-ids.ts'
import styles from './amount-field.module.css'

interface AmountFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Core's amount cleaner: this field knows no rule of its own. */
  readonly clean: (raw: string) => string
  readonly placeholder?: string
  readonly hint?: ReactNode
  readonly error?: string
  /** “All of it”, for instance. */
  readonly end?: ReactNode
}

export function AmountField({ label, value, onChange, clean, placeholder, hint, error, end }: AmountFieldProps) {
  const ids = useFieldIds()
  return (
    <Field ids={ids} label={label} hint={hint} {...(error ? { error } : {})}>
      <div className={classNames(styles.frame, error && styles.wrong)}>
        <span className={styles.sign} aria-hidden="true">
          ¥
        </span>
        <input
          {...describedControl(ids, hint, error)}
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(clean(event.target.value))}
        />
        {end}
      </div>
    </Field>
  )
}
