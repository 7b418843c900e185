import { useEffect, useRef, useState } from 'react'
import type { Failure } from '@diandu/core/kernel'
import { errorHelpMessages } from '../../../messages/error-help.messages.ts'
import { SupportLink } from '../company/support-link.tsx'
import { useDevice } from '../../device/device-context.ts'
import { useMessages } from '../../preferences/preferences.ts'
import styles from './error-help.module.css'
import { passesByItself, recover } from './recover.ts'
import { SearchForm } from './search-form.tsx'

/**
 * Below what happened: a search, which is a plain form and needs nothing else to work, and a person to ask. What passes
 * by itself is tried again meanwhile.
 */
export function ErrorHelp({ failure }: { readonly failure: Failure }) {
  const messages = useMessages(errorHelpMessages)
  const field = useRef<HTMLInputElement>(null)
  const device = useDevice()
  const [isHere, setHere] = useState(false)
  const isPassing = passesByItself(failure)
  useEffect(
    () =>
      isPassing
        ? recover(
            device,
            () => field.current?.value !== '',
            () => setHere(true),
          )
        : undefined,
    [isPassing, device],
  )
  return (
    <div className={styles.help}>
      {isPassing && <p role="status">{isHere ? messages.here : messages.waiting}</p>}
      <SearchForm field={field} />
      <SupportLink />
    </div>
  )
}
