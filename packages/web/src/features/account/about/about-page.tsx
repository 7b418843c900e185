import { BackBar } from '../../../app/back-bar.tsx'
import type { PageModule } from '../../../app/page.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { useUser } from '../../../app/session-context.ts'
import { BrandMark } from '../../../ui/brand-mark.tsx'
import { Card } from '../../../ui/card.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { aboutWords } from '../../../words/about.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { companyQuery } from '../company-query.ts'
import styles from './about-page.module.css'
import { CompanyRows } from './company-rows.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) => queries.prefetchQuery(companyQuery(ports))

export function Page() {
  const words = useWords(aboutWords).about
  const title = useWords(titleWords).about
  const user = useUser()
  return (
    <Screen top={<BackBar title={title} home={user === undefined ? '/' : '/user_center'} />}>
      <div className={styles.house}>
        <BrandMark />
        <h2>{words.name}</h2>
        <p>{words.line}</p>
      </div>
      <ul className={styles.what}>
        {words.what.map(({ title: what, line }) => (
          <li key={what}>
            <Card>
              <h3>{what}</h3>
              <p>{line}</p>
            </Card>
          </li>
        ))}
      </ul>
      <Section title={words.company}>
        <Card>
          <CompanyRows />
        </Card>
      </Section>
      <Section title={words.more}>
        <Card padding="none">
          <ListRow icon="orders" title={words.agreement} link={(parts) => <PageLink to="/user_center/aboutDetail" {...parts} />} />
          <ListRow icon="lock" title={words.privacy} link={(parts) => <PageLink to="/user_center/aboutDetail?text=privacy" {...parts} />} />
          {user !== undefined && <ListRow icon="inbox" title={words.data} link={(parts) => <PageLink to="/user_center/abc" {...parts} />} />}
          <ListRow icon="clock" title={words.sevenYears} link={(parts) => <PageLink to="/user_center/sevenYears" {...parts} />} />
        </Card>
      </Section>
    </Screen>
  )
}
