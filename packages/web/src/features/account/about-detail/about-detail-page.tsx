import type { Agreement } from '@diandu/core/company'
import { queryOptions } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, type PortsSource, call, useLoad } from '../../../app/queries/queries.ts'
import { aboutMessages } from '../../../messages/about.messages.ts'
import type { PageModule } from '../../../router/page.ts'
import { KEEPS_SCROLL } from '../../../router/scroll-places.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import styles from './about-detail-page.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, search }) => {
  if (!isPrivacy(search)) await queries.prefetchQuery(agreementQuery(ports))
}

export const main: NonNullable<PageModule['main']> = ({ ports }) => agreementQuery(ports).queryKey

/** The texts of the platform: what one agrees to, and with `?text=privacy` what is kept of a person. */
export function Page() {
  const messages = useMessages(aboutMessages).detail
  const [search, setSearch] = useSearchParams()
  const current = isPrivacy(search) ? 'privacy' : 'agreement'
  const query = useLoad({ ...agreementQuery(usePorts()), enabled: current === 'agreement' }, 'market')
  if (query.pageFailure !== undefined) return <ErrorPage failure={query.pageFailure} />
  return (
    <BackScreen title="aboutDetail" home="/user_center/about">
      <Tabs
        label={messages.tabs}
        current={current}
        tabs={[
          { key: 'agreement', label: messages.agreement },
          { key: 'privacy', label: messages.privacy },
        ]}
        onChange={(key) =>
          setSearch(key === 'privacy' ? { text: 'privacy' } : {}, { replace: true, state: KEEPS_SCROLL })
        }
      >
        <div className={`page ${styles.text}`}>
          {current === 'privacy' ? <Privacy /> : <AgreementArticles query={query} />}
        </div>
      </Tabs>
    </BackScreen>
  )
}

function Privacy() {
  const { opening, parts } = useMessages(aboutMessages).detail
  return (
    <>
      <p>{opening}</p>
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Whether the address asks for what is kept of a person. */
const isPrivacy = (search: URLSearchParams): boolean => search.get('text') === 'privacy'

const agreementQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['agreement', 'registration'],
    queryFn: call(ports, ({ company }, signal) => company.agreement('registration', signal)),
  })

/** The registration agreement, with the day since which it is in force. */
interface AgreementArticlesProps {
  readonly query: ReturnType<typeof useLoad<Agreement>>
}

function AgreementArticles({ query }: AgreementArticlesProps) {
  const { about, detail } = useMessages(aboutMessages)
  const locale = useLocale()
  const { data: agreement, isError, refetch } = query
  if (agreement === undefined)
    return <LoadState part messages={about} lines={10} isError={isError} onRetry={() => void refetch()} />
  const { opening, articles } = locale === 'en' ? agreement.en : agreement.zh
  return (
    <>
      <p>{opening}</p>
      {articles.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ol>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      ))}
      <p>{detail.version(agreement.version)}</p>
    </>
  )
}
