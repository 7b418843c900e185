import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { SERVICE_REQUEST_STATES, SERVICES, type ServiceRequestCard } from '@diandu/core/services'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { serviceRequestMessages } from '../../../messages/services/service-request.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { serviceRequestsQuery } from '../services-queries.ts'
import { STATE_TONES } from './request-steps.ts'

/** The user's requests, the newest first. */
export function Page() {
  const messages = useMessages(serviceRequestMessages).list
  const { items, isEmpty, more } = usePaged(serviceRequestsQuery(usePorts()), 'own-page')
  return (
    <BackScreen title="serviceRequests" home="/user_center">
      <div className="pt-16 pb-32">
        {isEmpty ? (
          <EmptyState
            picture="paper"
            action={
              <Button link={(parts) => <PageLink to="/entry/residence" {...parts} />}>{messages.toServices}</Button>
            }
          >
            {messages.empty}
          </EmptyState>
        ) : (
          <div className="mx-16 mb-16">
            <EndlessList
              label={messages.label}
              items={items}
              keyOf={(request) => request.id}
              renderItem={(request) => <RequestCard request={request} />}
              {...more}
              messages={messages}
            />
          </div>
        )}
      </div>
    </BackScreen>
  )
}

function RequestCard({ request }: { readonly request: ServiceRequestCard }) {
  const locale = useLocale()
  const { id, number, service, state, changedAt } = request
  return (
    <Card link={(parts) => <PageLink to={`/user_center/service_request/${id}`} {...parts} />}>
      <span className="ends items-center">
        <strong>{nameIn(SERVICES[service], locale)}</strong>
        <Badge tone={STATE_TONES[state]}>{nameIn(SERVICE_REQUEST_STATES[state], locale)}</Badge>
      </span>
      <span className="detail mt-4 mb-8">
        {number} · {formatTime(changedAt, 'yyyy-mm-dd hh:mm')}
      </span>
    </Card>
  )
}
