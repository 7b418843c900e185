import { companyQuery } from '../../../app/layout/company/company-query.ts'
import { ARCHIVE, CONTRACT } from '../../../ui/pictures/more-icons.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { useUser } from '../../../app/session/session-context.ts'
import { BrandMark } from '../../../ui/pictures/brand-mark.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { aboutMessages } from '../../../messages/about.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import styles from './about-page.module.css'
import { CompanyRows } from './company-rows.tsx'

export function Page() {
  const messages = useMessages(aboutMessages).about
  const title = useMessages(titleMessages).about
  const user = useUser()
  const query = useLoad(companyQuery(usePorts()), 'market')
  if (query.pageFailure !== undefined) return <ErrorPage failure={query.pageFailure} />
  return (
    <Screen top={<BackBar title={title} home={user === undefined ? '/' : '/user_center'} />}>
      <div className={styles.house}>
        <BrandMark />
        <h2 className="type-title">{messages.name}</h2>
        <p className="quiet">{messages.line}</p>
      </div>
      <ul className="mx-16 mb-16 grid gap-8">
        {messages.what.map(({ title: what, line }) => (
          <li key={what}>
            <Card>
              <h3>{what}</h3>
              <p className="detail mt-4">{line}</p>
            </Card>
          </li>
        ))}
      </ul>
      <Section title={messages.company}>
        <Card>
          <CompanyRows query={query} />
        </Card>
      </Section>
      <Section title={messages.more}>
        <Card padding="none">
          <ListRow
            icon={CONTRACT}
            title={messages.agreement}
            link={(parts) => <PageLink to="/user_center/aboutDetail" {...parts} />}
          />
          <ListRow
            icon="lock"
            title={messages.privacy}
            link={(parts) => <PageLink to="/user_center/aboutDetail?text=privacy" {...parts} />}
          />
          <ListRow icon="phone" title={messages.support} link={(parts) => <PageLink to="/contact" {...parts} />} />
          {user !== undefined && (
            <ListRow
              icon={ARCHIVE}
              title={messages.data}
              link={(parts) => <PageLink to="/user_center/abc" {...parts} />}
            />
          )}
          <ListRow
            icon="clock"
            title={messages.sevenYears}
            link={(parts) => <PageLink to="/user_center/sevenYears" {...parts} />}
          />
        </Card>
      </Section>
    </Screen>
  )
}
