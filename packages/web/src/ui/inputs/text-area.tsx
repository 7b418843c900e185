import { classNames } from '../class-names.ts'
import { Field, type TypedProps, describedControl, useFieldIds } from './field.tsx'
import styles from './text-area.module.css'

interface TextAreaProps extends TypedProps {
  /** Normalises the text when the field loses focus. */
  readonly clean: (raw: string) => string
  readonly rows?: number
  /** In characters as a reader counts them; the current count is beside the label. */
  readonly max?: number
}

/**
 * A few sentences. It takes more than fits, so that nothing pasted is cut off unseen; what is too long is for the form
 * to say.
 */
export function TextArea({
  label,
  value,
  onChange,
  onBlur,
  name,
  hint,
  error,
  placeholder,
  autoComplete,
  rows = 4,
  max,
  clean,
}: TextAreaProps) {
  const ids = useFieldIds()
  const leave = () => {
    const cleaned = clean(value)
    if (cleaned !== value) onChange(cleaned)
    onBlur?.()
  }
  const length = Array.from(value.trim()).length
  return (
    <Field
      ids={ids}
      label={label}
      hint={hint}
      aside={max !== undefined && <span className="note">{`${length}/${max}`}</span>}
      {...(error ? { error } : {})}
    >
      <textarea
        {...describedControl(ids, hint, error)}
        className={classNames(styles.area, error && styles.wrong)}
        name={name}
        value={value}
        rows={rows}
        placeholder={placeholder}
        autoComplete={autoComplete}
        onBlur={leave}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
