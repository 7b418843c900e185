import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type TypedProps, describedControl, useFieldIds } from './field.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { useFocusOnArrival } from '../accessibility/use-focus-on-arrival.ts'
import styles from './text-field.module.css'

export interface TextFieldProps extends TypedProps {
  /** Once the field is left: while a visitor types, nothing changes under the caret. */
  readonly clean?: (raw: string) => string
  /** With each key, but not in the middle of an input method's composition. */
  readonly typed?: (raw: string) => string
  readonly type?: 'text' | 'password' | 'tel' | 'email' | 'search'
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search'
  readonly enterKeyHint?: 'next' | 'done' | 'go' | 'search' | 'send'
  readonly maxLength?: number
  readonly required?: boolean
  readonly disabled?: boolean
  /** The field that the screen is about. */
  readonly focusOnArrival?: boolean
  /** Gives a clear button while there is something to clear. */
  readonly clearLabel?: string
  /** For passwords: the two names of the eye. */
  readonly revealLabels?: { readonly show: string; readonly hide: string }
  /** Inside the frame, before what is typed: “+86”. */
  readonly prefix?: ReactNode
  /** Inside the frame, at the end: “get a code”. */
  readonly end?: ReactElement | false | null
  readonly aside?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hint, error, type = 'text', clearLabel, revealLabels } = props
  const ids = useFieldIds()
  const input = useRef<HTMLInputElement>(null)
  useFocusOnArrival(input, props.focusOnArrival ?? false)
  const [isShown, setIsShown] = useState(false)
  const typed = props.typed ?? asTyped
  const leave = () => {
    const cleaned = props.clean?.(value) ?? value
    if (cleaned !== value) onChange(cleaned)
    props.onBlur?.()
  }
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <Field ids={ids} label={label} hint={hint} aside={props.aside} {...(error ? { error } : {})}>
      <div
        className={classNames('focus-frame', styles.frame, error && styles.wrong, props.disabled && styles.disabled)}
      >
        {props.prefix && <span className="pl-12 quiet">{props.prefix}</span>}
        <input
          {...describedControl(ids, hint, error)}
          ref={input}
          className={`no-outline ${styles.input}`}
          type={isShown ? 'text' : type}
          name={props.name}
          value={value}
          placeholder={props.placeholder}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete}
          enterKeyHint={props.enterKeyHint}
          maxLength={props.maxLength}
          required={props.required}
          disabled={props.disabled}
          onBlur={leave}
          onChange={({ target, nativeEvent }) =>
            onChange(isComposing(nativeEvent) ? target.value : typed(target.value))
          }
          {...(props.typed && { onCompositionEnd: ({ currentTarget }) => onChange(typed(currentTarget.value)) })}
        />
        {clearLabel && value !== '' && !props.disabled && (
          <IconButton icon="close" label={clearLabel} onClick={clear} />
        )}
        {revealLabels && (
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? revealLabels.hide : revealLabels.show}
            onClick={() => setIsShown(!isShown)}
          />
        )}
        {props.end}
      </div>
    </Field>
  )
}

const asTyped = (raw: string): string => raw

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing
