import { useRef, type FormEvent } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import type { RenderLink } from '../actions/link-props.ts'
import { useFocusOnArrival } from '../accessibility/use-focus-on-arrival.ts'
import styles from './search-field.module.css'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly clearLabel: string
  /** On the search page itself. */
  readonly focusOnArrival?: boolean
  readonly onChange: (value: string) => void
  readonly onSearch: () => void
}

/** The search box of a top bar. It is the form itself: stand it in no other. */
export function SearchField({
  label,
  value,
  placeholder,
  clearLabel,
  focusOnArrival = false,
  onChange,
  onSearch,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useFocusOnArrival(input, focusOnArrival)
  const search = (event: FormEvent) => {
    event.preventDefault()
    input.current?.blur()
    onSearch()
  }
  return (
    <form role="search" action="." className={styles.field} onSubmit={search}>
      <span className={styles.glass}>
        <Icon name="search" size="small" />
      </span>
      <input
        ref={input}
        className={styles.input}
        type="search"
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
