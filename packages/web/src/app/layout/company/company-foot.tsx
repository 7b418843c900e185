import { toPhoneNumber } from '@diandu/core/support'
import { companyMessages } from '../../../messages/company.messages.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { useLoad, usePorts } from '../../queries/queries.ts'
import { REGISTER, companyQuery, telephoneAddress } from './company-query.ts'
import styles from './company-foot.module.css'

/** Who runs the market, at the foot of a page; the ways on are there even where that did not come. */
export function CompanyFoot() {
  const messages = useMessages(companyMessages)
  const { data: info, isPending } = useLoad(companyQuery(usePorts()))
  const phone = toPhoneNumber(info?.bottomPhone)
  return (
    <footer className={classNames(styles.foot, isPending && styles.awaited)} aria-label={messages.foot}>
      <p>
        <PageLink to="/contact">{messages.support}</PageLink>{' '}
        <PageLink to="/user_center/about">{messages.about}</PageLink>{' '}
        <PageLink to="/user_center/aboutDetail?text=privacy">{messages.privacy}</PageLink> <LanguageSwitch />
      </p>
      {info !== undefined && (
        <>
          {info.companyName !== undefined && <p>{info.companyName}</p>}
          {info.licenceNumber !== undefined && <p>{messages.licence(info.licenceNumber)}</p>}
          {phone !== undefined && (
            <p>
              {messages.phone} <a href={telephoneAddress(phone)}>{phone}</a>
            </p>
          )}
          {info.icp !== undefined && (
            <p>
              <a href={REGISTER} rel="noreferrer">
                {info.icp}
              </a>
            </p>
          )}
          {info.copyright !== undefined && <p>{info.copyright}</p>}
        </>
      )}
    </footer>
  )
}
