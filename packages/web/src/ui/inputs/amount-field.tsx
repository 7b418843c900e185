import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field, describedControl, useFieldIds } from './field.tsx'
import styles from './amount-field.module.css'

interface AmountFieldProps {
  readonly label: string
  /** By it, what is typed before the page hydrates is found. */
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** Core's cleaner, once the field is left: while a visitor types, nothing changes under the caret. */
  readonly clean: (raw: string) => string
  readonly placeholder?: string
  readonly hint?: ReactNode
  readonly error?: string
  /** “All of it”, for instance. */
  readonly end?: ReactNode
}

export function AmountField(props: AmountFieldProps) {
  const { label, name, value, onChange, onBlur, clean, placeholder, hint, error, end } = props
  const ids = useFieldIds()
  const leave = () => {
    const cleaned = clean(value)
    if (cleaned !== value) onChange(cleaned)
    onBlur?.()
  }
  return (
    <Field ids={ids} label={label} hint={hint} {...(error ? { error } : {})}>
      <div className={classNames(styles.frame, error && styles.wrong)}>
        <span className="mr-8 type-title strong" aria-hidden="true">
          ¥
        </span>
        <input
          {...describedControl(ids, hint, error)}
          className={`no-outline ${styles.input}`}
          type="text"
          name={name}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onBlur={leave}
          onChange={(event) => onChange(event.target.value)}
        />
        {end}
      </div>
    </Field>
  )
}
