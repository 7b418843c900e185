import { toVerificationStatus, type VerificationRecord } from '@diandu/core/account'
import { PageLink } from '../../../app/page-link.tsx'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { verifyWords } from '../../../words/verify.words.ts'
import styles from './verify-page.module.css'
import { formPath, otherKind, paperRows, verifySteps } from './verify-view.ts'

/** How the last papers stand: under review, verified, or failed with why and the way on. */
export function VerifyStanding({ record }: { readonly record: VerificationRecord }) {
  const words = useWords(verifyWords).state
  const locale = useLocale()
  const isFailed = toVerificationStatus(record.status).status === 'failed'
  return (
    <>
      <Card>
        <Timeline label={words.timeline} steps={verifySteps(record, locale)} stateWords={words.states} />
      </Card>
      {isFailed && (
        <div className={styles.part}>
          <Notice tone="alarm" title={words.why}>
            {record.note === '' ? words.noReason : record.note}
          </Notice>
        </div>
      )}
      <h2 className={styles.heading}>{words.papers}</h2>
      <Card>
        <Facts facts={paperRows(record, locale)} />
      </Card>
      {isFailed && (
        <div className={styles.part}>
          <Button block link={(parts) => <PageLink to={formPath(record.kind)} {...parts} />}>
            {words.again}
          </Button>
          <Button block look="quiet" link={(parts) => <PageLink to={formPath(otherKind(record.kind))} {...parts} />}>
            {words.otherKind}
          </Button>
        </div>
      )}
    </>
  )
}
