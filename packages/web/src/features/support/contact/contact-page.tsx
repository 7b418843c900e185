import { isInventedCompany, type CompanyInfo } from '@diandu/core/company'
import { servicePath } from '@diandu/core/services'
import { companyContactOf, type CompanyContact } from '@diandu/core/support'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useContactQq } from '../../../app/device/use-contact-qq.ts'
import { useCopyText } from '../../../app/device/use-copy-text.ts'
import { companyQuery, telephoneAddress } from '../../../app/layout/company/company-query.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { serviceMessages } from '../../../messages/services/service.messages.ts'
import { contactMessages } from '../../../messages/support/contact.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { BrandMark } from '../../../ui/pictures/brand-mark.tsx'
import { PEN } from '../../../ui/pictures/more-icons.ts'
import { ChatBlock } from './chat-block.tsx'
import styles from './contact-page.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(companyQuery(ports))

export const main: NonNullable<PageModule['main']> = ({ ports }) => companyQuery(ports).queryKey

/** Where every "contact customer service" leads: the operator's own ways to be reached. */
export function Page() {
  const messages = useMessages(contactMessages)
  const services = useMessages(serviceMessages)
  const { search } = useLocation()
  const { data: info, isError, pageFailure, refetch } = useLoad(companyQuery(usePorts()), 'market')
  if (pageFailure !== undefined) return <ErrorPage failure={pageFailure} />
  return (
    <BackScreen title="contact">
      {info === undefined ? (
        <LoadState messages={messages} lines={4} isError={isError} onRetry={() => void refetch()} />
      ) : (
        <Contacts info={info} />
      )}
      <ChatBlock />
      <Section title={messages.more}>
        <Card padding="none">
          <ListRow
            icon="market"
            title={services.menu}
            detail={services.menuLine}
            link={(parts) => <PageLink to={servicePath('residence', search)} {...parts} />}
          />
          <ListRow
            icon={PEN}
            title={messages.proposal}
            link={(parts) => <PageLink to="/user_center/proposal" {...parts} />}
          />
          <ListRow
            icon="info"
            title={messages.about}
            link={(parts) => <PageLink to="/user_center/about" {...parts} />}
          />
        </Card>
      </Section>
    </BackScreen>
  )
}

function Contacts({ info }: { readonly info: CompanyInfo }) {
  const messages = useMessages(contactMessages)
  const { avatar, ...ways } = companyContactOf(info)
  if (Object.values(ways).every((way) => way === undefined)) return <EmptyState>{messages.none}</EmptyState>
  return (
    <>
      <div className={styles.head}>
        {avatar === undefined ? <BrandMark /> : <img src={avatar} alt="" width={64} height={64} />}
        {info.companyName !== undefined && <h2 className="type-title">{info.companyName}</h2>}
        <p className="quiet">{messages.line}</p>
      </div>
      {isInventedCompany(info) && (
        <div className="mx-16 mb-16">
          <Notice tone="warning">{messages.invented}</Notice>
        </div>
      )}
      <ContactWays ways={ways} />
    </>
  )
}

type Way = Exclude<keyof CompanyContact, 'avatar'>

/** QQ by the app around the page, and copied where there is none; the phone and the mailbox by the device. */
function ContactWays({ ways: { qq, phone, email } }: { readonly ways: Pick<CompanyContact, Way> }) {
  const messages = useMessages(contactMessages)
  const copy = useCopyText()
  const contactQq = useContactQq()
  const row = (way: Way, contact: string, open: ReactNode) => (
    <li key={way}>
      <Card>
        <div className="row wrap">
          <div className={styles.contact}>
            <span className="detail block">{messages.ways[way]}</span>
            <strong>{contact}</strong>
          </div>
          <div className={styles.actions}>
            {open}
            <IconButton icon="copy" label={messages.copy[way]} onClick={() => void copy(contact)} />
          </div>
        </div>
      </Card>
    </li>
  )
  const link = (way: 'phone' | 'email', address: string) => (
    <Button
      look="secondary"
      size="small"
      link={({ children, ...parts }) => (
        <a href={address} {...parts}>
          {children}
        </a>
      )}
    >
      {messages.open[way]}
    </Button>
  )
  return (
    <ul className="mx-16 mb-16 grid gap-8">
      {qq !== undefined &&
        row(
          'qq',
          qq,
          <Button size="small" onClick={() => contactQq(Promise.resolve(qq))}>
            {messages.open.qq}
          </Button>,
        )}
      {phone !== undefined && row('phone', phone, link('phone', telephoneAddress(phone)))}
      {email !== undefined && row('email', email, link('email', `mailto:${email}`))}
    </ul>
  )
}
