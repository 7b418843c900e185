import { useSearchParams } from 'react-router-dom'
import { KEEPS_SCROLL } from '../../../router/scroll-places.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { aboutMessages } from '../../../messages/about.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { agreementQuery } from '../agreement-query.ts'
import styles from './about-detail-page.module.css'
import { AgreementArticles } from './agreement-articles.tsx'
import { isPrivacy } from './privacy-text.ts'

/** The texts of the platform: what one agrees to, and with `?text=privacy` what is kept of a person. */
export function Page() {
  const messages = useMessages(aboutMessages).detail
  const title = useMessages(titleMessages).aboutDetail
  const [search, setSearch] = useSearchParams()
  const current = isPrivacy(search) ? 'privacy' : 'agreement'
  const query = useLoad({ ...agreementQuery(usePorts()), enabled: current === 'agreement' }, 'market')
  if (query.pageFailure !== undefined) return <ErrorPage failure={query.pageFailure} />
  return (
    <Screen top={<BackBar title={title} home="/user_center/about" />}>
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
        <div className={styles.text}>{current === 'privacy' ? <Privacy /> : <AgreementArticles query={query} />}</div>
      </Tabs>
    </Screen>
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
