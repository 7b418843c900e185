import { useId, type HTMLInputAutoCompleteAttribute, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './field.module.css'

export interface FieldIds {
  readonly control: string
  readonly hint: string
  readonly error: string
}

/** Common to all controls for typing. */
export interface TypedProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** By it, what is typed before the page hydrates is found. */
  readonly name: string
  readonly hint?: ReactNode
  readonly error?: string
  readonly placeholder?: string
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
}

interface FieldProps {
  readonly ids: FieldIds
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string
  readonly children: ReactElement
  /** At the end of the label's line. */
  readonly aside?: ReactNode
}

/** Label above, control, then the hint or what is wrong. */
export function Field({ ids, label, hint, error, children, aside }: FieldProps) {
  return (
    <div className="mb-16">
      <div className="mb-4 type-line flex between baseline">
        <label className="strong" htmlFor={ids.control}>
          {label}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
      <div aria-live="polite">
        {error && (
          <p id={ids.error} className="fault mt-4">
            <Icon name="warning" size="small" />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={ids.hint} className="note mt-4">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The names by which a control, its hint and its error know each other. */
export function useFieldIds(): FieldIds {
  const id = useId()
  return { control: id, hint: `${id}hint`, error: `${id}error` }
}

/** ARIA attributes of a control. */
export function describedControl(ids: FieldIds, hint: unknown, error: string | undefined) {
  return {
    id: ids.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(error && ids.error, hint ? ids.hint : false) || undefined,
  } as const
}
