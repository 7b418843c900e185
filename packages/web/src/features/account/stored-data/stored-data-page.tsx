import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { aboutMessages } from '../../../messages/about.messages.ts'
import styles from './stored-data-page.module.css'

/** Each kind of personal data: where it is stored, who sees it, how it is deleted. */
export function Page() {
  const messages = useMessages(aboutMessages).data
  return (
    <BackScreen title="serializedData" home="/user_center/about">
      <p className="p-16">{messages.line}</p>
      {(['house', 'device', 'memory'] as const).map((place) => (
        <Section key={place} title={messages.places[place]}>
          <ul className="grid gap-8">
            {messages[place].map(({ what, who, remove, to }) => (
              <li key={what}>
                <Card>
                  <div className="grid gap-8 cols-text-end">
                    <h3>{what}</h3>
                    {to !== '' && (
                      <PageLink to={to} className={styles.change}>
                        {messages.change}
                        <VisuallyHidden>{` ${what}`}</VisuallyHidden>
                      </PageLink>
                    )}
                  </div>
                  <dl className={`mt-8 type-line ${styles.facts}`}>
                    <div>
                      <dt className="quiet">{messages.who}</dt>
                      <dd>{who}</dd>
                    </div>
                    <div>
                      <dt className="quiet">{messages.remove}</dt>
                      <dd>{remove}</dd>
                    </div>
                  </dl>
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <p className="p-16">
        <PageLink to="/user_center/aboutDetail?text=privacy">{messages.more}</PageLink>
      </p>
    </BackScreen>
  )
}
