import { useParams } from 'react-router-dom'
import { isPending, REQUEST_STATES, type OwnRequest, type RequestId } from '@diandu/core/buyer-requests'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useOnceTrue } from '../../../app/queries/use-once-true.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { criteriaTexts } from '../../../app/shops/requests/criteria-text.ts'
import { matchesQuery, requestOffersQuery, requestQuery } from '../request-queries.ts'
import styles from '../request.module.css'
import { RequestActions } from './request-actions.tsx'
import { RequestMatches } from './request-matches.tsx'
import { RequestOffers } from './request-offers.tsx'

/** One request of the person: what was asked for, what fits, what sellers offered. */
export function Page() {
  const messages = useMessages(buyerRequestMessages)
  const title = useMessages(titleMessages).myRequest
  const id = (useParams()['id'] ?? '') as RequestId
  const ports = usePorts()
  const { data: request, failure, isError, refetch } = useLoad(requestQuery(ports, id), 'own-page')
  // Both lists are asked for at once and shown together: what came later would push the other one down.
  const hasOffers = useOnceTrue(!usePaged(requestOffersQuery(ports, id)).isPending)
  const hasMatches = useOnceTrue(!usePaged(matchesQuery(ports, id)).isPending)
  if (request === undefined && failure?.kind === 'refused') return <ErrorPage failure={{ kind: 'http', status: 404 }} />
  return (
    <Screen top={<BackBar title={title} home="/user_center/requests" />}>
      <div className="pt-16 pb-32">
        {request === undefined ? (
          <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={6} inset />
        ) : (
          <>
            <Summary request={request} />
            {hasOffers && hasMatches ? (
              <>
                <RequestOffers id={id} />
                <RequestMatches request={request} />
              </>
            ) : (
              <LoadState messages={messages.load} isError={false} onRetry={() => undefined} lines={6} inset />
            )}
          </>
        )}
      </div>
    </Screen>
  )
}

function Summary({ request }: { readonly request: OwnRequest }) {
  const messages = useMessages(buyerRequestMessages)
  const locale = useLocale()
  const { criteria, content, state, until, refusedFor } = request
  return (
    <Section title={messages.request.summary}>
      <Card>
        <p className={styles.head}>
          <span className="strong break-anywhere">{criteriaTexts(criteria, locale).join(' · ')}</span>
          <Badge tone={state === 'open' ? 'green' : state === 'under-review' ? 'amber' : 'plain'}>
            {nameIn(REQUEST_STATES[state], locale)}
          </Badge>
        </p>
        {content !== '' && <p className="mt-8 break-anywhere">{content}</p>}
        {isPending(state) && (
          <p className="note trail-12 mt-8 flex wrap">
            <span>{messages.mine.until(formatTime(until, 'yyyy-mm-dd'))}</span>
          </p>
        )}
        {state === 'under-review' && <Notice tone="warning">{messages.request.underReview}</Notice>}
        {refusedFor !== null && <Notice tone="alarm">{messages.request.refused(refusedFor)}</Notice>}
        {(state === 'closed' || state === 'expired') && <Notice>{messages.request.ended}</Notice>}
        <RequestActions request={request} />
      </Card>
    </Section>
  )
}
