import type { CompanyInfo } from '@diandu/core/company'
import type { ReactNode } from 'react'
import { companyQuery, telephoneAddress } from '../../../app/layout/company/company-query.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { aboutMessages } from '../../../messages/about.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { BrandMark } from '../../../ui/pictures/brand-mark.tsx'
import { ARCHIVE, CONTRACT } from '../../../ui/pictures/more-icons.ts'
import styles from './about-page.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(companyQuery(ports))

export const main: NonNullable<PageModule['main']> = ({ ports }) => companyQuery(ports).queryKey

export function Page() {
  const messages = useMessages(aboutMessages).about
  const user = useUser()
  const query = useLoad(companyQuery(usePorts()), 'market')
  if (query.pageFailure !== undefined) return <ErrorPage failure={query.pageFailure} />
  return (
    <BackScreen title="about" home={user === undefined ? '/' : '/user_center'}>
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
    </BackScreen>
  )
}

const ROWS = [
  'companyName',
  'licenceNumber',
  'icp',
  'contactEmail',
  'bottomPhone',
  'copyright',
] as const satisfies readonly (keyof CompanyInfo)[]

/** The company that runs the platform, as far as it has said. */
function CompanyRows({ query }: { readonly query: ReturnType<typeof useLoad<CompanyInfo>> }) {
  const messages = useMessages(aboutMessages).about
  const { data: info, isError, refetch } = query
  if (info === undefined)
    return <LoadState part messages={messages} lines={4} isError={isError} onRetry={() => void refetch()} />
  const known = ROWS.flatMap((row) =>
    info[row] === undefined ? [] : [[messages.rows[row], linked(row, info[row])] as const],
  )
  if (known.length === 0) return <p className="quiet">{messages.none}</p>
  return (
    <div className={`type-line ${styles.rows}`}>
      <Facts facts={known} />
    </div>
  )
}

function linked(row: (typeof ROWS)[number], text: string): ReactNode {
  if (row === 'contactEmail') return <a href={`mailto:${encodeURIComponent(text).replace('%40', '@')}`}>{text}</a>
  const isNumber = row === 'bottomPhone' && /^\+?[\d -]+$/.test(text)
  return isNumber ? <a href={telephoneAddress(text)}>{text}</a> : text
}
