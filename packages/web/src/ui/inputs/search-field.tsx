import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import type { RenderLink } from '../actions/link-props.ts'
import { useFocusOnArrival } from '../accessibility/use-focus-on-arrival.ts'
import styles from './search-field.module.css'

interface SearchFieldProps {
  readonly label: string
  /** The page that shows what is found, where the browser itself leads before the code has come. */
  readonly action: string
  /** Of the text in that page's address. */
  readonly name: string
  readonly value: string
  readonly placeholder?: string
  readonly clearLabel: string
  /** On the search page itself. */
  readonly focusOnArrival?: boolean
  readonly onChange: (value: string) => void
  /** With what the field holds, which may have been typed before the page hydrated and not be rendered yet. */
  readonly onSearch: (typed: string) => void
}

/** The search box of a top bar. It is the form itself: stand it in no other. */
export function SearchField({
  label,
  action,
  name,
  value,
  placeholder,
  clearLabel,
  focusOnArrival = false,
  onChange,
  onSearch,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useFocusOnArrival(input, focusOnArrival)
  const takeTypedEarly = useEffectEvent(() => {
    const typed = input.current?.value ?? ''
    if (typed !== value) onChange(typed)
  })
  useEffect(() => takeTypedEarly(), [])
  const search = (event: FormEvent) => {
    event.preventDefault()
    input.current?.blur()
    onSearch(input.current?.value ?? value)
  }
  return (
    <form role="search" action={action} className={`focus-frame ${styles.field}`} onSubmit={search}>
      <span className="pl-12 quiet">
        <Icon name="search" size="small" />
      </span>
      <input
        ref={input}
        className={`no-outline ${styles.input}`}
        type="search"
        name={name}
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={clearLabel}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        />
      )}
    </form>
  )
}

/** The same box on a page that only leads to the search page. */
export function SearchLink({ messages, link }: { readonly messages: string; readonly link: RenderLink }) {
  return link({
    className: styles.link ?? '',
    children: (
      <span className={styles.face}>
        <Icon name="search" size="small" />
        <span className={styles.messages}>{messages}</span>
      </span>
    ),
  })
}
