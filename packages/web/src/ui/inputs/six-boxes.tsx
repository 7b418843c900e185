import { type ReactNode, useEffect, useRef } from 'react'
import { useFocusOnArrival } from '../accessibility/use-focus-on-arrival.ts'
import { classNames } from '../class-names.ts'
import { Field, describedControl, useFieldIds } from './field.tsx'
import styles from './six-boxes.module.css'
import { useEarlyValue } from './use-early-value.ts'

export interface SixDigitsProps {
  readonly label: string
  readonly name?: string
  readonly value: string
  readonly onChange: (digits: string) => void
  /** Told once when the sixth digit stands; again only after one was taken away. */
  readonly onComplete?: (digits: string) => void
  readonly hint?: ReactNode
  readonly error?: string
  readonly disabled?: boolean
  /** The field that the screen is about. */
  readonly focusOnArrival?: boolean
  readonly aside?: ReactNode
}

interface SixBoxesProps extends SixDigitsProps {
  readonly secret: boolean
}

const LENGTH = 6
const PLACES = [0, 1, 2, 3, 4, 5] as const

const digitsOf = (raw: string): string => raw.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH)

/** Six boxes drawn under one real input, so that paste, autofill and screen readers meet an ordinary field. */
function SixBoxes({
  secret,
  label,
  name,
  value,
  onChange,
  onComplete,
  hint,
  error,
  disabled,
  focusOnArrival = false,
  aside,
}: SixBoxesProps) {
  const ids = useFieldIds()
  const input = useRef<HTMLInputElement>(null)
  useFocusOnArrival(input, focusOnArrival)
  const reportedValue = useRef<string | null>(value.length === LENGTH ? value : null)
  useEffect(() => {
    if (value.length < LENGTH) reportedValue.current = null
  }, [value])
  const type = (raw: string) => {
    const digits = digitsOf(raw)
    if (digits !== value) onChange(digits)
    if (digits.length === LENGTH && reportedValue.current !== digits) {
      reportedValue.current = digits
      onComplete?.(digits)
    }
  }
  useEarlyValue(input, value, (raw) => onChange(digitsOf(raw)))
  return (
    <Field ids={ids} label={label} hint={hint} aside={aside} {...(error ? { error } : {})}>
      <div className={classNames('relative', error && styles.wrong)}>
        <input
          {...describedControl(ids, hint, error)}
          ref={input}
          name={name}
          className={styles.input}
          type={secret ? 'password' : 'text'}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={secret ? 'off' : 'one-time-code'}
          enterKeyHint="done"
          value={value}
          disabled={disabled}
          onChange={(event) => type(event.target.value)}
        />
        <div className={styles.boxes} aria-hidden="true">
          {PLACES.map((place) => (
            <span key={place} className={classNames(styles.box, place === value.length && styles.next)}>
              {secret ? value[place] && <span className={styles.dot} /> : value[place]}
            </span>
          ))}
        </div>
      </div>
    </Field>
  )
}

/** The six digits of a short message; the phone may fill them in. */
export function CodeField(props: SixDigitsProps) {
  return <SixBoxes {...props} secret={false} />
}

/** The six digits that let money go; shown as dots. The sixth one sends nothing: only a press of a button does. */
export function PaymentPasswordField(props: Omit<SixDigitsProps, 'onComplete'>) {
  return <SixBoxes {...props} secret />
}
