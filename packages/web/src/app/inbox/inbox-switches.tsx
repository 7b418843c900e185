import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MESSAGE_KINDS, type MessageKind } from '@diandu/core/inbox'
import { nameIn } from '@diandu/core/messages'
import { usePorts } from '../queries/ports-context.ts'
import { useLocale, useMessages } from '../preferences/preferences.ts'
import { Switch } from '../../ui/choices/switch.tsx'
import { LoadState } from '../../ui/feedback/load-state.tsx'
import { toasts } from '../../ui/feedback/toasts.ts'
import { Card } from '../../ui/lists/card.tsx'
import { Section } from '../../ui/lists/section.tsx'
import { inboxMessages } from '../../messages/inbox/inbox.messages.ts'
import { INBOX_STATE, inboxStateQuery } from './inbox-state-query.ts'
import { useInboxCommand } from './use-inbox-command.ts'
import styles from './inbox-switches.module.css'

/** Of which kinds a person wants to be told, on every device. */
export function InboxSwitches() {
  const messages = useMessages(inboxMessages)
  const locale = useLocale()
  const queries = useQueryClient()
  const { data: state, refetch } = useQuery(inboxStateQuery(usePorts()))
  const send = useInboxCommand()
  const [busyKind, setBusyKind] = useState<MessageKind>()
  const change = async (kind: MessageKind, isOn: boolean) => {
    setBusyKind(kind)
    const isSaved = await send((inbox) => inbox.switch(kind, isOn))
    if (!isSaved) {
      toasts.show(messages.switches.failed, 'bad')
      await queries.invalidateQueries({ queryKey: INBOX_STATE })
    }
    setBusyKind(undefined)
  }
  return (
    <Section title={messages.switches.title}>
      {!state ? (
        <LoadState part messages={messages.list} isError={state === null} onRetry={() => void refetch()} lines={4} />
      ) : (
        <Card>
          {state.kinds.map(({ kind, isOn }) => (
            <Switch
              key={kind}
              label={nameIn(MESSAGE_KINDS[kind].name, locale)}
              checked={isOn}
              disabled={busyKind !== undefined}
              onChange={(chosen) => void change(kind, chosen)}
            />
          ))}
        </Card>
      )}
      <p className={styles.note}>{messages.switches.note}</p>
    </Section>
  )
}
