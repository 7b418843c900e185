import type { ListingFilter } from '@diandu/core/catalog'
import { alertMessages } from '../../../messages/alerts/alert.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import { saveAlertPath } from './alert-texts.ts'
import { BELL } from './bell.ts'
import styles from './save-alert-link.module.css'

/** Leads from a list to the alert that its filter would be; a visitor comes back there from the login. */
export function SaveAlertLink({ filter }: { readonly filter: ListingFilter }) {
  const messages = useMessages(alertMessages)
  return (
    <PageLink to={saveAlertPath(filter)} className={styles.link}>
      <Icon name={BELL} size="small" />
      <span className="ml-4">{messages.save.link}</span>
    </PageLink>
  )
}
