import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Card } from '../../../ui/card.tsx'
import { Section } from '../../../ui/section.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { aboutWords } from '../../../words/about.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import styles from './kept-data-page.module.css'

/** What is kept of a person, piece by piece: where it is, who sees it, how it goes. */
export function Page() {
  const words = useWords(aboutWords).data
  const title = useWords(titleWords).keptData
  return (
    <Screen top={<BackBar title={title} home="/user_center/about" />}>
      <p className={styles.line}>{words.line}</p>
      {(['house', 'device', 'memory'] as const).map((place) => (
        <Section key={place} title={words.places[place]}>
          <ul className={styles.pieces}>
            {words[place].map(({ what, who, remove, to }) => (
              <li key={what}>
                <Card>
                  <div className={styles.head}>
                    <h3>{what}</h3>
                    {to !== '' && (
                      <PageLink to={to} className={styles.change}>
                        {words.change}
                        <VisuallyHidden>{` ${what}`}</VisuallyHidden>
                      </PageLink>
                    )}
                  </div>
                  <dl className={styles.facts}>
                    <div>
                      <dt>{words.who}</dt>
                      <dd>{who}</dd>
                    </div>
                    <div>
                      <dt>{words.remove}</dt>
                      <dd>{remove}</dd>
                    </div>
                  </dl>
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <p className={styles.line}>
        <PageLink to="/user_center/aboutDetail?text=privacy">{words.more}</PageLink>
      </p>
    </Screen>
  )
}
