import { PageLink } from '../../../app/page-link.tsx'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { verifyWords } from '../../../words/verify.words.ts'
import styles from './verify-page.module.css'
import { formPath } from './verify-view.ts'

/** What each kind is for and what it needs, before one begins. */
export function VerifyIntro() {
  const words = useWords(verifyWords).intro
  return (
    <>
      <p className={styles.line}>{words.line}</p>
      <ul className={styles.kinds} aria-label={words.choose}>
        {(['person', 'company'] as const).map((kind) => (
          <li key={kind}>
            <Card>
              <h2 className={styles.kind}>{words.kinds[kind].title}</h2>
              <p className={styles.what}>{words.kinds[kind].line}</p>
              <h3 className={styles.needsTitle}>{words.needsTitle}</h3>
              <ul className={styles.needs}>
                {words.kinds[kind].needs.map((need) => (
                  <li key={need}>
                    <Icon name="check" size="small" />
                    <span>{need}</span>
                  </li>
                ))}
              </ul>
              <Button block look={kind === 'person' ? 'primary' : 'secondary'} link={(parts) => <PageLink to={formPath(kind)} {...parts} />}>
                {words.kinds[kind].begin}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.once}</p>
      <p className={styles.note}>
        {words.kept} <PageLink to="/user_center/abc">{words.where}</PageLink>
      </p>
    </>
  )
}
