import { countUnread } from '@diandu/core/inbox'
import { useLoad, usePorts } from '../../queries/queries.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { CountMark } from '../../../ui/navigation/count-mark.tsx'
import { inboxMessages } from '../../../messages/inbox/inbox.messages.ts'
import { inboxStateQuery } from './inbox-state-query.ts'

const MAX_SHOWN = 99

/** How many messages a person has not read; nothing where there is none, or that is not known. */
export function UnreadMark({ place = 'line' }: { readonly place?: 'line' | 'tab' }) {
  const messages = useMessages(inboxMessages)
  const { data: state } = useLoad(inboxStateQuery(usePorts()))
  const count = state ? countUnread(state) : 0
  if (count === 0) return null
  const shown = count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count)
  return <CountMark shown={shown} label={messages.unreadCount(shown)} place={place} />
}
