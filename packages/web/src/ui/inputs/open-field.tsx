import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field, describedControl, useFieldIds } from './field.tsx'
import { Icon } from '../pictures/icon.tsx'
import styles from '../choices/select-field.module.css'

interface OpenFieldProps {
  readonly label: string
  /** The choice as text; empty without one. */
  readonly value: string
  readonly placeholder: string
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly hint?: ReactNode
  readonly error?: string
}

/** A field that is filled in a sheet: it looks like a select, and opens what the caller shows. */
export function OpenField({ label, value, placeholder, isOpen, onOpen, hint, error }: OpenFieldProps) {
  const ids = useFieldIds()
  return (
    <Field ids={ids} label={label} hint={hint} {...(error ? { error } : {})}>
      <div className={classNames('relative', error && styles.wrong)}>
        <button
          {...describedControl(ids, hint, error)}
          type="button"
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={ids.control}
          className={classNames(styles.select, styles.open, value === '' && 'quiet')}
          onClick={onOpen}
        >
          {value === '' ? placeholder : value}
        </button>
        <span className={styles.arrow}>
          <Icon name="chevron-down" size="small" />
        </span>
      </div>
    </Field>
  )
}
