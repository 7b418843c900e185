import { companyMessages } from '../../../messages/company.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../preferences/preferences.ts'

/** Below a sentence that sends people to customer service. */
export function SupportLink() {
  return (
    <PageLink to="/contact" className="lone-link">
      {useMessages(companyMessages).support}
    </PageLink>
  )
}
