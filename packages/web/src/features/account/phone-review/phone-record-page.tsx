import { useQuery } from '@tanstack/react-query'
import { formatTime } from '@diandu/core/format'
import { failureText } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { safetyWords } from '../../../words/safety.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { phoneChangesQuery } from '../safety-queries.ts'
import styles from './phone-record.module.css'
import { nextAsking, phoneRecordSteps } from './phone-record-view.ts'

const FORM = '/user_center/changephone/chgph-form'
const TONES = { 0: 'amber', 1: 'green', 2: 'alarm' } as const

export function Page() {
  const words = useWords(safetyWords).record
  const title = useWords(titleWords).phoneRecord
  return (
    <Screen top={<BackBar title={title} home="/user_center/change_phone" />}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
      </div>
      <Record />
    </Screen>
  )
}

function Record() {
  const all = useWords(safetyWords)
  const words = all.record
  const locale = useLocale()
  const { data: changes, error, refetch } = useQuery(phoneChangesQuery(usePorts()))
  if (changes === undefined) {
    return (
      <div className={styles.part}>
        <LoadState part words={all} lines={6} isError={error !== null} {...(error && { detail: failureText(failureOfError(error), locale) })} onRetry={() => void refetch()} />
      </div>
    )
  }
  const [last, ...earlier] = changes
  if (last === undefined) {
    return <EmptyState action={<Button link={(parts) => <PageLink to={FORM} {...parts} />}>{words.ask}</Button>}>{words.none}</EmptyState>
  }
  const next = nextAsking(last)
  return (
    <>
      <div className={styles.part}>
        <Timeline label={words.progress} steps={phoneRecordSteps(last, words)} stateWords={words.states} />
      </div>
      {next !== undefined && (
        <div className={styles.part}>
          <Button block look={next === 'askAgain' ? 'primary' : 'secondary'} link={(parts) => <PageLink to={FORM} {...parts} />}>
            {words[next]}
          </Button>
        </div>
      )}
      {earlier.length > 0 && (
        <Section title={words.earlier}>
          <Card padding="none">
            {earlier.map((change) => (
              <ListRow
                key={change.id}
                title={words.askedNote(change.newMobile)}
                detail={`${formatTime(change.askedAt, 'yyyy-mm-dd hh:mm')}${change.note === '' ? '' : ` · ${change.note}`}`}
                end={<Badge tone={TONES[change.status]}>{words.status[change.status]}</Badge>}
              />
            ))}
          </Card>
        </Section>
      )}
    </>
  )
}
