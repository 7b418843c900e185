import { companyMessages } from '../../../messages/company.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import styles from './support-link.module.css'

/** Below a sentence that sends people to customer service. */
export function SupportLink() {
  return (
    <PageLink to="/contact" className={styles.link}>
      {useMessages(companyMessages).support}
    </PageLink>
  )
}
