import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MESSAGE_KINDS, type MessageKind } from '@diandu/core/inbox'
import { nameIn } from '@diandu/core/messages'
import { useLastWish } from '../pacing/use-last-wish.ts'
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
  const { data: state, refetch } = useQuery(inboxStateQuery(usePorts()))
  return (
    <Section title={messages.switches.title}>
      {!state ? (
        <LoadState part messages={messages.list} isError={state === null} onRetry={() => void refetch()} lines={4} />
      ) : (
        <Card>
          {state.kinds.map(({ kind, isOn }) => (
            <KindSwitch key={kind} kind={kind} isOn={isOn} />
          ))}
        </Card>
      )}
      <p className={styles.note}>{messages.switches.note}</p>
    </Section>
  )
}

/** A kind that is switched back at once ends as it was wished last. */
function KindSwitch({ kind, isOn }: { readonly kind: MessageKind; readonly isOn: boolean }) {
  const { switches } = useMessages(inboxMessages)
  const locale = useLocale()
  const queries = useQueryClient()
  const send = useInboxCommand()
  const { shown, wish } = useLastWish(async (wished: boolean) => {
    const isSaved = await send((inbox) => inbox.switch(kind, wished))
    if (isSaved) return true
    toasts.show(switches.failed, 'bad')
    await queries.invalidateQueries({ queryKey: INBOX_STATE })
    return false
  })
  return <Switch label={nameIn(MESSAGE_KINDS[kind].name, locale)} checked={shown ?? isOn} onChange={wish} />
}
