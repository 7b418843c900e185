import { formatCount } from '@diandu/core/format'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { sevenYearsMessages } from '../../../messages/seven-years.messages.ts'
import styles from './seven-years-page.module.css'

/** Invented, as the page says. */
const DEMO_SHOPS = [36, 148, 402, 760, 1_260, 1_980, 2_760] as const
const MAX_SHOPS = Math.max(...DEMO_SHOPS)

export function Page() {
  const messages = useMessages(sevenYearsMessages)
  return (
    <Screen top={<BackBar home="/user_center/about" />}>
      <div className="pb-32">
        <div className={styles.hero}>
          <p className={styles.over}>{messages.over}</p>
          <p className={styles.seven} aria-hidden="true">
            7
          </p>
          <h1 className="type-display">{messages.big}</h1>
          <p className={styles.line}>{messages.line}</p>
          <div className={styles.water} aria-hidden="true" />
        </div>
        <div className="mx-16 mt-16">
          <Notice tone="warning" title={messages.demo}>
            {messages.demoLine}
          </Notice>
        </div>
        <ol className="mx-16 mt-24" aria-label={messages.chart}>
          {messages.years.map(({ title: what, line }, place) => (
            <li key={what} className={styles.year}>
              <div className="row between">
                <span className="ferry strong">{messages.year(place + 1)}</span>
                <Badge>{messages.demo}</Badge>
              </div>
              <h2 className="mt-4 type-title">{what}</h2>
              <p className="quiet">{line}</p>
              <div className={styles.bar}>
                <span style={{ width: `${(100 * (DEMO_SHOPS[place] ?? 0)) / MAX_SHOPS}%` }} />
              </div>
              <strong className="type-line">{messages.shops(formatCount(DEMO_SHOPS[place] ?? 0))}</strong>
            </li>
          ))}
        </ol>
        <div className={styles.thanks}>
          <p>{messages.thanks}</p>
          <Button block link={(parts) => <PageLink to="/lists" {...parts} />}>
            {messages.look}
          </Button>
        </div>
      </div>
    </Screen>
  )
}
