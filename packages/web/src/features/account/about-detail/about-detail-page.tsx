import { useSearchParams } from 'react-router'
import { BackBar } from '../../../app/back-bar.tsx'
import type { PageModule } from '../../../app/page.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { aboutWords } from '../../../words/about.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { agreementQuery } from '../company-query.ts'
import styles from './about-detail-page.module.css'
import { AgreementArticles } from './agreement-articles.tsx'

const isPrivacy = (search: URLSearchParams): boolean => search.get('text') === 'privacy'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, search }) => {
  if (!isPrivacy(search)) await queries.prefetchQuery(agreementQuery(ports))
}

/** The texts of the house: what one agrees to, and with `?text=privacy` what is kept of a person. */
export function Page() {
  const words = useWords(aboutWords).detail
  const title = useWords(titleWords).aboutDetail
  const [search, setSearch] = useSearchParams()
  const current = isPrivacy(search) ? 'privacy' : 'agreement'
  return (
    <Screen top={<BackBar title={title} home="/user_center/about" />}>
      <Tabs
        label={words.tabs}
        current={current}
        tabs={[
          { key: 'agreement', label: words.agreement },
          { key: 'privacy', label: words.privacy },
        ]}
        onChange={(key) => setSearch(key === 'privacy' ? { text: 'privacy' } : {}, { replace: true, preventScrollReset: true })}
      >
        <div className={styles.text}>{current === 'privacy' ? <Privacy /> : <AgreementArticles />}</div>
      </Tabs>
    </Screen>
  )
}

function Privacy() {
  const { opening, parts } = useWords(aboutWords).detail
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
