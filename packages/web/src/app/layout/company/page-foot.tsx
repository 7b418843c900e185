import { companyMessages } from '../../../messages/company.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import { useLoad, usePorts } from '../../queries/queries.ts'
import { companyQuery, REGISTER } from './company-query.ts'
import { LanguageSwitch } from './language-switch.tsx'

/** At the foot of every public page: who runs the market, what becomes of data, whom to ask, and the registration. */
export function PageFoot() {
  const messages = useMessages(companyMessages)
  const { data: info } = useLoad(companyQuery(usePorts()))
  return (
    <div>
      <p>
        <PageLink to="/user_center/about">{messages.about}</PageLink>{' '}
        <PageLink to="/user_center/aboutDetail?text=privacy">{messages.privacy}</PageLink>{' '}
        <PageLink to="/contact">{messages.support}</PageLink> <LanguageSwitch />
      </p>
      {info?.icp !== undefined && (
        <a href={REGISTER} rel="noreferrer">
          {info.icp}
        </a>
      )}
    </div>
  )
}
