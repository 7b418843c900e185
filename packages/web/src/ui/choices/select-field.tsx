import { useRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field, describedControl, useFieldIds } from '../inputs/field.tsx'
import { Icon } from '../pictures/icon.tsx'
import { useEarlyValue } from '../inputs/use-early-value.ts'
import styles from './select-field.module.css'

interface SelectOption {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps {
  readonly label: string
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly onChange: (value: string) => void
  /** Shown while nothing is chosen. */
  readonly placeholder?: string
  readonly hint?: ReactNode
  readonly error?: string
}

/** The phone's own picker, in our frame. */
export function SelectField({ label, value, options, onChange, placeholder, hint, error }: SelectFieldProps) {
  const ids = useFieldIds()
  const select = useRef<HTMLSelectElement>(null)
  // The browser shows an option of its own where the value is none of ours.
  const isOffered = (value === '' && placeholder !== undefined) || options.some((option) => option.value === value)
  useEarlyValue(select, isOffered ? value : undefined, onChange)
  return (
    <Field ids={ids} label={label} hint={hint} {...(error ? { error } : {})}>
      <div className={classNames('relative', error && styles.wrong)}>
        <select
          {...describedControl(ids, hint, error)}
          ref={select}
          className={classNames(styles.select, value === '' && 'quiet')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" size="small" />
        </span>
      </div>
    </Field>
  )
}
