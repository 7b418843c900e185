import { failureText, nameIn } from '@diandu/core/messages'
import { SERVICES, isOpenRequest, type ServiceRequest, type ServiceRequestId } from '@diandu/core/services'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { serviceRequestMessages } from '../../../messages/services/service-request.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { Timeline } from '../../../ui/lists/timeline.tsx'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { wishText } from '../check/wish-text.ts'
import { servicePageQuery, serviceRequestQuery, serviceRequestsQuery } from '../services-queries.ts'
import styles from '../services.module.css'
import { requestSteps } from './request-steps.ts'

const LIST = '/user_center/service_requests'

export function Page() {
  return (
    <BackScreen title="serviceRequest" home={LIST}>
      <div className="pt-16 pb-32">
        <Loaded id={(useParams()['id'] ?? '') as ServiceRequestId} />
      </div>
    </BackScreen>
  )
}

function Loaded({ id }: { readonly id: ServiceRequestId }) {
  const { list, one: messages } = useMessages(serviceRequestMessages)
  const locale = useLocale()
  const { data: request, failure, refetch } = useLoad(serviceRequestQuery(usePorts(), id), 'own-page')
  if (request !== undefined) return <Shown request={request} />
  if (failure?.kind === 'refused')
    return (
      <EmptyState
        picture="search"
        action={<Button link={(parts) => <PageLink to={LIST} {...parts} />}>{messages.toAll}</Button>}
      >
        {messages.gone}
      </EmptyState>
    )
  return (
    <LoadState
      messages={list}
      lines={8}
      inset
      isError={failure !== undefined}
      {...(failure === undefined ? {} : { detail: failureText(failure, locale) })}
      onRetry={() => void refetch()}
    />
  )
}

function Shown({ request }: { readonly request: ServiceRequest }) {
  const messages = useMessages(serviceRequestMessages).one
  const locale = useLocale()
  const { number, service, packageId, name, details, entry, mobile, state } = request
  const { data: page } = useLoad(servicePageQuery(usePorts(), service))
  const chosen = page?.offer.packages.find(({ id }) => id === packageId)
  const serviceName = [SERVICES[service], ...(chosen === undefined ? [] : [chosen.name])]
    .map((one) => nameIn(one, locale))
    .join(' · ')
  return (
    <>
      <div className={`mx-16 mb-24 ${styles.hero}`}>
        <h2 className={styles.number}>{number}</h2>
        <p className="detail mt-4 mb-8">{serviceName}</p>
      </div>
      <Section title={messages.progress}>
        <div className="mb-16">
          <Timeline label={messages.progress} steps={requestSteps(request, locale)} stateMessages={messages.states} />
        </div>
      </Section>
      <Section title={messages.about}>
        <div className="mb-16">
          <Card>
            <Facts
              facts={[
                [messages.name, name],
                [messages.mobile, mobile],
                ...(entry === null ? [] : [[messages.check, wishText(entry, locale)] as const]),
              ]}
            />
            <p className="mt-12 type-line strong">{messages.details}</p>
            <p className="break-anywhere pre-wrap">{details}</p>
          </Card>
        </div>
      </Section>
      <div className="mx-16 mb-16">
        <Button
          block
          look={state === 'answered' ? 'primary' : 'secondary'}
          link={(parts) => <PageLink to="/contact" {...parts} />}
        >
          {messages.contact}
        </Button>
        {isOpenRequest(state) && <WithdrawRequest id={request.id} />}
      </div>
    </>
  )
}

function WithdrawRequest({ id }: { readonly id: ServiceRequestId }) {
  const messages = useMessages(serviceRequestMessages).one
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const { send, isBusy } = useSend({
    send: ({ services }) => services.withdraw(id),
    onDone: () => toasts.show(messages.withdrawn, 'good'),
    onFailed: (failure) => toasts.show(passingMessages(failure, locale) ?? messages.failedToWithdraw, 'bad'),
    // Also after a lost answer: the timeline says what was really done.
    onSettled: async () => {
      close()
      await Promise.all([
        queries.invalidateQueries({ queryKey: serviceRequestQuery(ports, id).queryKey }),
        queries.invalidateQueries({ queryKey: serviceRequestsQuery(ports).queryKey }),
      ])
    },
  })
  useBackCloses(isConfirming, isBusy ? undefined : close)
  return (
    <>
      <Button block look="quiet" onClick={() => setConfirming(true)}>
        {messages.withdraw}
      </Button>
      <ConfirmAction
        isConfirming={isConfirming}
        title={messages.withdrawTitle}
        confirmLabel={messages.withdraw}
        cancelLabel={messages.keep}
        busy={isBusy}
        onConfirm={() => void send()}
        onCancel={close}
      >
        {messages.withdrawLine}
      </ConfirmAction>
    </>
  )
}
