import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { formatTime } from '@diandu/core/format'
import { MESSAGE_KINDS, type Message, type MessageId } from '@diandu/core/inbox'
import { nameIn } from '@diandu/core/messages'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useInboxCommand } from '../../../app/orders/inbox/use-inbox-command.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { inboxMessages } from '../../../messages/inbox/inbox.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { MESSAGES, messageQuery } from '../inbox-queries.ts'
import { messageView } from '../message-view.ts'

export function Page() {
  const messages = useMessages(inboxMessages)
  const { id = '' } = useParams()
  const { data: message, isError, failure, refetch } = useLoad(messageQuery(usePorts(), id as MessageId), 'own-page')
  const isGone = failure?.kind === 'refused' && failure.reason === 'not-found'
  return (
    <BackScreen title="message" home="/message">
      {message !== undefined ? (
        <Shown message={message} />
      ) : isGone ? (
        <EmptyState
          picture="paper"
          action={
            <Button look="secondary" link={(parts) => <PageLink to="/message" {...parts} />}>
              {messages.toAll}
            </Button>
          }
        >
          {messages.detail.gone}
        </EmptyState>
      ) : (
        <LoadState messages={messages.detail} isError={isError} onRetry={() => void refetch()} lines={4} inset />
      )}
    </BackScreen>
  )
}

/** Marks the message as read once it is seen. */
function Shown({ message }: { readonly message: Message }) {
  const locale = useLocale()
  const messages = useMessages(inboxMessages)
  const { title, line, open } = messageView(message, locale)
  useReadOnce(message)
  return (
    <article className="p-16">
      <p className="row wrap">
        <Badge tone="ferry">{nameIn(MESSAGE_KINDS[message.kind].name, locale)}</Badge>
        <span className="note ml-8">{formatTime(message.at, 'yyyy-mm-dd hh:mm')}</span>
      </p>
      <h2 className="mb-8 mt-12 type-title break-anywhere">{title}</h2>
      {line !== '' && <p className="mb-24 break-anywhere pre-line">{line}</p>}
      {open !== undefined ? (
        <Button block link={(parts) => <PageLink to={open.to} {...parts} />}>
          {open.label}
        </Button>
      ) : (
        <>
          <Button block look="secondary" link={(parts) => <PageLink to="/message" {...parts} />}>
            {messages.toAll}
          </Button>
          <Button block look="quiet" link={(parts) => <PageLink to="/contact" {...parts} />}>
            {messages.ask}
          </Button>
        </>
      )}
    </article>
  )
}

function useReadOnce({ id, readAt }: Message): void {
  const send = useInboxCommand()
  const queries = useQueryClient()
  const isUnread = readAt === null
  useEffect(() => {
    if (!isUnread) return
    void send((inbox) => inbox.read(id)).then(({ ok }) => {
      if (ok) void queries.invalidateQueries({ queryKey: MESSAGES })
    })
  }, [id, isUnread, send, queries])
}
