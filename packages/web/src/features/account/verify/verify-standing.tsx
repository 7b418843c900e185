import { toVerificationStatus, type VerificationRecord } from '@diandu/core/account'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Timeline } from '../../../ui/lists/timeline.tsx'
import { verifyMessages } from '../../../messages/account/verify.messages.ts'
import { formPath, otherKind, documentRows, verifySteps } from './verify-view.ts'

/** How the last documents stand: under review, verified, or failed with why and the way on. */
export function VerifyStanding({ record }: { readonly record: VerificationRecord }) {
  const messages = useMessages(verifyMessages).state
  const locale = useLocale()
  const isFailed = toVerificationStatus(record.status).status === 'failed'
  return (
    <>
      <Card>
        <Timeline label={messages.timeline} steps={verifySteps(record, locale)} stateMessages={messages.states} />
      </Card>
      {isFailed && (
        <div className="mt-16">
          <Notice tone="alarm" title={messages.why}>
            {record.note === '' ? messages.noReason : record.note}
          </Notice>
        </div>
      )}
      <h2 className="mb-8 mt-24">{messages.papers}</h2>
      <Card>
        <Facts facts={documentRows(record, locale)} />
      </Card>
      {isFailed && (
        <div className="mt-16">
          <Button block link={(parts) => <PageLink to={formPath(record.kind)} {...parts} />}>
            {messages.again}
          </Button>
          <Button block look="quiet" link={(parts) => <PageLink to={formPath(otherKind(record.kind))} {...parts} />}>
            {messages.otherKind}
          </Button>
        </div>
      )}
    </>
  )
}
