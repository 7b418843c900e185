import type { RefObject } from 'react'
import { errorHelpMessages } from '../../../messages/error-help.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import styles from './error-help.module.css'

/** A search that needs nothing else to work: a plain form, which opens the list as a document. */
export function SearchForm({ field }: { readonly field?: RefObject<HTMLInputElement | null> }) {
  const messages = useMessages(errorHelpMessages)
  return (
    <form role="search" action="/lists" className={styles.search}>
      <input
        ref={field}
        className={styles.field}
        type="search"
        name="q"
        required
        maxLength={100}
        enterKeyHint="search"
        aria-label={messages.search}
        placeholder={messages.searchHint}
      />
      <Button type="submit" look="secondary">
        {messages.go}
      </Button>
    </form>
  )
}
