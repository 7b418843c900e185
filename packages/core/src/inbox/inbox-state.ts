import type { InboxState } from './inbox.ports.ts'
import { MESSAGE_KINDS, type MessageKind } from './message-kind.ts'
import type { MessageId } from './message.ts'

interface InboxFacts {
  readonly unread: ReadonlyMap<string, number>
  readonly off: readonly string[]
  readonly newestId: MessageId | null
}

/** Every kind in the order of the tabs, whether or not anything of it was ever told. */
export const inboxState = ({ unread, off, newestId }: InboxFacts): InboxState => ({
  kinds: (Object.keys(MESSAGE_KINDS) as MessageKind[]).map((kind) => ({
    kind,
    unread: unread.get(kind) ?? 0,
    isOn: !off.includes(kind),
  })),
  newestId,
})
