import { formatTime } from '@diandu/core/format'
import { failureText } from '@diandu/core/messages'
import { SupportLink } from '../../../app/layout/company/support-link.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Timeline } from '../../../ui/lists/timeline.tsx'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'
import { phoneChangeMessages } from '../../../messages/account/phone-change.messages.ts'
import { phoneChangesQuery } from '../account-queries.ts'
import { nextRequest, phoneRecordSteps } from './phone-record-view.ts'

const FORM = '/user_center/changephone/chgph-form'
const TONES = { reviewing: 'amber', changed: 'green', refused: 'alarm' } as const

export function Page() {
  const messages = useMessages(phoneChangeMessages).record
  return (
    <BackScreen title="phoneRecord" home="/user_center/change_phone">
      <div className="px-16 pt-16">
        <h2 className="type-title">{messages.title}</h2>
      </div>
      <Record />
    </BackScreen>
  )
}

function Record() {
  const all = useMessages(safetyMessages)
  const messages = useMessages(phoneChangeMessages).record
  const locale = useLocale()
  const { data: changes, failure, refetch } = useLoad(phoneChangesQuery(usePorts()), 'own-page')
  if (changes === undefined) {
    return (
      <div className="mx-16 mt-24 mb-24">
        <LoadState
          part
          messages={all}
          lines={6}
          isError={failure !== undefined}
          {...(failure && { detail: failureText(failure, locale) })}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  const [last, ...earlier] = changes
  if (last === undefined) {
    return (
      <EmptyState action={<Button link={(parts) => <PageLink to={FORM} {...parts} />}>{messages.call}</Button>}>
        {messages.none}
      </EmptyState>
    )
  }
  const next = nextRequest(last)
  return (
    <>
      <div className="mx-16 mt-24 mb-24">
        <Timeline label={messages.progress} steps={phoneRecordSteps(last, messages)} stateMessages={messages.states} />
      </div>
      {next === undefined && <SupportLink />}
      {next !== undefined && (
        <div className="mx-16 mt-24 mb-24">
          <Button
            block
            look={next === 'requestAgain' ? 'primary' : 'secondary'}
            link={(parts) => <PageLink to={FORM} {...parts} />}
          >
            {messages[next]}
          </Button>
        </div>
      )}
      {earlier.length > 0 && (
        <Section title={messages.earlier}>
          <Card padding="none">
            {earlier.map((change) => (
              <ListRow
                key={change.id}
                title={messages.requestedNote(change.newMobile)}
                detail={`${formatTime(change.askedAt, 'yyyy-mm-dd hh:mm')}${change.note === '' ? '' : ` · ${change.note}`}`}
                end={<Badge tone={TONES[change.status]}>{messages.status[change.status]}</Badge>}
              />
            ))}
          </Card>
        </Section>
      )}
    </>
  )
}
