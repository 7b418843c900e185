import { formatCount } from '@diandu/core/format'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { sevenYearsWords } from '../../../words/seven-years.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import styles from './seven-years-page.module.css'

/** Invented, as the page says. */
const DEMO_SHOPS = [36, 148, 402, 760, 1_260, 1_980, 2_760] as const
const MOST_SHOPS = Math.max(...DEMO_SHOPS)

export function Page() {
  const words = useWords(sevenYearsWords)
  const title = useWords(titleWords).sevenYears
  return (
    <Screen top={<BackBar title={title} home="/user_center/about" />}>
      <div className={styles.page}>
        <div className={styles.hero}>
          <p className={styles.over}>{words.over}</p>
          <p className={styles.seven} aria-hidden="true">
            7
          </p>
          <h2 className={styles.big}>{words.big}</h2>
          <p className={styles.line}>{words.line}</p>
          <div className={styles.water} aria-hidden="true" />
        </div>
        <div className={styles.part}>
          <Notice tone="warning" title={words.demo}>
            {words.demoLine}
          </Notice>
        </div>
        <ol className={styles.years} aria-label={words.chart}>
          {words.years.map(({ title: what, line }, place) => (
            <li key={what} className={styles.year}>
              <div className={styles.head}>
                <span className={styles.place}>{words.year(place + 1)}</span>
                <Badge>{words.demo}</Badge>
              </div>
              <h3>{what}</h3>
              <p>{line}</p>
              <div className={styles.bar}>
                <span style={{ width: `${(100 * (DEMO_SHOPS[place] ?? 0)) / MOST_SHOPS}%` }} />
              </div>
              <strong className={styles.count}>{words.shops(formatCount(DEMO_SHOPS[place] ?? 0))}</strong>
            </li>
          ))}
        </ol>
        <div className={styles.thanks}>
          <p>{words.thanks}</p>
          <Button block link={(parts) => <PageLink to="/lists" {...parts} />}>
            {words.look}
          </Button>
        </div>
      </div>
    </Screen>
  )
}
